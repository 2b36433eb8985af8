import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { analyse } from '../words/analyse';
import { withSharedNames, withWholeNames } from './shared-name';
import { cutIntoSpans } from './spans';

const { knowledge } = indexCatalogue(games, lexicon);

function namesIn(text: string): string[] {
  const tokens = analyse(text, knowledge.formsOf);
  const spans = withSharedNames(cutIntoSpans(tokens, knowledge), tokens, knowledge.titles, knowledge.vocabulary);
  return spans.flatMap((span) => (span.kind === 'title' ? [span.title.name] : []));
}

describe('withSharedNames()', () => {
  it.each([
    ['Persona games except 5', ['Persona', 'Persona 5']],
    ['juegos de Persona menos el 4', ['Persona', 'Persona 4']],
    ['Final Fantasy pero no el VII', ['Final Fantasy', 'Final Fantasy VII']],
    ["Assassin's Creed games, all but Valhalla", ["Assassin's Creed", "Assassin's Creed Valhalla"]],
    ['Persona games', ['Persona']],
    ['Persona games, 5 hours', ['Persona']],
    ['Persona without zombies', ['Persona']],
    ['jugamos al FIFA y ya estoy harto del fútbol', ['Fifa']],
  ])('%s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});

describe('withWholeNames()', () => {
  it.each([
    ["tipo Zelda Majora's Mask", ["The Legend of Zelda: Majora's Mask"]],
    ["Assassin's Creed Black Flag and Zelda Wind Waker", ['Black Flag', 'The Legend of Zelda: The Wind Waker']],
    ["Zelda, Majora's Mask", ['Zelda', "The Legend of Zelda: Majora's Mask"]],
    ['Zelda Hollow Knight', ['Zelda', 'Hollow Knight']],
  ])('%s', (text, names) => {
    const tokens = analyse(text, knowledge.formsOf);
    const spans = withWholeNames(cutIntoSpans(tokens, knowledge), tokens);
    expect(spans.flatMap((span) => (span.kind === 'title' ? [span.title.name] : []))).toEqual(names);
  });
});
