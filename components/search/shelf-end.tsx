import { Spine } from '@/components/site/spine';

const BOXES = [
  { x: 0, width: 26, height: 96, tone: 'c', band: 48 },
  { x: 28, width: 32, height: 116, tone: 'a', band: 28 },
  { x: 62, width: 22, height: 90, tone: 'b', band: 20 },
] as const;

/** Old boxes that fill up the shelf beside the last game of a row, where there is room. Decorative. */
export function ShelfEnd() {
  return (
    <svg viewBox="0 0 128 118" className="shelf-end" aria-hidden="true">
      {BOXES.map((box) => (
        <Spine key={box.x} {...box} floor={118} />
      ))}
      <g transform="rotate(-17 117 118)">
        <Spine x={99} width={26} height={104} tone="d" band={24} floor={118} />
      </g>
    </svg>
  );
}
