import type { Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';

/** Whether nothing but small words stands between a word and one that brings in where a game plays: "set in the …". */
export function tellsPlace(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  for (let i = at; i > 0 && tokens[i].breakBefore === 'none'; i--) {
    if (vocabulary.is(tokens[i - 1], 'set')) return true;
    if (!vocabulary.is(tokens[i - 1], 'stop')) return false;
  }
  return false;
}
