import type { Platform } from '../lexicon';
import { machineIds } from './machines';

const platform = (id: string, facts: Partial<Platform> = {}): Platform => ({
  id,
  label: { es: id, en: id },
  es: [],
  en: [],
  ...facts,
});

const platforms = [
  platform('pc', { plays: ['dos'] }),
  platform('dos'),
  platform('xbox-one'),
  platform('xbox-series', { plays: ['xbox-one'] }),
  platform('xbox', { any: ['xbox-series', 'xbox-one'] }),
  platform('steam', { sells: 'pc' }),
  platform('steam-deck', { any: ['steam'] }),
];
const at = (id: string) => platforms.findIndex((one) => one.id === id);

describe('machineIds()', () => {
  it.each([
    [['dos'], ['dos']],
    [['xbox'], ['xbox-one', 'xbox-series']],
    [['xbox-series'], ['xbox-series', 'xbox-one']],
    [
      ['pc', 'xbox-series'],
      ['pc', 'xbox-series', 'dos', 'xbox-one'],
    ],
    [['steam-deck'], ['pc']],
  ])('names for %j the machines %j', (named, machines) => {
    expect(machineIds(named.map(at), { platforms })).toEqual(machines);
  });
});
