import type { Grammar } from '../lexicon';
import { fold } from '../words/fold';

/**
 * What a single word is, wherever it stands:
 * - `stop`, `filler`: it carries no content; fillers belong to asking ("busco", "game")
 * - `skippable`: it may stand between the words of a phrase
 * - `gaming`: it shows that the text is about games; `anything`: it asks for a game of any sort
 * - `opening`: a text that starts with it sounds like a wish
 * - `definite`, `relative`: the article of "the birds that …", and what joins the clause to it
 * - `every`: it makes the name after it that of all games of the name
 * - `one`: there is one of what is named behind it ("una Switch")
 * - `enthusiast`: it tells of a passion ("fan", "ganas")
 * - `owner`: what follows is somebody's ("my", "mi"); `telling`: it tells what was, or what was seen or read ("hubo", "watched")
 * - `alike`: it asks for the like of what was named before ("something similar")
 * - `series-of`: it makes the name before it that of a series ("Zelda games"); `likened`: a model ("Diablo-like")
 * - `by`: it makes the name after it that of a studio ("by Valve")
 * - `rids`: it refuses the thing right behind it ("non-horror")
 * - `condition`: it opens what would be better so ("si", "cuanto")
 * - `compares`, `than`, `over`: they compare two things, see {@link Grammar.compares}
 * - `because`: what follows is why, see {@link Grammar.verdicts}; `spends`: what follows is the time that went into a game
 * - `asking`: what stands with it is meant; `personal`: it tells of somebody; `when`: what follows goes on meanwhile, see
 *   {@link Grammar.circumstances}
 * - `has`, `is`, `set`, `some`, `does`, `calling`, `of`, `as`: they bring in a thing, see {@link Grammar.things}
 */
export type WordClass =
  | 'stop'
  | 'filler'
  | 'skippable'
  | 'gaming'
  | 'anything'
  | 'opening'
  | 'definite'
  | 'relative'
  | 'every'
  | 'one'
  | 'enthusiast'
  | 'owner'
  | 'telling'
  | 'alike'
  | 'series-of'
  | 'likened'
  | 'by'
  | 'rids'
  | 'condition'
  | 'compares'
  | 'than'
  | 'over'
  | 'because'
  | 'spends'
  | 'asking'
  | 'personal'
  | 'when'
  | 'has'
  | 'is'
  | 'set'
  | 'some'
  | 'does'
  | 'calling'
  | 'plays'
  | 'of'
  | 'as';

/** The words of each class, folded. */
export function wordClassesOf(grammar: Grammar): Readonly<Record<WordClass, ReadonlySet<string>>> {
  const { things, seed } = grammar;
  const set = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(fold));
  return {
    stop: set(grammar.stop),
    filler: set(grammar.filler),
    skippable: set(grammar.skippable),
    gaming: set(grammar.gaming),
    anything: set(grammar.anything),
    opening: set(grammar.opening),
    definite: set(grammar.definite),
    relative: set(grammar.relative),
    every: set(grammar.every),
    one: set(grammar.one),
    enthusiast: set(grammar.asides.enthusiasts),
    owner: set(grammar.asides.owners),
    telling: set(grammar.asides.telling),
    alike: set(grammar.seed.alike),
    'series-of': set(seed.seriesOf),
    likened: set(seed.likened),
    by: set(seed.by),
    rids: set(grammar.rids),
    condition: set(grammar.conditions),
    compares: set(grammar.compares.opens),
    than: set(grammar.compares.than),
    over: set(grammar.compares.over),
    because: set(grammar.verdicts.because),
    spends: set(grammar.verdicts.spends),
    asking: set(grammar.circumstances.asking),
    personal: set(grammar.circumstances.personal),
    when: set(grammar.circumstances.when),
    has: set(things.has),
    is: set(things.is),
    set: set(things.set),
    some: set(things.some),
    does: set(things.does),
    calling: set(things.callings),
    plays: set(things.plays),
    of: set(things.of),
    as: set(things.as),
  };
}
