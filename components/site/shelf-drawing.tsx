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
      {BOXES.map(({ x, width, height, tone, band }) => (
        <g key={x} className={`spine-${tone}`}>
          <rect x={x} y={142 - height} width={width} height={height} rx="3.5" />
          <rect className="spine-band" x={x} y={142 - height + band} width={width} height="9" />
          <circle className="spine-band" cx={x + width / 2} cy={130} r="4" />
        </g>
      ))}
      <g className="spine-d" transform="rotate(-17 170 142)">
        <rect x="152" y="32" width="27" height="110" rx="3.5" />
        <rect className="spine-band" x="152" y="58" width="27" height="9" />
        <circle className="spine-band" cx="165.5" cy="130" r="4" />
      </g>
      <rect className="drawing-plank" x="0" y="142" width="320" height="9" />
      <rect className="drawing-plank-edge" x="0" y="151" width="320" height="4" />
    </svg>
  );
}
