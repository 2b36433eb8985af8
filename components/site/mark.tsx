/** The mark: a J that is an arcade stick, on a rental sticker. Decorative, the name stands beside it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true">
      <rect className="mark-sticker" x="3" y="3" width="58" height="58" rx="15" />
      <path className="mark-stick" d="M37 21v18.5a10.5 10.5 0 0 1-21 0V38" />
      <circle className="mark-ball" cx="37" cy="17" r="9" />
      <circle className="mark-button" cx="49" cy="45" r="4.5" />
    </svg>
  );
}
