import { type CatalogueIndex, termKey } from './catalogue-index';
import type { Request } from './request';

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
 * is not counted twice; so do words that mean the same ("carro", "coche"). Rarity is squared, since words of many games say little about which game is meant.
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
    const rarities = (['es', 'en'] as const).flatMap((language) =>
      [term[language], ...knowledge.sameAs(term[language], language)].map((same) => {
        const key = termKey(language, same);
        return { key, rarity: text.rarity(key), known: text.documentFrequency(key) > 0 };
      }),
    );
    const known = rarities.filter((each) => each.known);
    const rarity = known.length > 0 ? Math.min(...known.map((each) => each.rarity)) : 1;
    total += weight * rarity;
    const touched: number[] = [];
    for (const { key } of known) {
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
