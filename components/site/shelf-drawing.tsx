import { Spine } from './spine';

const BOXES = [
  { x: 18, width: 30, height: 118, tone: 'a', band: 26 },
  { x: 50, width: 24, height: 104, tone: 'b', band: 58 },
  { x: 76, width: 36, height: 126, tone: 'c', band: 34 },
  { x: 114, width: 22, height: 98, tone: 'b', band: 22 },
  { x: 202, width: 28, height: 112, tone: 'c', band: 60 },
  { x: 232, width: 34, height: 124, tone: 'a', band: 30 },
  { x: 268, width: 24, height: 100, tone: 'b', band: 24 },
] as const;

/** A shelf with boxes beside the name of the shop, one of them leaning. Decorative. */
export function ShelfDrawing() {
  return (
    <svg viewBox="0 0 320 160" className="shelf-drawing" aria-hidden="true">
      {BOXES.map((box) => (
        <Spine key={box.x} {...box} floor={142} />
      ))}
      <g transform="rotate(-17 170 142)">
        <Spine x={152} width={27} height={110} tone="d" band={26} floor={142} />
      </g>
      <rect className="drawing-plank" x="0" y="142" width="320" height="9" />
      <rect className="drawing-plank-edge" x="0" y="151" width="320" height="4" />
    </svg>
  );
}
