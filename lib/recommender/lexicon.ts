import type { Label, Language } from './game';
import type { Slots } from './words/slots';

/** What sort of thing a concept says about a game; each kind has a weight of its own in the score. */
export type ConceptKind =
  | 'genre'
  | 'theme'
  | 'mechanic'
  | 'mood'
  | 'look'
  | 'perspective'
  | 'access'
  | 'audience'
  | 'content'
  | 'origin';

/**
 * The phrases that players use for one thing, per language; inflections are left to the stemmer. Behind its first word a phrase of a
 * concept or a fact may have slots, see {@link Lexicon.slots}.
 */
export type Phrases = Readonly<Record<Language, readonly string[]>>;

/** One idea that games share and players ask for: `metroidvania`, `zombies`, `relaxing`. */
export interface Concept extends Phrases {
  readonly id: string;
  readonly kind: ConceptKind;
  readonly label: Label;
  /** A matter of degree, which a game to be like measures: "like Hollow Knight but easier" is not for the easiest of all games. */
  readonly byDegree?: boolean;
  /** Concepts that hold wherever this one does: `metroidvania` → `platformer`. */
  readonly implies?: readonly string[];
  /** Concepts that a wish for this one speaks against: `sci-fi` → `fantasy`. */
  readonly opposes?: readonly string[];
  /** What a game that has more of it has less of, beside {@link opposes}, where a game to be like is the measure: `easy` → `complex`. */
  readonly lessensBeside?: readonly string[];
  /** Kinds of game that are refused with it, where they are what a game is: `violence` → `fighting`. */
  readonly refuses?: readonly string[];
  /** Facts that give a game away which nobody described by it: who wants no blood wants no violent game for adults either. */
  readonly toldBy?: ToldBy;
  /** Where and when a game plays, or whom one faces: asked for beside a game, it takes the place of what that game has of the sort. */
  readonly replaces?: 'setting' | 'foe';
  /** Games that are known for it are played in company: beside a game to be like, it is not looked for where somebody plays alone. */
  readonly company?: boolean;
  /** A way to play that a game may leave to the player: it is only refused where it is what a game is, or nobody can play alone. */
  readonly optional?: boolean;
  /**
   * As a must it filters as a fact does: games are known to have it, and who asks for it is ill served without. `always` where they
   * cannot play without, so that it is given up last.
   */
  readonly binds?: 'where-met' | 'always';
  /** A game has it or not, whatever place it takes among its facets: no studio is more of a country than another. */
  readonly whole?: boolean;
  /** It says whom a game suits: as a must, games without it come behind those that have it, however famous they are. */
  readonly suits?: boolean;
  /** It says how a game is sold, run or received, where its makers are, or where it stands in its series, not what it is. */
  readonly ofSale?: boolean;
  /** Who asks for it does not mind how old a game is: what is a classic grows no worse with age. */
  readonly ageless?: boolean;
  /** What people need to play together who each have another machine. */
  readonly betweenMachines?: boolean;
  /** Games that have it are made of a work of another art: those of its name are its own. */
  readonly adapts?: boolean;
  /** Games of it are played with the words of a language, and are nothing without it: crosswords, quizzes. */
  readonly ofWords?: boolean;
  /** Nobody asks for it: who merely speaks of it wants none of it. */
  readonly shunned?: boolean;
  /** What makes it bearable where a kind of game that is asked for always has it: `hard` → `adjustable-difficulty`. */
  readonly easedBy?: string;
  /** What somebody means by it who asks for a child: `horror` → `spooky-light`. */
  readonly forChildren?: string;
  /** What somebody means by it who names no genre: `genre-gateway` → `beginner-friendly`. */
  readonly withoutGenre?: string;
  /** What somebody means by it who asks for the games of a series: `beginner-friendly` → `series-gateway`. */
  readonly ofSeries?: string;
  /** What somebody means by it who names neither a series nor a studio; of a series, what has it leads and its opposites come last. */
  readonly withoutSeries?: string;
}

/** Facts by which a game is refused with a concept; all that are given must hold. */
export interface ToldBy {
  /** It sells things while it is played. */
  readonly purchases?: boolean;
  /** It is rated for this age or an older one. */
  readonly age?: number;
  /** It has all of these concepts. */
  readonly concepts?: readonly string[];
  /** It is not known for this, the contrary: a game told to be all but bloodless is given away by nothing. */
  readonly without?: string;
}

/** A machine that games run on, or a family of them (`any`). */
export interface Platform extends Phrases {
  readonly id: string;
  readonly label: Label;
  /** Who makes it; a game that stays with one maker (and computers) is its exclusive. */
  readonly maker?: string;
  /** A console, whose maker has games made for it alone. */
  readonly console?: boolean;
  /** The year it came out in; what is older was made for another machine and came out for it again. */
  readonly since?: number;
  /** Older platforms whose games it runs. */
  readonly plays?: readonly string[];
  /** For a family: its members. */
  readonly any?: readonly string[];
  /** For a shop: the machine that its games run on. A game is in it that has its number there, whatever the machines named. */
  readonly sells?: string;
  /** For what is worn: the machines that it is plugged into. A game made for it runs on those only for who has it. */
  readonly plugsInto?: readonly string[];
  /** Who names no machine is taken to have this one. */
  readonly usual?: boolean;
  /** What somebody who is without it is without as well: who has no PC hardly has a Mac. */
  readonly alsoWithout?: readonly string[];
  /** What tells the games that were made for it from those that merely run on it, and those that speak against it. */
  readonly favours?: readonly string[];
  readonly disfavours?: readonly string[];
}

/** A number in a need, or a place for one read from the text: `#0` the first, `#1` the second, with `+n` or `-n`. */
export type Numeral = number | string;

/** Something that a fact of the game decides. */
export type Need =
  | {
      readonly kind: 'players';
      readonly solo?: boolean;
      readonly multiplayer?: boolean;
      readonly coop?: boolean;
      readonly versus?: boolean;
      readonly couch?: boolean;
      readonly online?: boolean;
      readonly mmo?: boolean;
      readonly offline?: boolean;
      readonly count?: Numeral;
    }
  | {
      readonly kind: 'year';
      readonly from?: Numeral;
      readonly to?: Numeral;
      readonly fromNewest?: Numeral;
      /** Where the text names a game, the bound is the year before that game's: "like it, but older". */
      readonly beforeSeeds?: true;
    }
  | {
      readonly kind: 'hours';
      readonly from?: Numeral;
      readonly to?: Numeral;
      /** Where the text names a game, the bound is this share of that game's length: "like it, but shorter". */
      readonly share?: number;
      /** …but never less than the bound itself: "like it, but short" is for games of some length anyway. */
      readonly widens?: true;
    }
  | { readonly kind: 'session'; readonly to: Numeral }
  | {
      readonly kind: 'age';
      readonly to: Numeral;
      /** It is how old somebody is who plays, and no limit on ratings. */
      readonly ofPlayer?: boolean;
    }
  | {
      readonly kind: 'price';
      readonly is: 'free' | 'really-free' | 'one-payment' | 'at-most-once' | 'cheap';
      /** What a cheap one costs at most, in euros or dollars, where the text says. */
      readonly to?: Numeral;
    }
  | { readonly kind: 'spanish'; readonly is: 'text' | 'voices' }
  | {
      readonly kind: 'hardware';
      /** `low`: integrated graphics of ten years ago, little memory; `laptop`: one of today without a card. */
      readonly is: 'low' | 'laptop';
      readonly computer?: boolean;
    }
  | { readonly kind: 'fame'; readonly is: 'hidden' | 'popular' | 'acclaimed' };

/** Phrases that ask for a fact, or that speak of what the player cannot bear. In a phrase `#` stands for a number, `#year` for a year, `#decade` for a decade, `#era` for an unmistakable one. */
export interface FactPhrase extends Phrases {
  readonly id: string;
  /** The fact or the concept whose phrases it has besides its own: what "4 years old" means more than an age. */
  readonly like?: string;
  readonly need?: Need;
  /** The fact that they ask for where several are to play: "a long campaign" is for one, "a long campaign for two" for two. */
  readonly inCompany?: Need;
  /** The fact that they ask for where they are refused, instead of having all games of their kind refused: "no PEGI 12" → up to 11. */
  readonly refused?: Need;
  /** `nice` where the words never mean an obligation ("cheap", "popular"). */
  readonly strength?: 'nice';
  /** Concepts that the same words ask for as well. */
  readonly adds?: readonly string[];
  /** …only where the number in the phrase is this or less: a game for somebody of eight is for kids, of fifteen it is not. */
  readonly addsUpTo?: number;
  /** The phrase means this only where its first number lies in this range: "200 hours" is no upper limit, "60 years" no age of a child. */
  readonly within?: { readonly from?: number; readonly to?: number };
  /** The phrase means this only where its clause ends behind it: "tiene 9" is an age, "tiene 9 mundos" is none. */
  readonly closes?: boolean;
  /** The phrase means this only right beside a sort of game: "aventura gráfica española" is made in Spain, "voces en español" are not. */
  readonly besideSort?: boolean;
  /**
   * The kind of fact that must be stated where anything is asked for before it: "the best horror game ever" is for the best ever
   * made, "the scariest game ever" is not.
   */
  readonly beside?: Need['kind'];
  /** Concepts that follow from what the words say of the player, nice to have: "reventado" → relaxing. A contrary wish prevails. */
  readonly suggests?: readonly string[];
  /** Concepts that the words rule out without a negation: "me mareo" → motion sickness. */
  readonly avoids?: readonly string[];
  /** Somebody plays before others: what they cannot bear is what those watch them for, where it is asked for. */
  readonly shows?: true;
  /** Concepts that the words refuse as well where they are refused: "no shooting" wants no guns. */
  readonly refuses?: readonly string[];
  /** Concepts that they ask for where they are refused: who does not want real time wants turns. */
  readonly instead?: readonly string[];
  /**
   * Concepts that tell the games which are known for it from those that merely allow it, and those that speak against it. They are
   * no wishes: they only order what fits ("couch" favours party games, "cheap" speaks against blockbusters).
   */
  readonly favours?: readonly string[];
  readonly disfavours?: readonly string[];
  /**
   * The words name a film, a series, a book or who made it: what they add is what it stands for together. Its own games lead, and
   * where a game has the same name, "like" means the work.
   */
  readonly work?: true;
  /** The words name what somebody listens to or watches besides: what that is about is no wish ("crime podcasts"). */
  readonly heard?: true;
  /** Everybody brings a machine: "a LAN party in one room" asks for no sofa. */
  readonly ownMachines?: true;
  /** Machines that can be played where the words say, asked for where the text names none: "on the bus" is no place for a television. */
  readonly on?: readonly string[];
}

/** The small words that give a request its shape; one list for both languages, since players mix them. */
export interface Grammar {
  /** Text-message spellings and what they stand for. */
  readonly spellings: Readonly<Record<string, string>>;
  /** Words for one thing, as regions say it: "coche", "carro", "auto". */
  readonly sameWords: Readonly<Record<Language, readonly (readonly string[])[]>>;
  /** Words that may stand between the words of a phrase without breaking it. */
  readonly skippable: readonly string[];
  /** Words that carry no content. */
  readonly stop: readonly string[];
  /** Words of asking ("busco", "game") that carry no content of the game asked for. */
  readonly filler: readonly string[];
  /** Words that show that the text is about games. */
  readonly gaming: readonly string[];
  /** Words that ask for any game where nothing else is said: "something fun", "I'm bored". */
  readonly anything: readonly string[];
  /** Words that a wish opens with and a statement hardly does: "un …", "con …", "montar …", "a …", "run …". */
  readonly opening: readonly string[];
  /** Articles and relative words of "the birds that …", which names a thing as "birds that …" does. */
  readonly definite: readonly string[];
  readonly relative: readonly string[];
  /** Words that mean all games of the name behind them: "todos los Civilization". */
  readonly every: readonly string[];
  /** Words that say that there is one of what is behind them: "four of us with one Switch". */
  readonly one: readonly string[];
  /** Words that refuse what follows: "sin", "nothing with". */
  readonly negators: readonly string[];
  /** …and those that say that somebody dislikes it, or has had enough of it: "tired of", "odio". */
  readonly dislikes: readonly string[];
  /** …and of these, those that tell what somebody is sick of, so that a list behind them goes on to an "and" as well. */
  readonly weary: readonly string[];
  readonly unskilled: {
    /** …and those that say that somebody is bad at it: "suck at", "se me dan mal". */
    readonly at: readonly string[];
    /** Words behind a "but" with which it is wanted all the same: "but want one", "pero me encantan". */
    readonly itself: readonly string[];
  };
  readonly changed: {
    /** Words behind which stands what somebody liked or played in the past, or usually does: "used to love", "suelo jugar". */
    readonly formerly: readonly string[];
    /** …what somebody has just been playing: "just finished", "vengo de". */
    readonly justNow: readonly string[];
    /** …what somebody has given up: "stopped playing". */
    readonly left: readonly string[];
    /** Words with which a text comes to what is asked for today: "now", "hoy". */
    readonly now: readonly string[];
    /** Words for another sort than what was told of: "different", "distinto". */
    readonly different: readonly string[];
    /** Words for all that somebody plays: "only", "solo". */
    readonly only: readonly string[];
    /** Words for whom something is done to, before the verb: with one of them, nobody has given anything up ("que te deje"). */
    readonly objects: readonly string[];
  };
  /** Words beside what is refused that tell how much or how bad of it is: "sin puzles imposibles". */
  readonly excessive: readonly string[];
  /** Negators that refuse much of a thing and not all of it: "less", "menos". */
  readonly lessens: readonly string[];
  readonly notNegated: {
    /** "no importa si …": what follows is neither wanted nor unwanted. */
    readonly indifferent: readonly string[];
    /** "no solo …": what follows is welcome, and other things are too. */
    readonly notOnly: readonly string[];
    /** "nothing beats …": what follows stands as if there were no negation. */
    readonly plain: readonly string[];
    /** "no odio …": what follows is liked well enough, unless a "but" puts something else before it. */
    readonly litotes: readonly string[];
  };
  /** Phrases that look like a wish and are none ("something new"). */
  readonly ignore: readonly string[];
  /** Words of somebody who wants something else than a game: "how do I", "receta de". */
  readonly errand: readonly string[];
  /** Words of other matters altogether ("flights to", "recetas con"): without a word of games, the text is not about them. */
  readonly elsewhere: readonly string[];
  readonly endsNegation: readonly string[];
  /** Verbs that end it behind "and": "no aburra y tenga humor". */
  readonly anew: readonly string[];
  /** Words that end a negation too, but only behind what it covers: "no combat with bases", against "not for kids". */
  readonly prepositions: readonly string[];
  /** Comparatives of one word, which end a negation that has covered something: "less grindy and prettier". */
  readonly comparatives: readonly string[];
  /** Phrases that negate what stands before them in their clause: "zombies are not my thing". */
  readonly negatesBefore: readonly string[];
  /** Words behind a name or a thing that say how little it pleases: "Elden Ring no tanto", "Dead Cells was meh". */
  readonly soSo: readonly string[];
  /** Words behind which somebody says what was meant instead of what was said: "digo", "I mean". */
  readonly corrects: readonly string[];
  /** Words that refuse what stands before them and a hyphen: "violence-free". */
  readonly freeOf: readonly string[];
  /** Words that refuse the one thing right behind them: "non-horror". */
  readonly rids: readonly string[];
  readonly tastes: {
    /** Words of what somebody is fond of: "loves", "encanta". */
    readonly fond: readonly string[];
    /** …and of what they have always played: "siempre", "always". */
    readonly habit: readonly string[];
    /** Words that tell that it is whoever asks: "me", "I". */
    readonly oneself: readonly string[];
    /** …and sets themselves against others: "yo", "myself". */
    readonly contrast: readonly string[];
    /** People whose games are no matter of whoever asks: "friends", "everyone". */
    readonly others: readonly string[];
    /** Those for whom one looks for a game: "son", "novia". */
    readonly family: readonly string[];
    /** Words with which whoever asks plays along: "we", "juntos". */
    readonly together: readonly string[];
    /** Words of how soon somebody is sick of something: "fast", "rápido". */
    readonly quickly: readonly string[];
    /** Words that point back to them, or to all together: "him", "juntos", "gift". */
    readonly theirs: readonly string[];
  };
  /** Words that make what follows that of a game named before: "its", "su". */
  readonly possessives: readonly string[];
  /** Words that make nice to have what a condition before them names: "si es corto, mejor", "the shorter the better". */
  readonly betters: readonly string[];
  /** Words that open such a condition: "si", "cuanto", "the". */
  readonly conditions: readonly string[];
  /** Words behind a thing that allow it and ask for nothing: "pixel art is fine". */
  readonly permits: readonly string[];
  /** Comparisons of two things: "prefiero puzles a tiros", "more story than combat". */
  readonly compares: {
    /** What stands before the first: "prefiero", "more". */
    readonly opens: readonly string[];
    /** What stands between the two. */
    readonly than: readonly string[];
    /** …and compares things of one sort by itself: "2d over 3d". */
    readonly over: readonly string[];
    /** …and between games or doings, whatever else stands there: "more like A than B". */
    readonly lesser: readonly string[];
  };
  /** Words that bring in a thing: what a game has or is about, where it plays or whom one plays, and indefinite articles between. */
  readonly things: {
    readonly has: readonly string[];
    readonly is: readonly string[];
    /** Words behind which stands where a game plays, whatever it says of a life: "set in an office", "ambientado en el metro". */
    readonly set: readonly string[];
    /** Words that say, with a small one, what a game is about: "lleno de", "based on". */
    readonly about: readonly string[];
    /** What opens a clause that says what is in a game: "donde haya", "where you throw". */
    readonly where: readonly string[];
    readonly some: readonly string[];
    /** What one does with things: "llevar una floristería", "brewing beer". */
    readonly does: readonly string[];
    /** What stands before a calling without an article: "ser bibliotecario", "trabajar de forense". */
    readonly callings: readonly string[];
    /** What stands before what one plays as: "ser policía", "play as a vampire". */
    readonly plays: readonly string[];
    /** What joins a thing to a game or to another thing: "juegos de espejos". */
    readonly of: readonly string[];
    /** What joins a calling, or a place of work, to what one does: "hacer de árbitro". */
    readonly as: readonly string[];
  };
  /** What stands before a thing that is refused: "sin serpientes", "no cockroaches". */
  readonly refusesThings: Readonly<Record<Language, readonly string[]>>;
  readonly joins: {
    /** Words behind a list of which any one will do: "ships, trains, whatever". */ readonly orAny: readonly string[];
    readonly and: readonly string[];
    readonly or: readonly string[];
  };
  /** Words that make what follows a nice-to-have. */
  readonly nice: readonly string[];
  readonly seed: {
    /** Words before the name of a game that the answer shall resemble. */
    readonly like: readonly string[];
    /** …and those that say that a game was liked: "me encantó", "blew my mind". */
    readonly liked: readonly string[];
    /** Words behind it, after a hyphen: "Diablo-like". */
    readonly likened: readonly string[];
    /** Words before the name of the very game that is looked for. */
    readonly exact: readonly string[];
    /** What stands before the name of a series that is wanted itself: "juegos de", "el mejor", "saga". */
    readonly ofSeries: readonly string[];
    /** What stands after it: "Zelda games". */
    readonly seriesOf: readonly string[];
    /** Words that ask with which game of a series to begin, before its name or at the end of the clause: "mi primer", "play first". */
    readonly first: readonly string[];
    /** Words of beginning that do so wherever they stand beside it: "empezar", "start". */
    readonly begins: readonly string[];
    /** Words that turn round what a name says, so that its like is wanted: "pero para novatos". */
    readonly turns: readonly string[];
    /** What stands before the name of a series that somebody has never played. */
    readonly newTo: readonly string[];
    /** What stands before a game whose makers are meant: "de los creadores de". */
    readonly makersOf: readonly string[];
    /** What stands before the name of a studio, where that is an ordinary word: "de Rare", "by Valve". */
    readonly by: readonly string[];
    /** Words between the first and the last number of several games of a series: "Thief 1 to 3". */
    readonly upTo: readonly string[];
    /** What stands for a game named before: "the new one". */
    readonly pronoun: readonly string[];
    /** Words before "like" that make it a verb: "I'd like". */
    readonly mayLike: readonly string[];
    /** Words beside the name of several games that say which of them is meant: "the new one", "el antiguo". */
    readonly newest: readonly string[];
    readonly oldest: readonly string[];
    /** Forms of playing right before the name of a game. */
    readonly plays: readonly string[];
    /** Words before what is known already, and liked: "apart from Zelda". */
    readonly besides: readonly string[];
    /** Ways of asking for likeness that want nothing of the same series: "alternativas a". */
    readonly instead: readonly string[];
    /** What stands behind a name whose like is wanted: "y parecidos", "and the like". */
    readonly andSuch: readonly string[];
    /** What asks which of several games it shall be: "should I get", "cuál vale más la pena". */
    readonly chooses: readonly string[];
    /** What stands between two games to choose from: "vs". */
    readonly versus: readonly string[];
    /** Words that ask for the like of what was named before: "something similar". */
    readonly alike: readonly string[];
  };
  /** Words that mean a concept where they describe a thing or stand last, and stress another word elsewhere: "pretty". */
  readonly adjectives: Readonly<Record<string, string>>;
  /** Words that name a thing, and mean another concept right behind what they describe: "algo submarino". */
  readonly adjectivesBehind: Readonly<Record<string, string>>;
  /** Spanish forms, folded, that do not show of which infinitive they are: "eres" of "ser". */
  readonly infinitives: Readonly<Record<string, string>>;
  /** Words that in a text of one language are no word of the other: "mi hermano dice" rolls no dice. */
  readonly falseFriends: Readonly<Record<Language, readonly string[]>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly decades: Readonly<Record<string, number>>;
  /** Words that ask for games of one maker alone. */
  readonly exclusive: readonly string[];
  /** Words that ask for every platform named, not any of them. */
  readonly crossplay: {
    /** Say by themselves that each of the machines named is somebody's: "mixed", "juego cruzado". */
    readonly said: readonly string[];
    /** Show that whoever asks has the machine behind them ("tengo", "I'm"), and that others have it ("él", "the rest"). */
    readonly oneself: readonly string[];
    readonly others: readonly string[];
  };
  /** Words of somebody who describes one game whose name escapes them: "cómo se llamaba", "the one where". */
  readonly recalls: readonly string[];
  /** Words that two together tell of such a game, one of them of what one did in it. */
  readonly tells: {
    /** What happened in it, or what one did: "tenías que", "you had to". */
    readonly play: readonly string[];
    /** That it is a memory: "lo tenía mi primo", "I rented it". */
    readonly memory: readonly string[];
  };
  /** What is said of somebody's life, and not of the game. */
  readonly asides: {
    /** Words that open what somebody is or does: "I work in", "soy". */
    readonly life: readonly string[];
    /** …what they have: "tengo". */
    readonly has: readonly string[];
    /** …what was, or what goes on besides: "haven't played since", "while I feed". */
    readonly apart: readonly string[];
    /** What says that somebody mentioned before does not play: "but she's not playing". */
    readonly bystander: readonly string[];
    /** Words with which somebody says who they are: "nurse here", "aquí un camionero". */
    readonly here: readonly string[];
    /** Words of a passion, with which the same openers tell a wish: "I'm a horror fan". */
    readonly enthusiasts: readonly string[];
    /** Words that say whose something is: "my boss". */
    readonly owners: readonly string[];
    /** Words of what was, or was seen or read, which a wish hardly has: "hubo", "watched". */
    readonly telling: readonly string[];
  };
  /** Words that tell a clause of somebody's life from one that asks for something. */
  readonly circumstances: {
    /** Words that ask or say what is liked; what comes with them is meant. */
    readonly asking: readonly string[];
    /** Words of a sentence about somebody: who it is about, and verbs that have no word before them for that. */
    readonly personal: readonly string[];
    /** Words before what goes on meanwhile, or why: "when the wifi works". */
    readonly when: readonly string[];
    /** Words of how somebody used to play: "jugaba", "used to". */
    readonly once: readonly string[];
    /** Words of whoever a machine came from: "left", "regaló". */
    readonly gives: readonly string[];
    /** Ends, with their accents, of Spanish verbs that tell what was: "mudé". */
    readonly past: readonly string[];
  };
  /** Words of how something makes somebody feel, by what they are in such a sentence; any form of a verb stands for all. */
  readonly feelings: Readonly<
    Record<
      | 'pronoun'
      | 'clitic'
      | 'person'
      | 'stings'
      | 'stirs'
      | 'distress'
      | 'slight'
      | 'done'
      | 'hence'
      | 'self'
      | 'within'
      | 'copula'
      | 'fault'
      | 'lacking'
      | 'meant'
      | 'reflexive'
      | 'scorn',
      readonly string[]
    >
  >;
  /** What is said of games that somebody has played. */
  readonly verdicts: {
    /** Words of a disappointment, behind what it is about: "me aburrió", "bored me". */
    readonly bad: readonly string[];
    /** Words around what somebody has had enough of, however good it was: "to death", "hasta el cansancio", "we've exhausted". */
    readonly overdone: readonly string[];
    /** Words of what somebody can play no more, at the end of a clause: "those days are over", "eso ya pasó". */
    readonly bygone: readonly string[];
    /** Words that refuse the games named before them: "don't suggest those", "no me los recomiendes". */
    readonly refusesThose: readonly string[];
    /** Words that stress that a game has been played, and much: "already", "hours". */
    readonly already: readonly string[];
    /** Words that go on about a game behind a "but": "es", "it's". */
    readonly describes: readonly string[];
    /** Words before what a game is blamed for: "lo de", "all that". */
    readonly whatFor: readonly string[];
    /** Words before what there is too much of: "demasiado". */
    readonly too: readonly string[];
    /** Words before what a game was found to be: "me pareció", "found it". */
    readonly judges: readonly string[];
    /** Words before how a game ran on somebody's machine: "me corría". */
    readonly runs: readonly string[];
    /** Words before a game that was played, whether it was liked or not: "probé", "played". */
    readonly tried: readonly string[];
    /** Words before a reason: "porque". */
    readonly because: readonly string[];
    /** Words for what somebody has kept of a game: "save", "partida". */
    readonly keepsakes: readonly string[];
    /** Words of time that went into a game: "le metí", "put". */
    readonly spends: readonly string[];
  };
  /** Labels of wishes that are no concept; `{0}` and `{1}` take values. */
  readonly labels: Readonly<Record<string, Label>>;
}

/** A way to go on from one game: "like it, but shorter". What it asks for is worded by whoever shows it. */
export interface Variation {
  readonly id: string;
  /** Which games it makes sense for; all that is given must hold. */
  readonly from: {
    /** Its story takes this many hours or more. */
    readonly hours?: number;
    /** It has one of these facets. */
    readonly facets?: readonly string[];
    /** It runs on none of these platforms. */
    readonly notOn?: readonly string[];
    /** It costs money (true), or nothing (false). */
    readonly paid?: boolean;
    /** It is for one player alone (true), or not only (false). */
    readonly solo?: boolean;
  };
}

/** A publisher by whose name players speak of the games of several studios. */
export interface House {
  /** What it is called besides. */
  readonly alt?: readonly string[];
  /** Its studios, by what their names begin with, each with the year from which its games are the house's, and the last one if it left. */
  readonly studios: Readonly<Record<string, number | readonly number[]>>;
}

/** Everything that words mean. */
export interface Lexicon {
  readonly concepts: readonly Concept[];
  readonly platforms: readonly Platform[];
  readonly facts: readonly FactPhrase[];
  /** What the slots in phrases stand for. Filled in at once, they would make half as many phrases again, of which few are ever said. */
  readonly slots: Slots;
  readonly grammar: Grammar;
  /** Publishers by the name that the answer shows. */
  readonly houses: Readonly<Record<string, House>>;
  readonly variations: readonly Variation[];
}
