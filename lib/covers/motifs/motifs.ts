import { buildings } from './buildings';
import { creatures } from './creatures';
import { machines } from './machines';
import { nature } from './nature';
import { pastimes } from './pastimes';
import { people } from './people';

/**
 * Every silhouette that a cover can show, as SVG in a box of 100 × 100.
 *
 * Classes name the ink of a shape: `k` ink, `p` paper, `a` sun, `b` second ink; the capital draws a line instead.
 */
export const motifs = { ...nature, ...buildings, ...creatures, ...people, ...machines, ...pastimes } as const;

/** Name of a silhouette. */
export type MotifName = keyof typeof motifs;
