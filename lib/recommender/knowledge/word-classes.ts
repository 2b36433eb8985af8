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
 * - `owner`: what follows is somebody's ("my", "mi"); `here`: with it somebody says who they are ("nurse here"); `telling`: it tells what was, or what was seen or read ("hubo", "watched")
 * - `alike`: it asks for the like of what was named before ("something similar")
 * - `series-of`: it makes the name before it that of a series ("Zelda games"); `likened`: a model ("Diablo-like");
 *   `likens`: words for likeness open with it ("closer" of "closer to")
 * - `first`, `begins`, `turns`: they ask with which game of a series to begin, or for its like, see {@link Grammar.seed}
 * - `by`: it makes the name after it that of a studio ("by Valve"); `up-to`: between two numbers of a series it means all between them;
 *   `game-pronoun`: it stands for one named before ("one"); `may-like`: it makes a verb of "like" ("would");
 *   `newest`, `oldest`: beside the name of several games it says which is meant ("the new one", "el antiguo"); `plays-game`:
 *   several words behind it may be a name ("plays candy crush"); `besides`: the name behind it is known, and its like may be wanted
 * - `rids`: it refuses the thing right behind it ("non-horror")
 * - `holder`, `other-holder`: whose the machine behind it is, see {@link Grammar.crossplay}
 * - `condition`: it opens what would be better so ("si", "cuanto")
 * - `compares`, `than`, `over`, `lesser`: they compare two things, see {@link Grammar.compares}
 * - `because`: what follows is why, see {@link Grammar.verdicts}; `spends`: what follows is the time that went into a game;
 *   `keepsake`: what somebody has kept of one ("save", "partida");
 *   `already`: it stresses that a game has been played; `describes`: behind a "but", it goes on about the game named before
 * - `tastes`: what follows is what somebody is fond of ("loves", "encanta"); `oneself`: it tells of whoever asks ("me", "I")
 * - `contrast`, `others`, `family`, `theirs`: whoever asks as against others, who those are, and what points back to them, see
 *   {@link Grammar.tastes}
 * - `together`: whoever asks plays along ("we", "juntos"); `quickly`: how soon somebody is sick of something ("fast")
 * - `asking`: what stands with it is meant; `personal`: it tells of somebody; `when`: what follows goes on meanwhile; `once`: it
 *   tells how somebody used to play; `gives`: a machine came from whom it stands beside, see {@link Grammar.circumstances}
 * - `has`, `is`, `set`, `about`, `where`, `some`, `does`, `calling`, `of`, `as`: they bring in a thing, see {@link Grammar.things}
 * - `anew`: a verb with which a clause begins behind "and" ("tenga", "has")
 * - `pronoun`: who feels something, before the verb ("me", "le"); `clitic`: the same, where the word may also be an article ("la");
 *   `person`: the same, behind the verb ("her", "my"); `self`: somebody spoken of, wherever in the clause ("I", "us")
 * - `hence`: what follows it is a consequence ("so"); `within`: it joins a thing to what has it ("in")
 * - `copula`: it says how a game is ("was", "se hizo"); `meant`: before a verb, what it says is looked for ("I want horror to scare
 *   me"); `reflexive`: it may stand between a "no" and who feels it ("no se me dan mal"); `scorn`: behind what is refused it only
 *   makes light of that ("gacha nonsense"); `itself`: behind a "but" it stands for what was named before it ("one", "los"); `excessive`:
 *   there is too much of a thing, or it is bad ("eternos", "unfair"); `now`, `different`, `only`, `object`: what is asked
 *   for is not what it used to be, see {@link Grammar.changed}; `improves`: more of what follows is wanted ("better"); `its`: what
 *   follows is that of a game named before
 */
export type WrittenClass =
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
  | 'here'
  | 'telling'
  | 'alike'
  | 'series-of'
  | 'likened'
  | 'likens'
  | 'first'
  | 'begins'
  | 'turns'
  | 'by'
  | 'up-to'
  | 'plays-game'
  | 'besides'
  | 'game-pronoun'
  | 'may-like'
  | 'newest'
  | 'oldest'
  | 'rids'
  | 'holder'
  | 'other-holder'
  | 'condition'
  | 'compares'
  | 'than'
  | 'over'
  | 'lesser'
  | 'because'
  | 'spends'
  | 'keepsake'
  | 'already'
  | 'describes'
  | 'tastes'
  | 'habit'
  | 'oneself'
  | 'contrast'
  | 'others'
  | 'family'
  | 'theirs'
  | 'together'
  | 'quickly'
  | 'asking'
  | 'personal'
  | 'when'
  | 'once'
  | 'gives'
  | 'anew'
  | 'pronoun'
  | 'clitic'
  | 'person'
  | 'self'
  | 'hence'
  | 'within'
  | 'copula'
  | 'meant'
  | 'reflexive'
  | 'scorn'
  | 'itself'
  | 'excessive'
  | 'now'
  | 'different'
  | 'only'
  | 'object'
  | 'improves'
  | 'its'
  | 'has'
  | 'is'
  | 'set'
  | 'about'
  | 'where'
  | 'some'
  | 'does'
  | 'calling'
  | 'plays'
  | 'of'
  | 'as';

/**
 * What a word is in any of its forms:
 * - `stings`: a verb that hurts by itself ("agobiar", "bore"); `stirs`: one that brings on a feeling ("drive", "give")
 * - `distress`: the feeling, or where it drives one ("rabia", "quicio", "angry", "wall"); `fault`: what is wrong with a game
 *   ("dull", "tostón"); `lacking`: the same, behind what it was found to be only ("se me hizo largo")
 * - `slight`: a word with which a "no" makes light of something ("no me preocupa", "isn't important to me")
 * - `done`: a word with which a "no" says that something has not been done yet ("haven't tried")
 */
export type FormClass = 'stings' | 'stirs' | 'distress' | 'fault' | 'lacking' | 'slight' | 'done';

export type WordClass = WrittenClass | FormClass;

/** The words of each class that are meant in any of their forms, folded. */
export function formClassesOf({ feelings }: Grammar): Readonly<Record<FormClass, readonly string[]>> {
  const folded = (words: readonly string[]) => words.map(fold);
  return {
    stings: folded(feelings.stings),
    stirs: folded(feelings.stirs),
    distress: folded(feelings.distress),
    fault: folded(feelings.fault),
    lacking: folded(feelings.lacking),
    slight: folded(feelings.slight),
    done: folded(feelings.done),
  };
}

/** The words of each class, folded, as they are written. */
export function writtenClassesOf(grammar: Grammar): Readonly<Record<WrittenClass, ReadonlySet<string>>> {
  const { things, seed, feelings } = grammar;
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
    here: set(grammar.asides.here),
    telling: set(grammar.asides.telling),
    alike: set(grammar.seed.alike),
    'series-of': set(seed.seriesOf),
    likened: set(seed.likened),
    likens: set([...grammar.seed.like, ...grammar.seed.liked].map((phrase) => phrase.split(' ')[0])),
    first: set(seed.first),
    begins: set(seed.begins),
    turns: set(seed.turns),
    by: set(seed.by),
    'up-to': set(seed.upTo),
    'plays-game': set(seed.plays),
    besides: set(seed.besides),
    'game-pronoun': set(seed.pronoun),
    'may-like': set(seed.mayLike),
    newest: set(seed.newest),
    oldest: set(seed.oldest),
    rids: set(grammar.rids),
    holder: set(grammar.crossplay.oneself),
    'other-holder': set(grammar.crossplay.others),
    condition: set(grammar.conditions),
    compares: set(grammar.compares.opens),
    than: set(grammar.compares.than),
    over: set(grammar.compares.over),
    lesser: set(grammar.compares.lesser),
    because: set(grammar.verdicts.because),
    spends: set(grammar.verdicts.spends),
    keepsake: set(grammar.verdicts.keepsakes),
    already: set(grammar.verdicts.already),
    describes: set(grammar.verdicts.describes),
    tastes: set(grammar.tastes.fond),
    habit: set(grammar.tastes.habit),
    oneself: set(grammar.tastes.oneself),
    contrast: set(grammar.tastes.contrast),
    others: set(grammar.tastes.others),
    family: set(grammar.tastes.family),
    theirs: set(grammar.tastes.theirs),
    together: set(grammar.tastes.together),
    quickly: set(grammar.tastes.quickly),
    asking: set(grammar.circumstances.asking),
    personal: set(grammar.circumstances.personal),
    when: set(grammar.circumstances.when),
    once: set(grammar.circumstances.once),
    gives: set(grammar.circumstances.gives),
    anew: set(grammar.anew),
    pronoun: set(feelings.pronoun),
    clitic: set(feelings.clitic),
    person: set(feelings.person),
    self: set(feelings.self),
    hence: set(feelings.hence),
    within: set(feelings.within),
    copula: set(feelings.copula),
    meant: set(feelings.meant),
    reflexive: set(feelings.reflexive),
    scorn: set(feelings.scorn),
    itself: set(grammar.unskilled.itself),
    excessive: set(grammar.excessive),
    now: set(grammar.changed.now),
    different: set(grammar.changed.different),
    only: set(grammar.changed.only),
    object: set(grammar.changed.objects),
    improves: set(grammar.betters),
    its: set(grammar.possessives),
    has: set(things.has),
    is: set(things.is),
    set: set(things.set),
    about: set(things.about),
    where: set(things.where),
    some: set(things.some),
    does: set(things.does),
    calling: set(things.callings),
    plays: set(things.plays),
    of: set(things.of),
    as: set(things.as),
  };
}
