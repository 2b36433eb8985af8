interface SharePictureProps {
  readonly name: string;
  readonly line: string;
  readonly text: string;
}

const STRIPES = Array.from({ length: 12 }, (_, position) => position);

/** The front of the shop as previews of shared links show it, 1200×630. Inline styles are what its renderer reads. */
export function SharePicture({ name, line, text }: SharePictureProps) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        background: '#f5ecdb',
        color: '#2b1d28',
        fontFamily: 'Sign',
      }}
    >
      <div style={{ display: 'flex' }}>
        {STRIPES.map((stripe) => (
          <div
            key={stripe}
            style={{
              width: 100,
              height: 120,
              background: stripe % 2 === 0 ? '#b92f1b' : '#fffaf0',
              borderBottomLeftRadius: 50,
              borderBottomRightRadius: 50,
            }}
          />
        ))}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', marginTop: 70, marginLeft: 96 }}>
        <svg width="190" height="190" viewBox="0 0 64 64" aria-hidden="true">
          <rect x="3" y="3" width="58" height="58" rx="15" fill="#e9b13a" />
          <path
            d="M37 21v18.5a10.5 10.5 0 0 1-21 0V38"
            fill="none"
            stroke="#2b1d28"
            strokeWidth="7"
            strokeLinecap="round"
          />
          <circle cx="37" cy="17" r="9" fill="#b92f1b" />
          <circle cx="49" cy="45" r="4.5" fill="#12645c" />
        </svg>
        <div style={{ display: 'flex', flexDirection: 'column', marginLeft: 44 }}>
          <div style={{ fontSize: 150, lineHeight: 1 }}>{name}</div>
          <div style={{ fontSize: 44, color: '#b92f1b', marginTop: 14 }}>{line}</div>
        </div>
      </div>
      <div style={{ display: 'flex', fontSize: 50, marginTop: 66, marginLeft: 96 }}>{text}</div>
    </div>
  );
}
