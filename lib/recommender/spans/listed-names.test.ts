import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const seeds = (text: string) =>
  wishesInShort(text, knowledge).flatMap((wish) => (wish.includes('seed:') ? wish.replace('seed:', '') : []));

describe('withListedNames()', () => {
  it.each([
    ['I bounced off Skyrim, Hades and Elden Ring. I love the worlds', '-skyrim -hades -elden-ring'],
    ['odié Skyrim, Hades y Elden Ring', '-skyrim -hades -elden-ring'],
    ['no me gustaron ni Skyrim ni Hades', '-skyrim -hades'],
    ["couldn't get into Skyrim, Hades or Elden Ring", '-skyrim -hades -elden-ring'],
    ['dropped Skyrim and Hades after a few hours', '-skyrim -hades'],
    ['dejé a medias Skyrim y Hades', '-skyrim -hades'],
    ['Skyrim, Hades y Elden Ring me aburrieron', '-skyrim -hades -elden-ring'],
    ['Skyrim, Hades and Elden Ring bored me', '-skyrim -hades -elden-ring'],
    ["Skyrim and Hades didn't do it for me", '-skyrim -hades'],
    ['cozy games other than Skyrim, Hades and Elden Ring', '-skyrim -hades -elden-ring'],
    ['un rpg, aparte de Skyrim, Hades y Elden Ring', '-skyrim -hades -elden-ring'],
    ['no me recomendéis Skyrim, Hades y esas cosas', '-skyrim -hades'],
    ["don't recommend Skyrim, Hades and so on", '-skyrim -hades'],
  ])('refuses every game of a list that is refused: %s', (text, read) => {
    expect(seeds(text).sort()).toEqual(read.split(' ').sort());
  });

  it.each([
    ['odié Skyrim, Hades y Elden Ring me encantaron', '-skyrim +hades +elden-ring'],
    ['hated Skyrim, Hades and Elden Ring I loved', '-skyrim +hades +elden-ring'],
    ['Skyrim bored me, Hades and Elden Ring I loved', '-skyrim +hades +elden-ring'],
    ["I've got 2000 hours in Celeste, and Hades bores me", '+celeste -hades'],
    ['terminé Celeste y Hades me aburrió', '+celeste -hades'],
    ['me encantó Celeste pero Skyrim y Hades me aburrieron', '+celeste -skyrim -hades'],
  ])('keeps what is said to be liked on the other side of it: %s', (text, read) => {
    expect(seeds(text).sort()).toEqual(read.split(' ').sort());
  });
});
