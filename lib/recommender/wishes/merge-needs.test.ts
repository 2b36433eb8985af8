import type { BoundNeed } from '../request';
import { mergeNeeds, type StatedNeed } from './merge-needs';

const say = (need: BoundNeed, rest: Partial<StatedNeed> = {}): StatedNeed => ({
  need,
  strength: 'must',
  words: need.kind,
  ...rest,
});
const merged = (...stated: StatedNeed[]) => mergeNeeds(stated).map(({ need }) => need);

describe('mergeNeeds()', () => {
  it('reads players said in several places as one need, and playing alone as another', () => {
    expect(
      merged(
        say({ kind: 'players', coop: true }),
        say({ kind: 'players', solo: true }),
        say({ kind: 'players', couch: true, count: 4 }),
      ),
    ).toEqual([
      { kind: 'players', coop: true, couch: true, count: 4 },
      { kind: 'players', solo: true },
    ]);
  });

  it.each<[string, BoundNeed, BoundNeed, StatedNeed['joined'], BoundNeed]>([
    ['overlap', years(1990, 1999), { kind: 'year', to: 1994 }, undefined, years(1990, 1994)],
    ['first, where they do not meet', years(1990, 1999), years(2005, 2009), undefined, years(1990, 1999)],
    ['whole that "or" joins', years(1995, 1999), years(2000, 2005), 'or', years(1995, 2005)],
    ['whole that "and" joins, where they do not meet', years(1985, 1989), years(1990, 1995), 'and', years(1985, 1995)],
    ['overlap that "and" joins, where they do', years(1985, 1995), years(1990, 2000), 'and', years(1990, 1995)],
    ['overlap, where one is open', { kind: 'hours', from: 5 }, { kind: 'hours', to: 9 }, 'or', hours(5, 9)],
  ])('takes of two ranges the %s', (_, first, second, joined, range) => {
    expect(merged(say(first), say(second, joined && { joined }))).toEqual([range]);
  });

  it('takes the younger age, the shorter session, and the stronger word', () => {
    expect(merged(say({ kind: 'age', to: 10 }), say({ kind: 'age', to: 7 }))).toEqual([{ kind: 'age', to: 7 }]);
    const limit = say({ kind: 'age', to: 6 });
    const player = say({ kind: 'age', to: 6, ofPlayer: true });
    expect(merged(limit, player)).toEqual([{ kind: 'age', to: 6 }]);
    expect(merged(player, limit)).toEqual([{ kind: 'age', to: 6 }]);
    expect(merged(say({ kind: 'session', to: 15 }), say({ kind: 'session', to: 30 }))).toEqual([
      { kind: 'session', to: 15 },
    ]);
    expect(merged(say({ kind: 'price', is: 'really-free' }), say({ kind: 'price', is: 'cheap' }))).toEqual([
      { kind: 'price', is: 'really-free' },
    ]);
    const [weak, laptop] = [say({ kind: 'hardware', is: 'low' }), say({ kind: 'hardware', is: 'laptop' })];
    expect(merged(weak, laptop)).toEqual([weak.need]);
    expect(merged(laptop, weak)).toEqual([weak.need]);
  });

  it('takes the lesser of voices or subtitles, and the greater where nothing joins them', () => {
    const voices = { kind: 'spanish', is: 'voices' } as const;
    const text = { kind: 'spanish', is: 'text' } as const;
    expect(merged(say(voices), say(text, { joined: 'or' }))).toEqual([text]);
    expect(merged(say(text), say(voices, { joined: 'or' }))).toEqual([text]);
    expect(merged(say(voices), say(text))).toEqual([voices]);
  });

  it('binds as much as the stronger of both, and keeps the words of both', () => {
    const two = [
      say({ kind: 'age', to: 7 }, { strength: 'nice', words: 'a' }),
      say({ kind: 'age', to: 7 }, { words: 'b' }),
    ];
    expect(mergeNeeds(two)).toMatchObject([{ strength: 'must', words: 'a, b' }]);
  });

  it('leaves what is unwanted apart, since each forbids alone', () => {
    const unwanted = { strength: 'never' } as const;
    const needs = [
      say({ kind: 'players', online: true }, unwanted),
      say({ kind: 'players', couch: true }, unwanted),
      say({ kind: 'players', coop: true }),
    ];
    expect(merged(...needs)).toEqual(needs.map(({ need }) => need));
  });
});

function years(from: number, to: number): BoundNeed {
  return { kind: 'year', from, to };
}

function hours(from: number, to: number): BoundNeed {
  return { kind: 'hours', from, to };
}
