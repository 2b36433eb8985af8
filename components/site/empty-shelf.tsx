/** A shelf with nothing on it but the dust around where a box once stood. Decorative. */
export function EmptyShelf({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 220 150" className={className} aria-hidden="true">
      <rect className="drawing-ghost" x="30" y="26" width="24" height="98" rx="3.5" />
      <rect className="drawing-ghost" x="60" y="38" width="32" height="86" rx="3.5" />
      <rect className="drawing-ghost" x="98" y="18" width="22" height="106" rx="3.5" />
      <g className="spine-d" transform="rotate(14 176 124)">
        <rect x="160" y="34" width="26" height="90" rx="3.5" />
        <rect className="spine-band" x="160" y="56" width="26" height="8" />
        <circle className="spine-band" cx="173" cy="112" r="4" />
      </g>
      <rect className="drawing-plank" x="6" y="124" width="208" height="9" />
      <rect className="drawing-plank-edge" x="6" y="133" width="208" height="4" />
    </svg>
  );
}
