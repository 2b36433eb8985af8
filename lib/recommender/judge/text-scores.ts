import type { Language } from '../game';
import { type CatalogueIndex, termKey } from '../knowledge/catalogue-index';
import type { Request, RequestTerm } from '../request';

/** Weight of a word that was already understood as a concept: it may still name a detail of one game. */
const UNDERSTOOD = 0.25;
/** …where the text tells what happens in a game: most of what looks like a wish there is such a detail. */
const TOLD = 0.6;

/** How well the games' texts hold the words of a request. */
export interface TextScores {
  /** Games with at least one of the words. */
  readonly games: readonly number[];
  /** Sum over the words found of weight × rarity² × saturation; 0 and more. */
  score(game: number): number;
  /** Share of the words found, each counted by weight × rarity: 0 to 1. */
  coverage(game: number): number;
  /** How many of the words were found. */
  found(game: number): number;
  /** How many of them say nothing else: words that were not understood as a wish. */
  foundOwn(game: number): number;
}

/**
 * Scores every game that holds a word, in either language: the better of the two counts, so that a word spelled alike in both
 * is not counted twice; so do words that mean the same ("carro", "coche"). Rarity is squared, since words of many games say little
 * about which game is meant.
 */
export function scoreTexts(request: Request, { text, games, knowledge }: CatalogueIndex): TextScores {
  const understood = request.tells ? TOLD : UNDERSTOOD;
  const scores = new Float32Array(games.length);
  const covered = new Float32Array(games.length);
  const counts = new Uint16Array(games.length);
  const own = new Uint16Array(games.length);
  const best = new Float32Array(games.length);
  const found: number[] = [];
  let total = 0;
  for (const term of request.terms) {
    const weight = term.understood ? understood : 1;
    const { keys, rarity } = keysOf(term, text, knowledge);
    total += weight * rarity;
    const touched: number[] = [];
    for (const key of keys) {
      text.each(key, (game, saturation) => {
        if (best[game] === 0) touched.push(game);
        if (saturation > best[game]) best[game] = saturation;
      });
    }
    for (const game of touched) {
      if (covered[game] === 0) found.push(game);
      scores[game] += weight * rarity * rarity * best[game];
      covered[game] += weight * rarity;
      counts[game]++;
      if (!term.understood) own[game]++;
      best[game] = 0;
    }
  }
  return {
    games: found,
    score: (game) => scores[game],
    found: (game) => counts[game],
    foundOwn: (game) => own[game],
    coverage: (game) => (total === 0 ? 0 : covered[game] / total),
  };
}

/** The keys of a word and of those that mean the same, as far as some game tells of them, and the rarity of the commonest. */
function keysOf(
  term: RequestTerm,
  text: CatalogueIndex['text'],
  { sameAs }: CatalogueIndex['knowledge'],
): { readonly keys: readonly string[]; readonly rarity: number } {
  const keys: string[] = [];
  let rarity = 1;
  const add = (language: Language, stem: string): void => {
    const key = termKey(language, stem);
    if (text.documentFrequency(key) === 0) return;
    keys.push(key);
    rarity = Math.min(rarity, text.rarity(key));
  };
  for (const language of ['es', 'en'] as const) {
    add(language, term[language]);
    for (const same of sameAs(term[language], language)) add(language, same);
  }
  return { keys, rarity };
}
