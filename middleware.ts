import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { LANGUAGE_COOKIE, LANGUAGE_HEADER, toLocale } from '@/lib/i18n/locales';
import { serverTiming } from '@/lib/search/browser-limit';
import { pagePolicy } from '@/lib/security/content-policy';
import { scriptHashes } from '@/lib/security/script-hashes';
import { PAGES } from '@/lib/site';

/**
 * Leads each page to its prerendered version in the visitor's language, and every unknown path to the not-found page,
 * with the content policy that fits this version.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  const locale = toLocale(request.cookies.get(LANGUAGE_COOKIE)?.value ?? request.headers.get(LANGUAGE_HEADER));
  const exists = Object.values(PAGES).some((path) => path === pathname);

  const target = request.nextUrl.clone();
  target.pathname = exists ? `/${locale}${pathname === '/' ? '' : pathname}` : `/${locale}/missing`;
  const response = NextResponse.rewrite(target, { status: exists ? 200 : 404 });
  // A prerendered page would let shared caches keep it for a year and mix up the languages.
  response.headers.set('Cache-Control', 'private, no-cache');
  response.headers.set('Server-Timing', serverTiming(env().searchTimeoutMs));
  response.headers.set(
    'Content-Security-Policy',
    pagePolicy({
      scriptHashes: scriptHashes(target.pathname),
      foreignImages: env().supabase !== undefined,
      secure: request.headers.get('x-forwarded-proto')?.startsWith('https') ?? false,
      development: process.env.NODE_ENV === 'development',
    }),
  );
  return response;
}

/** Which requests come here, and where they are answered. */
export const config = {
  // Reads the hashes of the build from a file.
  runtime: 'nodejs',
  // Everything but the calls, the covers, Next's own files and the files that exist at the root. Next's own 404, for what else
  // is below /_next/, is unstyled and English.
  matcher: [
    '/((?!api/(?:search|health)$|covers/[a-z0-9-]+$|_next/static/|(?:robots\\.txt|sitemap\\.xml|llms\\.txt|sw\\.js|manifest\\.webmanifest|favicon\\.ico|icon\\.svg|apple-icon\\.png|(?:about/|privacy/)?opengraph-image|icon-192\\.png|icon-512\\.png|stock-cover\\.svg)$).*)',
  ],
};
