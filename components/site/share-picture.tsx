interface SharePictureProps {
  /** What the picture says in large letters. */
  readonly title: string;
  /** What it says below. */
  readonly text: string;
  /** Name and line of the shop, on the small sign in the corner. */
  readonly name: string;
  readonly line: string;
  /** Addresses of the pictures that stand on the shelf, as `data:` URLs. */
  readonly covers: readonly string[];
}

const STRIPES = Array.from({ length: 12 }, (_, position) => position);
const INK = '#2b1d28';
const TOMATO = '#b92f1b';

/** The front of the shop as previews of shared links show it, 1200×630. Inline styles are what its renderer reads. */
export function SharePicture({ title, text, name, line, covers }: SharePictureProps) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        background: '#f5ecdb',
        color: INK,
        fontFamily: 'Sign',
      }}
    >
      <Awning />
      <div style={{ display: 'flex', alignItems: 'center', marginTop: 26, marginLeft: 64 }}>
        <Sticker />
        <div style={{ display: 'flex', fontSize: 46, marginLeft: 20 }}>{name}</div>
        <div style={{ display: 'flex', fontSize: 30, marginLeft: 18, marginTop: 10, color: TOMATO }}>{line}</div>
      </div>
      <div style={{ display: 'flex', fontSize: 84, lineHeight: 1.05, marginTop: 16, marginLeft: 64 }}>{title}</div>
      <div style={{ display: 'flex', fontSize: 35, lineHeight: 1.25, margin: '12px 64px 0' }}>{text}</div>
      <Shelf covers={covers} />
    </div>
  );
}

function Awning() {
  return (
    <div style={{ display: 'flex' }}>
      {STRIPES.map((stripe) => (
        <div
          key={stripe}
          style={{
            width: 100,
            height: 84,
            background: stripe % 2 === 0 ? TOMATO : '#fffaf0',
            borderBottomLeftRadius: 50,
            borderBottomRightRadius: 50,
          }}
        />
      ))}
    </div>
  );
}

function Sticker() {
  return (
    <svg width="72" height="72" viewBox="0 0 64 64" aria-hidden="true">
      <rect x="3" y="3" width="58" height="58" rx="15" fill="#e9b13a" />
      <path d="M37 21v18.5a10.5 10.5 0 0 1-21 0V38" fill="none" stroke={INK} strokeWidth="7" strokeLinecap="round" />
      <circle cx="37" cy="17" r="9" fill={TOMATO} />
      <circle cx="49" cy="45" r="4.5" fill="#12645c" />
    </svg>
  );
}

function Shelf({ covers }: Pick<SharePictureProps, 'covers'>) {
  return (
    <div style={{ position: 'absolute', bottom: 0, left: 0, display: 'flex', flexDirection: 'column' }}>
      <div style={{ display: 'flex', paddingLeft: 64 }}>
        {covers.map((cover) => (
          // biome-ignore lint/performance/noImgElement: this is drawn into a picture and never sent to a browser.
          <img key={cover} src={cover} alt="" width={342} height={160} style={{ marginRight: 23, borderRadius: 8 }} />
        ))}
      </div>
      <div style={{ width: 1200, height: 20, background: '#b98a5a', borderBottom: '8px solid #94683c' }} />
      <div style={{ width: 1200, height: 30, background: '#e6d6ba' }} />
    </div>
  );
}
