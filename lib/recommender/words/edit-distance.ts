/** Longest word that is compared; rows of the table are kept between calls, since a request compares thousands of words. */
const MAX_LENGTH = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(MAX_LENGTH + 2));

/**
 * Restricted Damerau–Levenshtein distance (insertion, deletion, substitution, swap of neighbours), or `limit + 1` as soon
 * as it is certain to exceed `limit`; words over 64 letters are never near. Time O(length × limit) (Ukkonen's band).
 */
export function editDistance(a: string, b: string, limit: number): number {
  const far = limit + 1;
  if (Math.abs(a.length - b.length) > limit || Math.max(a.length, b.length) > MAX_LENGTH) return far;
  let [beforePrevious, previous, row] = rows;
  for (let j = 0; j <= b.length; j++) previous[j] = Math.min(j, far);
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    row[from - 1] = from === 1 ? Math.min(i, far) : far;
    let best = row[from - 1];
    for (let j = from; j <= to; j++) {
      const cost = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      const above = j > i - 1 + limit ? far : previous[j];
      let distance = Math.min(previous[j - 1] + cost, above + 1, row[j - 1] + 1, far);
      if (i > 1 && j > 1 && cost === 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        distance = Math.min(distance, beforePrevious[j - 2] + 1);
      }
      row[j] = distance;
      if (distance < best) best = distance;
    }
    if (best >= far) return far;
    [beforePrevious, previous, row] = [previous, row, beforePrevious];
  }
  return Math.min(previous[b.length], far);
}
