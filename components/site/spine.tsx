interface SpineProps {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly tone: 'a' | 'b' | 'c' | 'd';
  /** How far below the top its band is. */
  readonly band: number;
  /** Where it stands. */
  readonly floor: number;
}

/** A box on a shelf, seen from its back: a part of drawings. */
export function Spine({ x, width, height, tone, band, floor }: SpineProps) {
  return (
    <g className={`spine-${tone}`}>
      <rect x={x} y={floor - height} width={width} height={height} rx="3.5" />
      <rect className="spine-band" x={x} y={floor - height + band} width={width} height="9" />
      <circle className="spine-band" cx={x + width / 2} cy={floor - 12} r="4" />
    </g>
  );
}
