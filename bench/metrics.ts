/** Gain of a grade: 2 = squarely what was asked, 1 = acceptable, 0 = not asked for. */
const gain = (grade: number) => 2 ** grade - 1;

/**
 * Normalised discounted cumulative gain of the first `k` (Järvelin and Kekäläinen 2002): 0 to 1, where 1 is the best order
 * that the graded games allow. `grades` maps ids to 1 or 2; what is not in it has 0.
 */
export function ndcg(found: readonly string[], grades: ReadonlyMap<string, number>, k = 10): number {
  const discounted = (list: readonly number[]) =>
    list.slice(0, k).reduce((sum, grade, i) => sum + gain(grade) / Math.log2(i + 2), 0);
  const ideal = discounted([...grades.values()].sort((a, b) => b - a));
  return ideal === 0 ? 0 : discounted(found.map((id) => grades.get(id) ?? 0)) / ideal;
}

/** Share of the first `k` that is graded at least `least`. */
export function precision(found: readonly string[], grades: ReadonlyMap<string, number>, least = 1, k = 10): number {
  return found.slice(0, k).filter((id) => (grades.get(id) ?? 0) >= least).length / k;
}

/** Share of the first `k` of one list that is among the first `k` of the other. */
export function overlap(a: readonly string[], b: readonly string[], k = 10): number {
  const first = new Set(a.slice(0, k));
  const longest = Math.max(Math.min(a.length, k), Math.min(b.length, k));
  return longest === 0 ? 1 : b.slice(0, k).filter((id) => first.has(id)).length / longest;
}

/** One over the place of the first accepted game, 0 where there is none. */
export function reciprocalRank(found: readonly string[], accepted: ReadonlySet<string>): number {
  const at = found.findIndex((id) => accepted.has(id));
  return at < 0 ? 0 : 1 / (at + 1);
}

/** The arithmetic mean; 0 where there are no values. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value below which the share `p` of the values lies. */
export function quantile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? 0;
}
