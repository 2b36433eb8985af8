import { LANGUAGES } from '../game';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import type { Postings } from '../knowledge/text-index';
import type { Request, RequestTerm } from '../request';

/** Weight of a word that was already understood as a concept: it may still name a detail of one game. */
const UNDERSTOOD = 0.25;
/** …where the text tells what happens in a game: most of what looks like a wish there is such a detail. */
const TOLD = 0.6;

/** Words of a long description. */
export const LONG = 7;

/** Of a long one, a share counts by how many of its words were found, up to `most`: one rare word says less than four ordinary ones. */
const FOUND = { base: 0.6, each: 0.1, most: 8 } as const;

/** How well the games' texts hold the words of a request. */
export interface TextScores {
  /** Games with at least one of the words. */
  readonly games: readonly number[];
  /** Sum over the words found of weight × rarity² × saturation; 0 and more. */
  score(game: number): number;
  /** Share of the words found, each by weight × rarity; of a long text by how many they are as well, see {@link FOUND}: 0 to 1.4. */
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
export function scoreTexts(request: Request, { text, games, concepts, knowledge }: CatalogueIndex): TextScores {
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
  const isLong = request.terms.length >= LONG;
  for (const term of request.terms) {
    const weight = term.understood ? understood : 1;
    const { postings, rarity } = lookUp(term, text, knowledge);
    total += weight * rarity;
    const touched: number[] = [];
    for (const { documents, saturation, from, to, rarity: rarityOfKey } of postings) {
      // What means the same is at most as rare as the word itself: "laboratory" for "lab" says no more.
      const each = Math.min(rarity, rarityOfKey);
      for (let at = from; at < to; at++) {
        const game = documents[at];
        if (rarest[game] === 0) touched.push(game);
        if (each > rarest[game]) rarest[game] = each;
        if (each * each * saturation[at] > worth[game]) worth[game] = each * each * saturation[at];
      }
    }
    if (request.way === 'recalls' && term.concepts) {
      const { games: having, degrees } = concepts.postingsOfAny(term.concepts);
      const most = Math.min(rarity, Math.max(...term.concepts.map((concept) => concepts.rarity[concept])));
      for (let i = 0; i < having.length; i++) {
        const game = having[i];
        // What is merely of a kind with the description holds none of it.
        if (covered[game] === 0 && rarest[game] === 0) continue;
        if (rarest[game] === 0) touched.push(game);
        rarest[game] = Math.max(rarest[game], degrees[i] * most);
      }
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
    coverage: (game) => (total === 0 ? 0 : (covered[game] / total) * (isLong ? worthOf(counts[game]) : 1)),
  };
}

function worthOf(found: number): number {
  return FOUND.base + FOUND.each * Math.min(FOUND.most, found);
}

/**
 * The postings of a word and of those that mean the same, as far as some game tells of them, and the rarity of the word: of one that
 * no game has, that of the rarest of the others.
 */
function lookUp(
  term: RequestTerm,
  text: CatalogueIndex['text'],
  { sameAs }: CatalogueIndex['knowledge'],
): { readonly postings: readonly Postings[]; readonly rarity: number } {
  const postings: Postings[] = [];
  let rarity = 1;
  for (const language of LANGUAGES) {
    const own = text.postings(term[language], language);
    if (!own) continue;
    postings.push(own);
    rarity = Math.min(rarity, own.rarity);
  }
  const isKnown = postings.length > 0;
  let rarest = 0;
  for (const language of LANGUAGES) {
    for (const other of sameAs(term[language], language)) {
      const same = text.postings(other, language);
      if (!same) continue;
      postings.push(same);
      rarest = Math.max(rarest, same.rarity);
    }
  }
  return { postings, rarity: isKnown ? rarity : rarest || 1 };
}
