import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withNumberedNames()', () => {
  it.each([
    [
      'stealth games, played Thief 1-3',
      '+stealth +seed:thief-the-dark-project+thief-ii-the-metal-age+thief-deadly-shadows',
    ],
    [
      'played Thief 1 to 3, want more stealth',
      '+seed:thief-the-dark-project+thief-ii-the-metal-age+thief-deadly-shadows +stealth',
    ],
    ['me pasé los Dark Souls del 1 al 3, soulslike', '+seed:dark-souls+dark-souls-ii+dark-souls-3 +soulslike'],
    ['soulslike, beat Dark Souls 1, 2 and 3', '+soulslike +seed:dark-souls+dark-souls-ii+dark-souls-3'],
    ['me he pasado Dark Souls 1, 2 y 3, soulslike', '+seed:dark-souls+dark-souls-ii+dark-souls-3 +soulslike'],
    ['finished Dark Souls 1/2, soulslike', '+seed:dark-souls+dark-souls-ii +soulslike'],
    [
      'My backlog already has Ori 1 and 2 finished, metroidvania',
      '+seed:ori-and-the-blind-forest+ori-and-the-will-of-the-wisps +metroidvania',
    ],
    [
      "I've completed Deus Ex HR/MD, immersive sim",
      '+seed:deus-ex-human-revolution+deus-ex-mankind-divided +immersive-sim',
    ],
    ['juegos como Portal 2 para 3 jugadores', '+seed:portal-2 +players:3'],
    ['Portal 2, 3 friends', '+seed:portal-2 +players:3'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
