import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withComplaints()', () => {
  it.each([
    ['los soulslike no me van nada, quiero puzles', '-soulslike +puzzle'],
    ['un rpg, pero los shooters me crispan los nervios', '+rpg -shooter'],
    ['quiero puzles, me dan mucha rabia los zombis', '+puzzle -zombies'],
    ['un rpg, a mi hermana la marean los juegos en primera persona', '+rpg -first-person'],
    ['busco puzles, Fortnite y Warzone me traen frito', '+puzzle -seed:fortnite -seed:call-of-duty-warzone'],
    ['I want puzzles, gacha makes my brother angry', '+puzzle -loot-boxes'],
    ['an rpg, hidden object games put me to sleep', '+rpg -hidden-object'],
    ['shooters spike my heart rate, I want puzzles', '-shooter +puzzle'],
    ["an rpg, platformers and I don't get along", '+rpg -platformer'],
    ['I want an rpg, thought Until Dawn was a bore', '+rpg -seed:until-dawn'],
    ['un rpg, el Skyrim es demasiado abierto para ella', '+rpg -seed:skyrim'],
    ["an rpg, horror isn't something we enjoy", '+rpg -horror'],
    ['I get anxious with timers, a puzzle game', '-time-pressure +puzzle'],
    ['me agobio con los jefes, un rpg', '-bosses +rpg'],
    ['a farming game, my nephew gets distressed by countdowns', '+farming-sim +kids -time-pressure'],
    ['timers send my son into a meltdown, I want a calm puzzle game', '+kids +puzzle +relaxing -time-pressure'],
    ['el terror me da pesadillas, quiero misterio', '-horror +mystery'],
    ['an rpg, I keep forgetting the story', '+rpg -story-rich'],
    ['a puzzle game, I always get lost in open worlds', '+puzzle -open-world'],
    ['Celeste was too hard for me, want another platformer', '-seed:celeste +platformer ~easy'],
    ['I tried Celeste but the fights killed it for me, an rpg', '-seed:celeste +rpg -combat'],
    ['something linear and tight', '+linear'],
    ['un rpg, me desespero por los temporizadores', '+rpg -time-pressure'],
    ['los rpg no me llaman pero los metroidvania sí', '-rpg +metroidvania'],
    ['un rpg, mi tía se pone mala y se desespera con los anuncios', '+rpg -ads'],
    ['un rpg para una niña de 9 que se asusta con los zombis', '+rpg +kids +age:9 -zombies'],
    ['un rpg, a mi prima se le enredan las cámaras 3D', '+rpg +simple-controls'],
    ['mi padre se lía con los combos, un rpg', '-combos +rpg'],
    ['un rpg, a mi prima se le resisten los puzles', '+rpg -puzzle'],
  ])('refuses what somebody complains of, in whatever words: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });

  it.each([
    ['juego de carreras donde no me choquen', '+racing'],
    ['racing game where nobody rams me', '+racing'],
    ['an rpg that makes me nervous', '+rpg'],
    ['un rpg que no me aburra', '+rpg'],
    ['un rpg, lo dejé porque soy malísimo y me frustraba', '+rpg'],
    ["I want an rpg, shooters I can't run on this", '+rpg +shooter'],
    ['I want horror to scare me to death', '+horror'],
    ['un juego donde los zombis me den asco', '+zombies'],
    ['Hades was too good, I need more', '+seed:hades'],
    ['The Sims is boring without mods, anything similar?', '+seed:the-sims'],
    ["card games my wife can't beat me at", '+card-game'],
    ['los juegos de mesa no se me dan mal', '+board-game'],
    ['turn-based never lets me down', '+turn-based'],
    ['Stardew gets me out of my head', '+seed:stardew-valley'],
    ['an rpg, Celeste was never dull', '+rpg +seed:celeste'],
    ['puzzles that never irritate me', '+puzzle'],
    ["combat isn't a problem for me, I want an rpg", '+combat +rpg'],
    ["un rpg en español, it's for my dad whose English isn't great", '+rpg +spanish:text'],
    ['I want an rpg, the writing in most shooters makes me cringe', '+rpg'],
    ['un rpg para la superación de mi hijo con zombis', '+kids +rpg +zombies'],
    ['le gustan los tiros y los coches, un rpg', '+shooter +racing +driving +rpg'],
    ['me tiran los juegos con buena historia, un rpg', '+story-rich +rpg'],
    ['un rpg con el que mi hijo no se frustre con zombis', '+rpg +zombies'],
  ])('leaves what is looked for, made light of or too tangled: %s', (text, wishes) => {
    expect(read(text).filter((wish) => wish.startsWith('-') && wish !== '-modding')).toEqual([]);
    expect(read(text)).toEqual(expect.arrayContaining(inShort(wishes)));
  });
});
