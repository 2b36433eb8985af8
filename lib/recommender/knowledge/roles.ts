import type { Grammar } from '../lexicon';

/** What a small word does to those around it. */
export type Role =
  | 'negator'
  | 'lessens'
  | 'dislikes'
  | 'indifferent'
  | 'plain'
  | 'not-only'
  | 'ignore'
  | 'errand'
  | 'elsewhere'
  | 'ends-negation'
  | 'preposition'
  | 'comparative'
  | 'negates-before'
  | 'free-of'
  | 'permits'
  | 'better'
  | 'and'
  | 'or'
  | 'nice'
  | 'like'
  | 'exact'
  | 'of-series'
  | 'makers-of'
  | 'new-to'
  | 'instead'
  | 'and-such'
  | 'chooses'
  | 'versus'
  | 'exclusive'
  | 'crossplay'
  | 'recalls'
  | 'of-life'
  | 'has'
  | 'apart'
  | 'bystander'
  | 'disappoints'
  | 'overdone'
  | 'too'
  | 'judges'
  | 'tried'
  | 'weary';

/** The small words of a grammar, as they are written there, by what they do. */
export function rolesOf(grammar: Grammar): readonly (readonly [phrases: readonly string[], role: Role])[] {
  return [
    [grammar.negators, 'negator'],
    [grammar.dislikes, 'negator'],
    [grammar.dislikes, 'dislikes'],
    [grammar.weary, 'negator'],
    [grammar.weary, 'dislikes'],
    [grammar.weary, 'weary'],
    [grammar.lessens, 'negator'],
    [grammar.lessens, 'lessens'],
    [grammar.notNegated.indifferent, 'indifferent'],
    [grammar.notNegated.plain, 'plain'],
    [grammar.notNegated.notOnly, 'not-only'],
    [grammar.ignore, 'ignore'],
    [grammar.errand, 'errand'],
    [grammar.elsewhere, 'elsewhere'],
    [grammar.endsNegation, 'ends-negation'],
    [grammar.prepositions, 'preposition'],
    [grammar.comparatives, 'comparative'],
    [grammar.negatesBefore, 'negates-before'],
    [grammar.freeOf, 'free-of'],
    [grammar.permits, 'permits'],
    [grammar.betters, 'better'],
    [grammar.joins.and, 'and'],
    [grammar.joins.or, 'or'],
    [grammar.nice, 'nice'],
    [grammar.seed.like, 'like'],
    [grammar.seed.exact, 'exact'],
    [grammar.seed.ofSeries, 'of-series'],
    [grammar.seed.makersOf, 'makers-of'],
    [grammar.seed.newTo, 'new-to'],
    [grammar.seed.instead, 'instead'],
    [grammar.seed.andSuch, 'and-such'],
    [grammar.seed.chooses, 'chooses'],
    [grammar.seed.versus, 'versus'],
    [grammar.exclusive, 'exclusive'],
    [grammar.crossplay.said, 'crossplay'],
    [grammar.recalls, 'recalls'],
    [grammar.asides.life, 'of-life'],
    [grammar.asides.has, 'has'],
    [grammar.asides.apart, 'apart'],
    [grammar.asides.bystander, 'bystander'],
    [grammar.verdicts.bad, 'disappoints'],
    [grammar.verdicts.overdone, 'overdone'],
    [grammar.verdicts.too, 'too'],
    [grammar.verdicts.judges, 'judges'],
    [grammar.verdicts.tried, 'tried'],
  ];
}
