import { type NextRequest, NextResponse } from 'next/server';
import { DEFAULT_LOCALE, isLocale, LANGUAGE_COOKIE, LANGUAGE_HEADER } from '@/lib/i18n/locales';
import { PAGE_PATHS } from '@/lib/site';

/** Leads each page to its prerendered version in the visitor's language, and every unknown path to the not-found page. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  const wanted = request.cookies.get(LANGUAGE_COOKIE)?.value ?? request.headers.get(LANGUAGE_HEADER);
  const locale = isLocale(wanted) ? wanted : DEFAULT_LOCALE;
  const exists = PAGE_PATHS.some((path) => path === pathname);

  const target = request.nextUrl.clone();
  target.pathname = exists ? `/${locale}${pathname === '/' ? '' : pathname}` : `/${locale}/missing`;
  const response = NextResponse.rewrite(target, { status: exists ? 200 : 404 });
  // A prerendered page would let shared caches keep it for a year and mix up the languages.
  response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}

export const config = {
  // Everything but the search call, the covers, Next's own files and the files that exist at the root.
  matcher: [
    '/((?!api/search$|covers/|_next/|(?:robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|favicon\\.ico|icon\\.svg|apple-icon\\.png|opengraph-image|icon-192\\.png|icon-512\\.png|stock-cover\\.svg)$).*)',
  ],
};
