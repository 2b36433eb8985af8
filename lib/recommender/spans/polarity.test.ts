import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('understand() ends a negation with its clause', () => {
  it.each([
    ['supervivencia que no tenga zombis', '+survival -zombies'],
    ['survival, no zombies please', '+survival -zombies'],
    ['sin sustos ni sangre', '-jump-scares -gore'],
    ['no jump scares or gore', '-jump-scares -gore'],
    ['sin zombis ni vampiros, pero con mucha sangre', '-zombies -vampires +gore'],
    ['no zombies or vampires, but with lots of blood', '-zombies -vampires +gore'],
    ['no fantasy: no elves, dragons or magic', '-fantasy -dragons -magic'],
    ['algo sin combate para relajarme', '-combat +relaxing'],
    ['no combat with base building', '-combat +base-building'],
    ['terror sin monstruos, con fantasmas', '+horror -monsters +ghosts'],
    ['horror without monsters, with ghosts', '+horror -monsters +ghosts'],
    ['city builder sin guerra', '+city-builder -war'],
    ['harto de los shooters con micropagos', '-shooter -microtransactions'],
    ['tired of shooters with microtransactions', '-shooter -microtransactions'],
    ['me cansan los mundos abiertos con misiones y crafteo', '-open-world -crafting'],
    ["I'm burned out on open worlds with quests and crafting", '-open-world -crafting'],
    ['odio los shooters, con historia', '-shooter +story-rich'],
    ['no turn-based combat', '-turn-based'],
    ['todo menos shooters', '-shooter'],
    ['un rpg por turnos, que los de acción no me gustan', '+rpg +turn-based -action'],
    ['un rpg por turnos que los de acción no me gustan', '+rpg +turn-based -action'],
    ['un rpg, Celeste no porque lo tengo', '+rpg -seed:celeste'],
    ['un rpg, online ni pensarlo', '+rpg -players:online'],
    ['Celeste ya lo jugamos y Hades no nos gustó, un rpg', '+rpg +seed:celeste -seed:hades'],
    ["I don't have much to do so an rpg", '+rpg'],
    ["my son doesn't read and loves zombies", '+kids +zombies'],
    ['anything but shooters', '-shooter'],
    ['sin micropagos y cooperativo', '-microtransactions +players:coop'],
    ['no microtransactions and coop', '-microtransactions +players:coop'],
    ['no me gusta el pvp, prefiero cooperativo', '-pvp ~players:coop'],
    ["I don't like pvp, I prefer co-op", '-pvp ~players:coop'],
    ['non-horror puzzle game', '+puzzle -horror'],
    ['anti-horror platformer', '+platformer -horror'],
    ['nonviolent farming', '+farming-sim -violence'],
    ['non violent farming', '+farming-sim -violence'],
    ['a platformer, non-linear', '+platformer -linear'],
    ['a non-fantasy rpg', '+rpg -fantasy'],
    ['rol no violento', '+rpg -violence'],
    ['un rol, prefiero por turnos', '+rpg ~turn-based'],
    ['an rpg, I prefer turn-based', '+rpg ~turn-based'],
    ['mi novia prefiere los puzles', '+couples ~puzzle'],
    ['my girlfriend prefers puzzles', '+couples ~puzzle'],
    ['no me gusta el terror prefiero puzles', '-horror +puzzle'],
    ["I don't like horror I prefer puzzles", '-horror +puzzle'],
    ['no soporto el anime', '-anime-style'],
    ['odio los juegos de terror', '-horror'],
    ['I hate horror', '-horror'],
    ['una aventura, que no sé inglés', '+adventure +spanish:text'],
    ['robots en vez de dragones', '+robots -dragons'],
    ['robots instead of dragons', '+robots -dragons'],
    ['no zombie shooters', '-zombies+shooter'],
    ['not for kids', '-kids -age:7'],
    ["I don't want anything with dragons", '-dragons'],
    ['nada para niños', '-kids -age:7'],
    ['less talking, more combat', '+combat'],
    ['less stressful and prettier', '-tense +beautiful'],
    ['por turnos, ni hablar de anime', '+turn-based -anime-style'],
    ['no robots and in Spanish', '-robots +spanish:text'],
    ['sin robots y en español', '-robots +spanish:text'],
    ['sin combates y sin prisas', '-combat +relaxing'],
    ['no fighting, no rush', '-combat +relaxing'],
    ['harta de zombis, vampiros y dragones, un rpg', '+rpg -zombies -vampires -dragons'],
    ['sick of zombies, vampires and dragons, an rpg', '+rpg -zombies -vampires -dragons'],
    ['sick of zombies, what else has vampires and dragons', '+vampires +dragons -zombies'],
    ['sin zombis y que tenga dragones', '+dragons -zombies'],
    ['con zombis aunque no juegue nunca', '+zombies +beginner-friendly'],
    ["no long text as he's dyslexic", '+no-reading -text-heavy'],
    ['me gusta Celeste y los puzles me aburren', '+seed:celeste -puzzle'],
    ['no text or dialogue', '+wordless +no-reading -text-heavy -dialogue-choices'],
    ['sin texto o diálogos', '+wordless +no-reading -text-heavy -dialogue-choices'],
    ['sin texto o con dragones', '+wordless +no-reading -text-heavy +dragons'],
    ['que no sea en tiempo real', '+turn-based'],
    ['educational but not boring, with dinosaurs', '+educational +dinosaurs'],
    ['me dan igual los gráficos', ''],
    ['no importa si es viejo ni si es largo', ''],
    ['me da igual que sea corto ni nuevo, un rol', '+rpg'],
    ['mucha historia y poca acción', '+story-rich -action'],
    ['lots of story and little action', '+story-rich -action'],
    ['granja o qwzx, relajante', '+farming-sim +relaxing'],
    ['farming or qwzx, relaxing', '+farming-sim +relaxing'],
    ['con pocos puzles', '-puzzle'],
    ['sin anuncios, de ajedrez o cartas', '-ads +chess|card-game'],
    ['free with no ads, chess or cards', '+price:free -ads +chess|card-game'],
    ['gratis, sin micropagos ni anuncios, cartas o puzles', '+price:free -microtransactions -ads +card-game|puzzle'],
    ['rpg, no ads, shooters or cards', '+rpg -ads -shooter -card-game'],
    ['no ads, violence or shooters', '-ads -violence -shooter'],
    ['sin zombis, vampiros o sustos', '-zombies -vampires -jump-scares'],
    ['nada de zombis, de vampiros o de sustos', '-zombies -vampires -jump-scares'],
    ['few puzzles', '-puzzle'],
    ['un poco de acción', '+action'],
    ['a little action', '+action'],
    ['pocos juegos de terror', '+horror'],
    ['few horror games', '+horror'],
    ['a few puzzles', '+puzzle'],
    ['terror, pero en tercera o 2d', '+horror +third-person|2d'],
    ['horror, but in third person or 2d', '+horror +third-person|2d'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});

describe('understand() reads a negation behind what it covers', () => {
  it.each([
    ['algo corto que pueda jugar con alguien que nunca ha jugado a nada', '+hours:-6 +beginner-friendly'],
    ['un juego de rol que no tenga zombis nunca', '+rpg -zombies'],
    ['juego de cartas sin pagar para ganar', '+card-game -pay-to-win'],
    ['rol, los dragones no me gustan', '+rpg -dragons'],
    ["rpg, dragons aren't my thing", '+rpg -dragons'],
    ['el terror no es lo mío, prefiero puzles', '-horror +puzzle'],
    ['horror is not for me, puzzles are', '-horror +puzzle'],
    ['zombis no, gracias', '-zombies'],
    ["co-op, shooters I don't like", '+players:coop -shooter'],
    ['estrategia pero el medieval me aburre', '+strategy -medieval'],
    ['first person makes me nauseous, adventure please', '-first-person -motion-sickness +adventure'],
    ['rol, la sangre me da asco', '+rpg -gore'],
    ['rol, me da asco la sangre', '+rpg -gore'],
    ['rol, me dan migraña los shooters', '+rpg -shooter'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});

describe('understand() is not led astray', () => {
  it.each([
    ['no importa si es largo, pero que sea de piratas', '+pirates'],
    ["I don't care if it's long, but with pirates", '+pirates'],
    ['me da igual que sea difícil', ''],
    ['no solo acción', '~action'],
    ['not only action', '~action'],
    ['not only for kids', '~kids'],
    ['not bad graphics', '+beautiful'],
    ['sin City', ''],
    ['sin duda quiero rol', '+rpg'],
    ['por qué no un puzle', '+puzzle'],
    ["can't get enough of puzzles", '+puzzle'],
    ['algo nuevo de rol', '+rpg'],
    ['no es que odie los piratas', '+pirates'],
    ["it's not that I hate pirates", '+pirates'],
    ['no me disgusta el rol', '+rpg'],
    ["I'm fine with pixel art", ''],
    ['busco algo para mi tiempo libre, de piratas', '+pirates'],
    ['pirates, for my free time', '+pirates'],
    ['un juego tranquilo para jugar en casa', '+relaxing'],
    ['mi hermano dice que haya piratas', '+pirates'],
    ['a co-op mode with tables and ropes', '+players:coop'],
    ['con mi vieja que nunca agarró un joystick', '+beginner-friendly +players:2'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });

  it.each([
    ['nothing beats Doom', 'doom'],
    ["No Man's Sky", 'no-mans-sky'],
    ["something like No Man's Sky", 'no-mans-sky'],
  ])('%s names a game', (text, id) => {
    expect(read(text)).toEqual([expect.stringMatching(new RegExp(`^\\+seed:.*${id}`))]);
  });
});
