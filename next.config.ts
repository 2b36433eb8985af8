import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { CLOSED_POLICY, COVER_POLICY } from './lib/security/content-policy';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Compiling the texts at build time keeps the message parser out of the browser.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

const config: NextConfig = {
  // A folder that runs with nothing but Node: what `npm start` serves and a container holds.
  output: 'standalone',
  poweredByHeader: false,
  reactStrictMode: true,
  // A development server writes nothing into the work tree.
  agentRules: false,
  // Covers come at their size, so nobody needs a route that scales pictures for whoever asks.
  images: { unoptimized: true },
  // `npm run check` runs tsc with the version pinned here; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'X-Frame-Options', value: 'DENY' },
        // Pages get one of their own from the middleware, in place of this one.
        { key: 'Content-Security-Policy', value: CLOSED_POLICY },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
        {
          key: 'Permissions-Policy',
          value:
            'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
            'microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), ' +
            'xr-spatial-tracking=()',
        },
      ],
    },
    {
      // Told over http it would be ignored, and on a machine of one's own it would lock out other servers. Subdomains may be servers of
      // somebody else, who has no https.
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https.*' }],
      headers: [{ key: 'Strict-Transport-Security', value: 'max-age=63072000' }],
    },
    {
      // The service worker asks for the pages and their parts, and for nothing of other sites.
      source: '/sw.js',
      headers: [
        {
          key: 'Content-Security-Policy',
          value: CLOSED_POLICY.replace("default-src 'none'", "default-src 'none'; connect-src 'self'"),
        },
        { key: 'Cache-Control', value: 'no-cache' },
      ],
    },
    {
      // A header of these wins over the one that a route gives.
      source: '/covers/:id',
      headers: [{ key: 'Content-Security-Policy', value: COVER_POLICY }],
    },
    {
      // Previews are shown by other sites.
      source: '/:page(about|privacy)?/opengraph-image',
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    },
  ],
};

export default withNextIntl(config);
