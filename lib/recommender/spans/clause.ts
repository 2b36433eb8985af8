import type { Role } from '../knowledge/roles';
import type { Meaning, Vocabulary } from '../knowledge/vocabulary';
import type { ConceptKind } from '../lexicon';
import type { Token } from '../words/analyse';
import { type CutText, conceptsOf, isNamed, isOf, type KindOf, type Polarity, type Span, says } from './span';

/** How many words a negation reaches past itself or past the last thing that it covered. */
const REACH = 7;

/** …and one that tells what somebody cannot bear: "no aguanto más adolescentes salvando el mundo con el poder de la amistad". */
const REACH_OF_DISLIKE = 10;

/** How many words may stand between "even if" and the "no" that it covers: "even if it really isn't". */
const ALLOWED = 3;

/** Kinds of concept that games have, and those that they are about. */
const FEATURES: readonly ConceptKind[] = ['mechanic', 'content'];
const SUBJECTS: readonly ConceptKind[] = ['genre', 'theme'];

/** What the clause that is being read does to what is said in it. */
export class Clause {
  readonly #tokens: readonly Token[];
  readonly #spans: readonly Span[];
  readonly #vocabulary: Vocabulary;
  readonly #kindOf: KindOf;
  #sign: Polarity['sign'] = 'wanted';
  #nice = false;
  /** The negation opens a part of the text of its own: ", nothing childish". */
  #apart = false;
  /** The negation tells what somebody is sick of. */
  #weary = false;
  /** The negation refuses much of a thing, not all of it. */
  #less = false;
  /** The negation announces what it refuses: "lo que no quiero: …", so that it covers all of it, whatever the commas. */
  #announced = false;
  /** The negation says what somebody dislikes: what comes with that is disliked as well. */
  #dislikes = false;
  /** Where the negation, or the last thing that it covered, ended. */
  #anchor = 0;
  /** The last span that the negation covered. */
  #covered: Span | undefined;
  #join: 'and' | 'or' | undefined;
  /** Where the "and" or "or" ended. */
  #joined = 0;
  /** A word that means nothing has been the other side of an "or". */
  #otherSide = false;
  /** An "or" has joined the last thing of an unwanted list. */
  #listEnded = false;
  /** The last span with a meaning, covered or not. */
  #last: Span | undefined;
  /** A sort of game is asked for. */
  #sortWanted = false;
  /** A thing that means nothing has been brought in since: "stealth in a mansion or …". */
  #stranger = false;
  /** The negation has had a thing that means nothing: "ni de correr". */
  #unread = false;
  /** …and one that it calls something: "que no sea un truño". */
  #called = false;
  /** The negation goes on with another: "sin sangre ni palabrotas". */
  #goesOn = false;
  /** A clause within the negation has begun: "nothing that is grindy and has ads". */
  #within = false;
  /** A condition has made nice to have what follows, list or not: "bonus points if". */
  #bonus = false;
  /** Something turned round since: "horror, pero en tercera o 2d" offers no choice between horror and 2D. */
  #turned = false;

  /** Where a word ended that lets a clause of its own be as it will: "even if …". */
  #allowed: number | undefined;

  constructor({ tokens, spans, vocabulary, kindOf }: Pick<CutText, 'tokens' | 'spans' | 'vocabulary' | 'kindOf'>) {
    this.#tokens = tokens;
    this.#spans = spans;
    this.#vocabulary = vocabulary;
    this.#kindOf = kindOf;
  }

  /** The last thing that a negation covers which is still open. */
  get negated(): Span | undefined {
    return this.#sign === 'unwanted' ? this.#covered : undefined;
  }

  /** Ends what does not reach as far as span `at`. */
  reach(at: number): void {
    const { start } = this.#spans[at];
    const { breakBefore } = this.#tokens[start];
    // "Librería o biblioteca, tranquilo": the "or" has had its other side.
    if (breakBefore !== 'none') this.#join = undefined;
    // "Que no aburra y tenga humor": a verb of its own says no itself, if it does.
    const anew = this.#join === 'and' && !this.#within && this.#vocabulary.is(this.#tokens[start], 'anew');
    const isRelative = this.#vocabulary.is(this.#tokens[start], 'relative');
    // "Sin armas y que haga pensar", "que no sea caro y que dé risa": a second clause says no itself, if it does.
    const beside = this.#join === 'and' && !this.#within && isRelative;
    if ((anew || beside) && this.#sign === 'unwanted') this.endNegation();
    this.#within ||= isRelative;
    const { announced } = this.#tokens[start];
    if (announced && this.#announces(start)) {
      this.#announced = true;
      this.#anchor = start;
      return;
    }
    if (this.#announced && breakBefore === 'comma') this.#anchor = start;
    const listed = () =>
      this.#sign === 'unwanted' &&
      !this.#listEnded &&
      !this.#opensAnew(start) &&
      listGoesOn(this.#tokens, this.#spans, at, this.#weary);
    if (breakBefore === 'clause' || (breakBefore === 'comma' && !this.#announced && !listed())) {
      this.endNegation();
      this.#nice = false;
      // "Bonus if it's about work, class or religion": what a condition makes nice to have may be a list.
      if (breakBefore === 'clause') this.#bonus = false;
    }
    const reach = this.#dislikes ? REACH_OF_DISLIKE : REACH;
    if (this.#sign === 'unwanted' && start - this.#anchor > reach) this.endNegation();
  }

  /** "Lo que no es: …", "things to avoid: …": whether a negation has covered nothing yet where a colon follows. */
  #announces(start: number): boolean {
    if (this.#sign !== 'unwanted' || this.#covered) return false;
    return this.#tokens.slice(this.#anchor, start).every((token) => !this.#vocabulary.isContent(token));
  }

  endNegation(): void {
    this.#sign = 'wanted';
    this.#covered = undefined;
    this.#listEnded = false;
    this.#less = false;
    this.#announced = false;
  }

  /** Begins a negation at a word, which may have covered something already. */
  #begin(anchor: number, covered?: Span): void {
    this.#sign = 'unwanted';
    this.#within = false;
    this.#unread = this.#called = this.#goesOn = false;
    this.#announced = false;
    this.#anchor = anchor;
    this.#covered = covered;
  }

  /** Takes in what a small word does to those behind it. */
  readRole(span: Extract<Span, { kind: 'role' }>): void {
    const { start, end, roles } = span;
    const has = (role: Role) => roles.includes(role);
    if (has('ignore') || has('errand') || has('elsewhere')) {
      // Nothing follows from it.
    } else if (has('plain')) this.endNegation();
    else if (has('not-only')) {
      this.endNegation();
      this.#nice = true;
    } else if (has('indifferent')) {
      this.#sign = 'indifferent';
      const { [end - 1]: last } = this.#tokens;
      this.#allowed = this.#vocabulary.is(last, 'condition') || this.#vocabulary.is(last, 'relative') ? end : undefined;
    } else if (this.#sign === 'indifferent' && this.#allowed !== undefined && start - this.#allowed <= ALLOWED) {
      // "Even if it isn't a JRPG", "no me importa que no tenga historia": what may be so may also be not.
    } else if (has('negator') && has('or') && this.#sign === 'indifferent') {
      // "No importa si es viejo ni si es largo": both are all the same.
    } else if (has('negates-before') && this.#tokens[end]?.announced) {
      this.#begin(end);
    } else if (has('negator')) {
      const goesOn = has('or') && this.negated !== undefined;
      this.#begin(end);
      this.#goesOn = goesOn;
      // "Nada que sea …".
      this.#within = this.#tokens.slice(start + 1, end).some((token) => this.#vocabulary.is(token, 'relative'));
      this.#apart = start > 0 && this.#tokens[start].breakBefore !== 'none';
      this.#less = has('lessens');
      this.#dislikes = has('dislikes');
      this.#weary = has('weary');
    } else if (has('nice')) {
      this.#nice = true;
      this.#bonus = this.#tokens
        .slice(start, end)
        .some((token) => this.#vocabulary.is(token, 'condition') && !this.#vocabulary.is(token, 'definite'));
      // "No horror I prefer puzzles": what turns round ends what it stands in.
      if (this.#sign !== 'unwanted' || has('ends-negation')) this.endNegation();
    } else if (this.#isEndedBy(roles, span)) this.endNegation();
    // "Nunca jugó a nada y el otro día probó Celeste".
    else if (has('tried') && this.#join === 'and') this.endNegation();
    // "A shooter or a game with cats".
    if (this.#offersAnother(end)) return;
    this.#turned ||= has('ends-negation');
    if (has('ends-negation') && !has('nice')) this.#bonus = false;
    this.#join = has('or') ? 'or' : has('and') ? 'and' : undefined;
    this.#joined = end;
    this.#otherSide = false;
  }

  /** Whether nothing but a word for any game, and one that brings in what it has, stands between an "or" and a place. */
  #offersAnother(end: number): boolean {
    const between = this.#tokens.slice(this.#joined, end);
    const isAnyGame = (token: Token) => this.#vocabulary.is(token, 'gaming') || this.#vocabulary.is(token, 'anything');
    const isSmall = (token: Token) => isAnyGame(token) || !this.#vocabulary.isContent(token);
    return this.#join === 'or' && between.some(isAnyGame) && between.every(isSmall);
  }

  /** "Sin anuncios, de ajedrez o cartas": what opens with "de" goes on with no list that does not. */
  #opensAnew(start: number): boolean {
    const isOf = (token: Token) => this.#vocabulary.is(token, 'of');
    if (!this.#covered || !isOf(this.#tokens[start])) return false;
    return !this.#tokens.slice(Math.max(0, this.#covered.start - 1), this.#covered.end).some(isOf);
  }

  /** The polarity of a thing or a word in the clause. */
  readThing(span: Exclude<Span, { kind: 'role' }>, breakBefore: Token['breakBefore']): Polarity {
    // "Sin combate para relajarme": the phrase itself opens with a word that ends the negation.
    // …but "no more than 40 hours" refuses by that very word.
    const measures = span.kind === 'meaning' && !this.negated && !this.#hasNamed() && span.meanings.some(isMeasure);
    if (span.kind === 'meaning' && !measures && this.#isEndedBy(span.lead, span)) this.endNegation();
    const means = span.kind !== 'word';
    const join = this.#join;
    // "Ni de correr que esté en español": it is no running that is in Spanish.
    const ofGame = sortOf(span) === 'fact' && this.#vocabulary.is(this.#tokens[span.start], 'relative');
    if (this.#unread && ofGame) this.endNegation();
    // "Sin combates y sin prisas": a phrase that says no itself is part of no list before it.
    if (this.#sign === 'unwanted' && negatesItself(span)) this.endNegation();
    // "No text or dialogue": …and begins one.
    if (join === 'or' && negatesItself(this.#last) && refusesThings(this.#last) && sortOf(span) === 'concept')
      this.#begin(span.start, this.#last);
    const ends = means && !this.#announced && this.negated && endsBefore(this.negated, span, join);
    if (ends && !this.#isSuchAs(span, this.negated) && !this.#isWearied(span)) this.endNegation();
    // "No ads, chess or cards": after how it is sold comes what it shall be, unless that has been said.
    if (!this.#announced && isOf(this.negated, 'sale') && !join && isOf(span, 'sort') && !this.#sortWanted)
      this.endNegation();
    const adjoins = means && this.negated?.end === span.start && breakBefore === 'none' && !join;
    if (adjoins && this.#isSearch(span)) this.endNegation();
    // "A less scary horror game" is one all the same; "no zombie shooters" are none.
    if (adjoins && this.#less && isOf(span, 'sort')) this.endNegation();
    const compound = adjoins && this.#sign === 'unwanted' && !this.#standsAlone(span);
    const joined = this.#sign === 'wanted' && means && join === 'or' && this.#last?.kind === 'meaning' && !this.#turned;
    // "Stealth in a mansion or a castle": the castle is an alternative to what is not understood, and stealth is wanted anyway.
    const stranger = joined && this.#stranger && !isOf(span, 'sort');
    const near = joined && !stranger && this.#last && span.start - this.#last.end <= REACH;
    const alternative = near ? this.#last : undefined;
    const less = this.#sign === 'unwanted' && this.#less;
    // "Odio los tutoriales largos": how long is part of what the phrase refuses.
    const describes = negatesItself(this.#last) && this.#last.end === span.start && breakBefore === 'none' && !join;
    const polarity: Polarity = {
      sign: describes && saysHowMuch(span) ? 'indifferent' : this.#sign,
      nice: this.#nice || stranger || (this.#bonus && sortOf(span) === 'concept'),
      compound,
      ...(less && { less }),
      ...(alternative && { alternative }),
    };
    if (!means) {
      this.#readOtherSide(this.#tokens[span.start]);
      this.#stranger ||= this.#isBroughtIn(span);
      this.#unread ||= this.#vocabulary.isContent(this.#tokens[span.start]);
      this.#called ||= this.#isCalled(span);
      return polarity;
    }
    this.#stranger = false;
    this.#unread = this.#called = false;
    this.#sortWanted ||= this.#sign === 'wanted' && isOf(span, 'sort');
    this.#last = span;
    this.#turned = false;
    if (this.#sign === 'unwanted') {
      this.#listEnded ||= join === 'or';
      this.#covered = span;
      this.#anchor = span.end;
    }
    this.#join = undefined;
    return polarity;
  }

  /** "Trenes o metro de España": what is not understood has been the other side of the "or", and of what it is, is none. */
  #readOtherSide(token: Token): void {
    if (this.#otherSide && this.#vocabulary.is(token, 'of')) this.#join = undefined;
    this.#otherSide = this.#join === 'or' && this.#vocabulary.isContent(token);
  }

  /**
   * ", nothing childish like Fortnite": the game is an example of what a part of the text refuses; in "an RPG without combat like
   * Undertale" it is one of what is wanted.
   */
  #isSuchAs(span: Span, covered: Span): boolean {
    if (span.kind !== 'title' || !this.#apart || this.#join) return false;
    const like = this.#spans[this.#spans.indexOf(span) - 1];
    if (!says(like, 'like') || like.start !== covered.end) return false;
    return this.#tokens.slice(like.start, span.end).every(({ breakBefore }) => breakBefore === 'none');
  }

  /**
   * "Harto del LoL y de los gacha", "sick of Valorant and shooters": whether what somebody is sick of goes on from a game to a kind of
   * them. Nothing but small words may stand between, and something must show that a kind is meant.
   */
  #isWearied(span: Span): boolean {
    if (!this.#weary || this.#join !== 'and' || conceptsOf(span).length === 0) return false;
    const between = this.#tokens.slice(this.#joined, span.start);
    if (between.some((token) => this.#vocabulary.isContent(token))) return false;
    const marks = ['of', 'definite', 'every'] as const;
    const marked = between.some((token) => marks.some((mark) => this.#vocabulary.is(token, mark)));
    return marked || (isOf(span, 'sort') && this.#tokens[span.end - 1].folded.endsWith('s'));
  }

  /** Whether the negation has had what it refuses, though that is not understood. */
  #hasNamed(): boolean {
    return this.#called || (this.#goesOn && this.#unread);
  }

  /** Whether a word without a meaning is what a game shall not be: "un truño", but not "un juego". */
  #isCalled({ start }: Span): boolean {
    const { [start]: word, [start - 1]: before } = this.#tokens;
    if (this.#sign !== 'unwanted' || !before || !this.#vocabulary.is(before, 'some')) return false;
    return this.#vocabulary.isContent(word) && !this.#vocabulary.is(word, 'gaming');
  }

  /** Whether a word without a meaning names what a game has, or where it plays: "in a mansion". */
  #isBroughtIn({ start }: Span): boolean {
    const is = (at: number, ...classes: ('has' | 'is' | 'some')[]) =>
      at >= 0 && classes.some((each) => this.#vocabulary.is(this.#tokens[at], each));
    if (!this.#vocabulary.isContent(this.#tokens[start])) return false;
    return is(start - 1, 'has', 'is') || (is(start - 1, 'some') && is(start - 2, 'has', 'is'));
  }

  /**
   * Whether a text opens with a refusal and goes on to what it asks for, as typed into a search box: "no permadeath norse mythology",
   * "no pvp survival". Several of a sort are refused with what stands before them ("no zombie shooters"), unless that is only
   * something that games have.
   */
  #isSearch(span: Exclude<Span, { kind: 'role' }>): boolean {
    if (this.#sign !== 'unwanted' || this.#dislikes || this.#weary || this.#less || this.negated?.start !== 1)
      return false;
    const areOf = (each: Span, kinds: readonly ConceptKind[]) => {
      const concepts = conceptsOf(each);
      return concepts.length > 0 && concepts.every((concept) => kinds.includes(this.#kindOf(concept)));
    };
    if (areOf(this.negated, FEATURES) && areOf(span, SUBJECTS)) return true;
    const last = this.#tokens[span.end - 1].folded;
    return span.end === this.#tokens.length && isOf(span, 'sort') && !last.endsWith('s');
  }

  /**
   * Whether a thing in an unwanted list is refused by itself, though it follows another: "no timers that stress me" refuses stress
   * and timers, and "no high school kids" is for nobody of either sort; "no zombie shooters" still has shooters.
   */
  #standsAlone(span: Exclude<Span, { kind: 'role' }>): boolean {
    return isOf(span, 'player') || this.#vocabulary.is(this.#tokens[span.start], 'relative');
  }

  /**
   * "Not for kids" forbids what follows; "no combat, for kids" does not: a preposition ends what has covered something, but for
   * "tired of shooters with ads", and "que no sea un truño para PS4" and "ni tal cosa para niños" have had what they cover. So does a
   * comparative ("less grindy and prettier").
   */
  #isEndedBy(roles: readonly Role[], { start }: Span): boolean {
    if (this.#join === 'or' && !this.#hasNamed()) return false;
    const opens = this.#sign === 'unwanted' && !this.#covered && !this.#hasNamed();
    if (roles.includes('ends-negation')) return true;
    const goesOn = this.#dislikes && this.#vocabulary.is(this.#tokens[start], 'has');
    return !opens && ((roles.includes('preposition') && !goesOn) || roles.includes('comparative'));
  }
}

/** Whether an unwanted list stops before `next`: facts end a list of things, and "and" only joins things of one sort. */
function endsBefore(covered: Span, next: Span, join: 'and' | 'or' | undefined): boolean {
  if (join === 'or') return false;
  const sort = sortOf(next);
  if (join === 'and') return sort !== sortOf(covered);
  return sort !== 'concept' && sort !== sortOf(covered);
}

/** Whether a phrase holds the word that negates: "sin prisas", which is calm. */
function negatesItself(span: Span | undefined): span is Extract<Span, { kind: 'meaning' }> {
  return span?.kind === 'meaning' && span.lead.includes('negator');
}

/** Whether a phrase names things, or what it means refuses some: "no drinking". */
function refusesThings({ meanings }: Extract<Span, { kind: 'meaning' }>): boolean {
  return meanings[0].kind === 'concept' || (meanings[0].kind === 'fact' && meanings[0].fact.avoids !== undefined);
}

/** Whether a phrase is a fact that may be part of what the one before it refuses: "largos", but not "for my 4yo" or "sin anuncios". */
function saysHowMuch(span: Span): boolean {
  return sortOf(span) === 'fact' && !negatesItself(span) && !says(span, 'preposition');
}

/** Whether what is said has a contrary that its refusal asks for. */
function isMeasure(meaning: Meaning): boolean {
  return meaning.kind === 'fact' && meaning.fact.refused !== undefined;
}

function sortOf(span: Span): string {
  return span.kind === 'meaning' ? span.meanings[0].kind : span.kind;
}

/**
 * Whether a comma at span `at` stands in a list that ends in "or": "no elves, dragons or magic". What somebody is sick of (`weary`) is a
 * list with "and" too: "sick of elves, dragons and magic".
 */
function listGoesOn(tokens: readonly Token[], spans: readonly Span[], at: number, weary: boolean): boolean {
  // "Sick of Skyrim, what else has elves and dragons": what is listed follows the comma at once.
  const isListed = spans.slice(at, at + 2).some(isNamed);
  for (let i = at; i < spans.length; i++) {
    const span = spans[i];
    if (i > at && tokens[span.start].breakBefore === 'clause') return false;
    if (span.kind !== 'role') continue;
    if (span.roles.includes('or') || (weary && isListed && span.roles.includes('and'))) return true;
    if (!span.roles.includes('and')) return false;
  }
  return false;
}
