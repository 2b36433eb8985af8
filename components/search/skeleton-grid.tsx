const PLACES = ['first', 'second', 'third'] as const;

/** The empty shelf while the clerk is looking. */
export function SkeletonGrid() {
  return (
    <div className="shelf grid grid-cols-1 md:grid-cols-2 lg:grid-cols-3" aria-hidden="true">
      {PLACES.map((place) => (
        <div key={place} className="shelf-place">
          <div className="card-cover skeleton" />
          <div className="card-edge">
            <span className="skeleton skeleton-line" />
          </div>
          <div className="card-talker">
            <span className="skeleton skeleton-line" />
            <span className="skeleton skeleton-line skeleton-short" />
          </div>
        </div>
      ))}
    </div>
  );
}
