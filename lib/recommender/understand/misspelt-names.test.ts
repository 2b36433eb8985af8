import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from './wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withNamesSpelled()', () => {
  it.each([
    ['parecido a eldenring', '+seed:elden-ring'],
    ['eldenring', '+seed:elden-ring'],
    ['something like stardewvalley', '+seed:stardew-valley'],
    ['parecidos a Hollow Night', '+seed:hollow-knight'],
    ['games like hollow nigth', '+seed:hollow-knight'],
    ['parecido a Red Ded Redemption', '+seed:red-dead-redemption'],
    ['like slay the spyre but co-op', '+players:coop +seed:slay-the-spire'],
    ['juegos como el gta san adreas', '+seed:grand-theft-auto-san-andreas'],
  ])('knows a name however it is written: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });

  it('knows the name of a series as well', () => {
    expect(read('parecido a asasins creed')).toEqual(read("parecido a Assassin's Creed"));
    expect(read('like animal crosing')).toEqual(read('like Animal Crossing'));
  });

  it.each([
    ['like a dark night', '+dark'],
    ['mi novio está enganchado a Hades y quiere otro roguelike', '+addictive +roguelike +seed:hades'],
    ['not the obvious ones like Skyrim or Hades, an rpg', '+rpg -seed:hades -seed:skyrim'],
  ])('leaves what is no slip: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
