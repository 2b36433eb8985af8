import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import slots from '../../catalog/lexicon/slots.json';
import { indexCatalogue } from '../recommender/knowledge/catalogue-index';
import { understand } from '../recommender/understand/understand';
import { filledPhrasesOf } from '../recommender/words/slots';
import { games } from './games';
import { lexicon } from './lexicon';

const LEXICON = join(__dirname, '../../catalog/lexicon');

describe('catalog/lexicon', () => {
  const { concepts, platforms, facts } = lexicon;

  it('names every concept and platform once, in both languages', () => {
    const ids = [...concepts, ...platforms].map(({ id }) => id);
    expect(concepts.map(({ id }) => id)).toEqual([...new Set(concepts.map(({ id }) => id))]);
    expect(platforms.map(({ id }) => id)).toEqual([...new Set(platforms.map(({ id }) => id))]);
    expect(ids.every((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toBe(true);
    for (const { label } of [...concepts, ...platforms]) {
      expect(label.es && label.en).toBeTruthy();
    }
  });

  it('has no slot that no phrase uses', () => {
    const phrases = readdirSync(LEXICON).map((file) => readFileSync(join(LEXICON, file), 'utf8'));
    const unused = Object.keys(slots).filter((slot) => !phrases.some((text) => text.includes(`{${slot}}`)));
    expect(unused).toEqual([]);
  });

  it('says each phrase once in its list', () => {
    const lists = (value: unknown): string[][] => {
      if (typeof value !== 'object' || value === null) return [];
      if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return [value];
      return Object.values(value).flatMap(lists);
    };
    const repeated = readdirSync(LEXICON).flatMap((file) =>
      lists(JSON.parse(readFileSync(join(LEXICON, file), 'utf8')))
        .flatMap((list) => list.filter((phrase, at) => list.indexOf(phrase) !== at))
        .map((phrase) => `${file}: ${phrase}`),
    );
    expect(repeated).toEqual([]);
  });

  it('has enough concepts to tell games apart', () => {
    expect(concepts.length).toBeGreaterThanOrEqual(350);
  });

  it('implies, opposes, refuses, adds and avoids only what exists', () => {
    const known = new Set(concepts.map(({ id }) => id));
    const named = [
      ...concepts.flatMap(({ implies = [], opposes = [], refuses = [] }) => [...implies, ...opposes, ...refuses]),
      ...concepts.flatMap(({ lessensBeside = [] }) => lessensBeside),
      ...facts.flatMap(({ adds = [], avoids = [], suggests = [] }) => [...adds, ...avoids, ...suggests]),
      ...facts.flatMap(({ favours = [], disfavours = [] }) => [...favours, ...disfavours]),
      ...facts.flatMap(({ refuses = [], instead = [] }) => [...refuses, ...instead]),
      ...concepts.flatMap(({ easedBy, withoutGenre, ofSeries, withoutSeries }) =>
        [easedBy, withoutGenre, ofSeries, withoutSeries].filter((id) => id !== undefined),
      ),
    ];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    const machines = new Set(platforms.map(({ id }) => id));
    const members = platforms.flatMap(({ plays = [], any = [], plugsInto = [], sells }) => [
      ...plays,
      ...any,
      ...plugsInto,
      ...(sells ? [sells] : []),
    ]);
    const atHand = facts.flatMap(({ on = [] }) => on);
    expect([...members, ...atHand].filter((id) => !machines.has(id))).toEqual([]);
  });

  it('names no studio of a house that has no game in its years', () => {
    const idle = Object.values(lexicon.houses).flatMap(({ studios }) =>
      Object.entries(studios).filter(
        ([name, years]) =>
          !games.some(({ developer, year }) => {
            const [from, to = year] = [years].flat();
            return year >= from && year <= to && developer?.includes(name);
          }),
      ),
    );
    expect(idle).toEqual([]);
  });

  it('has no concept that no game has', () => {
    const used = new Set(games.flatMap(({ facets }) => [...facets.core, ...facets.also]));
    const implied = (id: string): string[] => concepts.find((concept) => concept.id === id)?.implies?.slice() ?? [];
    for (const id of used) for (const wider of implied(id)) used.add(wider);
    expect(concepts.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });

  it('has no phrase of a concept that leads elsewhere', () => {
    const { knowledge } = indexCatalogue(games, lexicon);
    const lost = concepts.flatMap(({ id, withoutGenre = id, withoutSeries, es, en }) =>
      filledPhrasesOf({ es, en }, slots)
        .filter((phrase) => {
          const spoken = phrase.replace('#decade', 'ochenta').replace('#era', '80s');
          // Where to begin means something beside a series or a genre alone.
          const { wishes } = understand(`${spoken}; ${withoutSeries ? 'rpg' : 'game'}`, knowledge);
          return !wishes.some(
            (wish) => wish.id.startsWith('concept:') && wish.id.split(/[:+]/).includes(withoutSeries ?? withoutGenre),
          );
        })
        .map((phrase) => `${id}: ${phrase}`),
    );
    expect(lost).toEqual([]);
  });
});
