import { games } from '../lib/catalog/games';
import { loadRecommender } from '../lib/catalog/recommender';
import { type Figures, measureRelevance, unknownIds } from './relevance';
import { measureEngine, reportSpeed } from './speed';

const [what = 'all', detail, size] = process.argv.slice(2);

if (what === 'all' || what === 'relevance') reportRelevance(detail === 'rows');
if (what === 'all' || what === 'speed') {
  for (const games of detail ? [Number(detail)] : [2_000, 100_000]) reportSpeed(games);
}
if (what === 'engine')
  void measureEngine(detail, Number(size)).then((measured) => console.log(JSON.stringify(measured)));

function reportRelevance(withRows: boolean): void {
  const missing = unknownIds(games);
  if (missing.length > 0) console.log(`not in the catalogue: ${missing.join(', ')}`);
  const report = measureRelevance(loadRecommender());
  console.log(`Relevance over ${games.length} games`);
  console.log('      requests  nDCG@10  P@10   P2@10  success@10  forbidden  empty');
  for (const lang of ['es', 'en'] as const) printFigures(lang, report[lang]);
  console.log(
    `overlap@10: faithful translations ${report.parity.toFixed(3)}, free wordings ${report.overlap.toFixed(3)}`,
  );
  const { items, hit10, mrr } = report.known;
  console.log(`described games: ${items}, hit@10 ${hit10.toFixed(3)}, MRR ${mrr.toFixed(3)}`);
  console.log(`nDCG@10 by kind: ${[...report.kinds].map(([kind, value]) => `${kind} ${value.toFixed(2)}`).join(', ')}`);
  if (withRows)
    for (const { text, ndcg, found } of report.rows)
      console.log(`${ndcg.toFixed(2)}  ${text}\n      ${found.join(' ')}`);
}

function printFigures(name: string, figures: Figures): void {
  const { requests, ndcg, precision, strict, success, forbidden, empty } = figures;
  const cells = [ndcg, precision, strict, success, forbidden, empty].map((value) => value.toFixed(3));
  console.log(`${name.padEnd(6)}${String(requests).padStart(8)}  ${cells.join('    ')}`);
}
