import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withShunned()', () => {
  it.each([
    ['un rpg, hay gente muy tóxica en todos', '+rpg -chat-with-strangers'],
    ['I want an rpg, my last one had me logging in daily', '+rpg -daily-chores'],
    ['an rpg, tried that one and got dizzy', '+rpg -motion-sickness'],
    ['I want an rpg to play every day', '+rpg'],
    ['an rpg, the last few were riddled with ads', '+rpg -ads'],
    ['I want a puzzle game, we tried some and they were stuffed with in-app purchases', '+puzzle -microtransactions'],
    ['un rpg, los que probamos están repletos de anuncios', '+rpg -ads'],
    ['un rpg con anuncios', '+ads +rpg'],
    ['an rpg, I like long cutscenes', '+long-cutscenes +rpg'],
  ])('refuses what nobody asks for, unless somebody does: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
