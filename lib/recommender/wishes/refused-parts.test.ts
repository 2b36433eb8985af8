import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { createRecommender } from '../recommender';

const recommender = createRecommender(games, lexicon);
const read = (text: string) =>
  recommender
    .recommend(text, 1)
    .wishes.map(({ id, strength }) => `${strength} ${id}`)
    .sort();

describe('refusedParts()', () => {
  it.each([
    ['fantasía sin elfos', ['must concept:fantasy', 'never concept:elves']],
    ['no orcs, but fantasy', ['must concept:fantasy', 'never concept:orcs']],
    ['board games but no backgammon', ['must concept:board-game', 'never thing:backgammon']],
    ['insectos, pero que no sean mariposas', ['must concept:insects', 'never thing:mariposas']],
  ])('keeps what is wanted where a part of it is refused: %s', (text, wishes) => {
    expect(read(text)).toEqual(wishes);
  });

  it.each([
    ['rpg sin elfos', ['must concept:rpg', 'never concept:elves']],
    ["horror that isn't scary", ['must concept:spooky-light', 'never concept:horror']],
    ['ni fantasía ni elfos', ['never concept:elves', 'never concept:fantasy']],
  ])('leaves other refusals whole: %s', (text, wishes) => {
    expect(read(text)).toEqual(wishes);
  });

  it('shows games of the kind that do not tell of the part', () => {
    const { matches } = recommender.recommend('fantasía sin elfos');
    expect(matches.length).toBeGreaterThan(5);
    expect(matches.map(({ game }) => game.id)).not.toContain('hearthstone');
    expect(matches.flatMap(({ verdicts }) => verdicts).filter((verdict) => verdict !== 'met')).toEqual([]);
  });
});
