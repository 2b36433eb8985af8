#!/usr/bin/env node
// Prints how the catalogue is spread: by decade, platform, genre, players, age and what is known. `npm run catalog` runs the
// checks of schema, references, slugs and vocabulary first.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const read = (...path) => JSON.parse(readFileSync(join(ROOT, 'catalog', ...path), 'utf8'));
const games = readdirSync(join(ROOT, 'catalog', 'games')).flatMap((file) => read('games', file));
const genres = read('lexicon', 'genre.json');
const platforms = read('lexicon', 'platforms.json').filter(({ any, sells }) => !any && !sells);
const implies = new Map(
  readdirSync(join(ROOT, 'catalog', 'lexicon'))
    .flatMap((file) => read('lexicon', file))
    .filter((entry) => entry.implies)
    .map((concept) => [concept.id, concept.implies]),
);
/** Older machines' games run on these too. */
const runsOn = (id) => [id, ...platforms.filter(({ plays = [] }) => plays.includes(id)).map((machine) => machine.id)];

print(
  'decade',
  count((game) => [`${Math.floor(game.year / 10) * 10}s`]),
);
print(
  'platform, older machines’ games included',
  count((game) => game.platforms.flatMap(runsOn)),
);
// Genres that no other genre implies only in part: the shelves, not the labels on the boxes.
const shelves = new Set(
  genres.flatMap(({ implies: wider = [] }) => wider).filter((id) => genres.some((genre) => genre.id === id)),
);
const closed = (game) => closure([...game.facets.core, ...game.facets.also]);
print(
  'genre that others belong to',
  count((game) => closed(game).filter((id) => shelves.has(id))),
);
print(
  'genre',
  count((game) => closed(game).filter((id) => genres.some((genre) => genre.id === id) && !shelves.has(id))),
);
print(
  'players',
  count(({ players: { solo, coop = {}, versus = {}, mmo } }) => [
    ...(solo ? ['solo'] : []),
    ...(coop.couch ? ['couch co-op'] : []),
    ...(coop.online ? ['online co-op'] : []),
    ...(versus.couch ? ['couch versus'] : []),
    ...(versus.online ? ['online versus'] : []),
    ...(mmo ? ['mmo'] : []),
  ]),
);
print(
  'age',
  count(({ age }) => [age === undefined ? 'unknown' : `PEGI ${age}`]),
);
print(
  'fame',
  count(({ fame }) => [fame]),
);
print(
  'known',
  count((game) =>
    ['age', 'hours', 'price', 'spanish', 'lowSpec', 'marks', 'kin', 'steam'].filter((fact) => game[fact] !== undefined),
  ),
);
console.log(
  `\n${games.length} games, ${new Set(games.flatMap(({ facets }) => [...facets.core, ...facets.also])).size} concepts in use`,
);

function closure(ids) {
  const all = new Set(ids);
  for (const id of all) for (const wider of implies.get(id) ?? []) all.add(wider);
  return [...all];
}

function count(keysOf) {
  const counts = new Map();
  for (const game of games) for (const key of new Set(keysOf(game))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

function print(what, counts) {
  console.log(`\nBy ${what}`);
  for (const [key, number] of counts) console.log(`  ${String(number).padStart(5)}  ${key}`);
}
