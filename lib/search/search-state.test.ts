import type { SearchAnswer } from './contract';
import { INITIAL_STATE, keyOf, reduce, requestOf, type SearchAction, type SearchState } from './search-state';

const answer = (...titles: string[]): SearchAnswer => ({ juegos: titles.map((titulo) => ({ titulo })) });
const following = (actions: readonly SearchAction[], from: SearchState = INITIAL_STATE) => actions.reduce(reduce, from);
const HADES = { key: 'hades', title: 'Hades' };

/** A search for a text that was answered. */
const answered = following([
  { type: 'write', draft: ' granja ' },
  { type: 'ask', query: 'granja' },
  { type: 'answer', search: 1, answer: answer('Braid') },
]);

describe('a search', () => {
  it('clears the earlier results at its start and keeps the text', () => {
    expect(answered).toMatchObject({ status: 'done', shown: { answer: answer('Braid'), refined: false } });
    const next = reduce(answered, { type: 'ask', query: 'granja' });
    expect(next).toMatchObject({ draft: ' granja ', status: 'searching', shown: undefined });
  });

  it('passes over the answer and the failure of an older one', () => {
    const second = reduce(reduce(INITIAL_STATE, { type: 'ask', query: 'uno' }), { type: 'ask', query: 'dos' });
    expect(reduce(second, { type: 'answer', search: 1, answer: answer('old') })).toBe(second);
    expect(reduce(second, { type: 'fail', search: 1 })).toBe(second);
    expect(reduce(second, { type: 'answer', search: 2, answer: answer('new') }).shown?.answer).toEqual(answer('new'));
  });

  it('fails without results, and is cleared without losing the text', () => {
    const failed = following(
      [
        { type: 'ask', query: 'x' },
        { type: 'fail', search: 2 },
      ],
      answered,
    );
    expect(failed).toMatchObject({ status: 'failed', draft: ' granja ', shown: undefined });
    const cleared = reduce(reduce(failed, { type: 'ask', query: 'x' }), { type: 'clear' });
    expect(cleared).toMatchObject({ status: 'idle', draft: ' granja ', asked: undefined });
    expect(reduce(cleared, { type: 'answer', search: 3, answer: answer('late') })).toBe(cleared);
  });

  it('fills the box when it does not come from there', () => {
    const { draft, asked } = reduce(answered, { type: 'ask', query: 'de un enlace', changes: { a: 'nunca' } });
    expect([draft, asked]).toEqual(['de un enlace', { query: 'de un enlace', changes: { a: 'nunca' } }]);
  });
});

describe('a correction', () => {
  const corrected = reduce(answered, { type: 'correct', wish: 'concept:zombies', strength: 'nunca' });

  it('keeps the results until the new ones come', () => {
    expect(corrected).toMatchObject({ status: 'refining', shown: answered.shown });
    expect(requestOf(corrected)).toEqual({
      query: 'granja',
      correcciones: { deseos: { 'concept:zombies': 'nunca' } },
    });
    const done = reduce(corrected, { type: 'answer', search: corrected.search, answer: answer('Celeste') });
    expect(done).toMatchObject({ status: 'done', shown: { answer: answer('Celeste'), refined: true } });
  });

  it('adds to the ones before, the last one of a wish counting', () => {
    const more = following(
      [
        { type: 'correct', wish: 'concept:cozy', strength: 'deseable' },
        { type: 'correct', wish: 'concept:zombies', strength: 'ignorado' },
      ],
      corrected,
    );
    expect(more.asked?.changes).toEqual({ 'concept:zombies': 'ignorado', 'concept:cozy': 'deseable' });
  });

  it('is taken back when it fails, and the results stay', () => {
    const failed = reduce(corrected, { type: 'fail', search: corrected.search });
    expect(failed).toMatchObject({ status: 'done', asked: answered.asked, shown: answered.shown });
  });

  it('goes on with a text that was lengthened or shortened, and not with another', () => {
    const asking = (query: string) => reduce(corrected, { type: 'ask', query }).asked?.changes;
    expect(asking('granja para dos')).toEqual({ 'concept:zombies': 'nunca' });
    expect(asking('gran')).toEqual({ 'concept:zombies': 'nunca' });
    expect(asking('terror')).toEqual({});
  });

  it('is taken back together with all others', () => {
    const restored = reduce(corrected, { type: 'restore' });
    expect(restored).toMatchObject({ status: 'refining', shown: answered.shown });
    expect(requestOf(restored)).toEqual({ query: 'granja' });
  });

  it('has nothing to correct before the first search', () => {
    expect(reduce(INITIAL_STATE, { type: 'correct', wish: 'x', strength: 'nunca' })).toBe(INITIAL_STATE);
    expect(reduce(INITIAL_STATE, { type: 'restore' })).toBe(INITIAL_STATE);
  });
});

describe('a played game', () => {
  it('is left out of this search and of the next ones, once', () => {
    const played = following(
      [
        { type: 'play', game: HADES },
        { type: 'play', game: HADES },
      ],
      answered,
    );
    expect(played).toMatchObject({ status: 'refining', played: [HADES] });
    expect(requestOf(played)).toEqual({ query: 'granja', correcciones: { jugados: ['hades'] } });
    expect(requestOf(reduce(played, { type: 'ask', query: 'otra cosa' }))?.correcciones).toEqual({
      jugados: ['hades'],
    });
  });

  it('comes back', () => {
    const back = following(
      [
        { type: 'play', game: HADES },
        { type: 'unplay', key: 'hades' },
      ],
      answered,
    );
    expect(back).toMatchObject({ status: 'refining', played: [] });
    expect(requestOf(back)).toEqual({ query: 'granja' });
  });

  it('is known by its id, else by its title', () => {
    expect([keyOf({ id: 'hades', titulo: 'Hades' }), keyOf({ titulo: 'Hades' }), keyOf({})]).toEqual([
      'hades',
      'Hades',
      undefined,
    ]);
  });
});

describe('an earlier search', () => {
  const later = following(
    [
      { type: 'write', draft: 'terror' },
      { type: 'ask', query: 'terror' },
      { type: 'play', game: HADES },
    ],
    answered,
  );

  it('comes back whole, and what is under way comes too late for it', () => {
    const recalled = reduce(later, { type: 'recall', earlier: answered });
    expect(recalled).toMatchObject({ draft: 'granja', status: 'done', asked: answered.asked, shown: answered.shown });
    expect(reduce(recalled, { type: 'answer', search: later.search, answer: answer('late') })).toBe(recalled);
  });

  it('does not take back what was played since', () => {
    expect(reduce(later, { type: 'recall', earlier: answered }).played).toEqual([HADES]);
  });

  it('is not taken up again where it was left before it ended', () => {
    const left = reduce(answered, { type: 'ask', query: 'granja' });
    expect(reduce(later, { type: 'recall', earlier: left })).toMatchObject({ status: 'idle', draft: 'granja' });
    const refining = reduce(answered, { type: 'correct', wish: 'x', strength: 'nunca' });
    expect(reduce(later, { type: 'recall', earlier: refining })).toMatchObject({
      status: 'done',
      asked: answered.asked,
    });
  });
});
