import { disappoints, refuseDisappointment } from './disappointments';
import { refuseOverdone } from './overdone';
import { type CutText, isNamed, type Polarity, says } from './span';
import { tellOfGame } from './told-of-game';
import { refuseTooMuch } from './too-much';
import { refuseLikewise } from './verdict-reasons';
import { passOver, type VerdictText } from './verdict-text';

/**
 * The polarities with what somebody thinks of games that they have played: "me aburrió el Skyrim", "probé Rust pero lo dejé por la
 * gente", "Diablo 4 is too grindy", "tried Ark, bored me". A game that was a disappointment is refused, and so is what there was too
 * much of, or why; what a game was found to be is otherwise no wish.
 */
export function withVerdicts(signs: readonly Polarity[], cut: CutText): Polarity[] {
  const text: VerdictText = { ...cut, signs: [...signs] };
  for (const [i, span] of cut.spans.entries()) {
    if (says(span, 'too')) refuseTooMuch(i, text);
    if (disappoints(i, text)) refuseDisappointment(i, text);
    if (says(span, 'disappoints') || says(span, 'dislikes')) tellWhose(i, text);
    if (says(span, 'overdone')) refuseOverdone(i, text);
    if (span.kind === 'title' && text.signs[i].sign === 'unwanted') refuseLikewise(i, text);
  }
  for (const i of cut.spans.keys()) tellOfGame(i, text);
  return text.signs;
}

/** A game of which somebody only tells what they disliked in it is no wish: "couldn't stand the driving in GTA". */
function tellWhose(at: number, text: VerdictText): void {
  const { spans, tokens, vocabulary, signs } = text;
  let refused = false;
  for (let i = at + 1; i < spans.length && tokens[spans[i].start].breakBefore === 'none'; i++) {
    const span = spans[i];
    if (span.kind === 'title') {
      if (refused && signs[i].sign === 'wanted') passOver(i, text);
      return;
    }
    if (isNamed(span)) refused = signs[i].sign === 'unwanted';
    else if (span.kind === 'role' || vocabulary.isContent(tokens[span.start])) return;
  }
}
