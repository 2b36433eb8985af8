'use client';

import './globals.css';

/** The last resort, when even the layout fails: there is no language to speak then. */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <main>
          <div className="lost" role="alert">
            <h1 className="lost-title">Unexpected Application Error!</h1>
            <p className="lost-message">{error.message}</p>
            <button type="button" className="action" onClick={reset}>
              Try again
            </button>
          </div>
        </main>
      </body>
    </html>
  );
}
