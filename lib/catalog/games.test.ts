import { games } from './games';
import { lexicon } from './lexicon';
import { gameSchema } from './schema';

/** What a game has wrong, each line with its id. */
function faults(of: (game: (typeof games)[number]) => string | undefined): string[] {
  return games.flatMap((game) => {
    const fault = of(game);
    return fault ? [`${game.id}: ${fault}`] : [];
  });
}

function repeated(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, i) => values.indexOf(value) !== i);
}

describe('catalog/games', () => {
  it('follows the schema', () => {
    expect(
      faults((game) => {
        const { error } = gameSchema.safeParse(game);
        return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ');
      }),
    ).toEqual([]);
  });

  it('names only concepts and platforms of the lexicon, each once', () => {
    const concepts = new Set(lexicon.concepts.map(({ id }) => id));
    const machines = new Set(lexicon.platforms.filter(({ any, sells }) => !any && !sells).map(({ id }) => id));
    expect(
      faults(({ facets, platforms }) => {
        const named = [...facets.core, ...facets.also];
        const unknown = [...named.filter((id) => !concepts.has(id)), ...platforms.filter((id) => !machines.has(id))];
        return [...unknown, ...repeated(named), ...repeated(platforms)].join(', ');
      }),
    ).toEqual([]);
  });

  it('has no game twice', () => {
    expect(repeated(games.map(({ id }) => id))).toEqual([]);
    expect(repeated(games.map(({ title }) => title.toLowerCase()))).toEqual([]);
    expect(repeated(games.flatMap(({ steam }) => steam ?? []))).toEqual([]);
  });

  it('names as kin only other games, of other series, each once', () => {
    const known = new Map(games.map((game) => [game.id, game]));
    expect(
      faults(({ id, series, kin = [] }) => {
        const wrong = kin.filter((each) => {
          const other = known.get(each);
          return !other || each === id || (series !== undefined && other.series === series);
        });
        return [...wrong, ...repeated(kin)].join(', ');
      }),
    ).toEqual([]);
  });

  it('can be played by somebody', () => {
    expect(
      faults(({ players }) =>
        players.solo || players.coop || players.versus || players.mmo ? undefined : 'has no mode at all',
      ),
    ).toEqual([]);
  });

  it('costs nothing on some of its platforms only where it costs something on the others', () => {
    expect(
      faults(({ price, platforms }) => {
        if (!price?.freeOn) return;
        const all = price.free || platforms.every((id) => price.freeOn?.includes(id));
        return all || !price.freeOn.every((id) => platforms.includes(id)) ? `is free on ${price.freeOn}` : undefined;
      }),
    ).toEqual([]);
  });

  it('plays badly only on machines that could run it', () => {
    const known = new Map(lexicon.platforms.map((platform) => [platform.id, platform]));
    expect(
      faults(({ notOn = [], platforms, steam }) =>
        notOn.every((id) => known.get(id)?.any?.some((of) => platforms.includes(of) || (of === 'steam' && steam)))
          ? undefined
          : `does not play well on ${notOn}, which would not run it anyway`,
      ),
    ).toEqual([]);
  });

  it('has a price only where it costs something and is still sold', () => {
    expect(
      faults(({ price, closed }) =>
        price?.upTo && (price.free || closed) ? 'has a price and is not sold' : undefined,
      ),
    ).toEqual([]);
  });

  it('says the same in both languages, in words of its own', () => {
    expect(faults(({ es, en }) => (es === en ? 'has one sentence for both languages' : undefined))).toEqual([]);
    expect(repeated(games.map(({ en }) => en))).toEqual([]);
    expect(faults(({ marks }) => (marks && marks.es.length === 0 ? 'has no Spanish marks' : undefined))).toEqual([]);
  });
});
