import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Compiling the texts at build time keeps the message parser out of the browser.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // A development server writes nothing into the work tree.
  agentRules: false,
  // `npm run check` runs tsc with the version pinned here; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'X-Frame-Options', value: 'DENY' },
        // What holds for every answer alike; scripts are not limited yet, that takes the hashes of each page.
        {
          key: 'Content-Security-Policy',
          value: "base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
        },
        { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
      ],
    },
  ],
};

export default withNextIntl(config);
