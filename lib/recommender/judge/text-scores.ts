import type { Language } from '../game';
import { type CatalogueIndex, termKey } from '../knowledge/catalogue-index';
import type { Request, RequestTerm } from '../request';

const LANGUAGES: readonly Language[] = ['es', 'en'];

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
  /** Of the word that is being looked up: the greatest rarity with which it was found in each game, and the greatest worth. */
  const rarest = new Float32Array(games.length);
  const worth = new Float32Array(games.length);
  const found: number[] = [];
  let total = 0;
  for (const term of request.terms) {
    const weight = term.understood ? understood : 1;
    const { keys, rarity } = keysOf(term, text, knowledge);
    total += weight * rarity;
    const touched: number[] = [];
    for (const { key, rarity: each } of keys) {
      text.each(key, (game, saturation) => {
        if (rarest[game] === 0) touched.push(game);
        if (each > rarest[game]) rarest[game] = each;
        if (each * each * saturation > worth[game]) worth[game] = each * each * saturation;
      });
    }
    for (const game of touched) {
      if (covered[game] === 0) found.push(game);
      scores[game] += weight * worth[game];
      covered[game] += weight * rarest[game];
      counts[game]++;
      if (!term.understood) own[game]++;
      rarest[game] = worth[game] = 0;
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

/** A stem to look up, and how rare it is. */
interface Key {
  readonly key: string;
  readonly rarity: number;
}

/**
 * The keys of a word and of those that mean the same, as far as some game tells of them, and the rarity of the word. What means the
 * same is at most as rare as the word itself: "laboratory" for "lab" says no more. A word that no game has is as rare as the rarest of them.
 */
function keysOf(
  term: RequestTerm,
  text: CatalogueIndex['text'],
  { sameAs }: CatalogueIndex['knowledge'],
): { readonly keys: readonly Key[]; readonly rarity: number } {
  const keyed = (language: Language, stem: string): Key[] => {
    const key = termKey(language, stem);
    return text.documentFrequency(key) === 0 ? [] : [{ key, rarity: text.rarity(key) }];
  };
  const own = LANGUAGES.flatMap((language) => keyed(language, term[language]));
  const same = LANGUAGES.flatMap((language) =>
    sameAs(term[language], language).flatMap((each) => keyed(language, each)),
  );
  if (own.length === 0 && same.length === 0) return { keys: [], rarity: 1 };
  const rarity =
    own.length > 0 ? Math.min(...own.map((each) => each.rarity)) : Math.max(...same.map((each) => each.rarity));
  return {
    keys: [...own, ...same].map((each) => ({ key: each.key, rarity: Math.min(rarity, each.rarity) })),
    rarity,
  };
}
