import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { getTranslations } from 'next-intl/server';
import { findGame } from '@/lib/catalog/games';
import { drawCover } from '@/lib/covers/draw-cover';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { type Page, SHARE_PICTURE_SIZE, SITE_NAME } from '@/lib/site';
import { SharePicture } from './share-picture';

const SIGN = 'node_modules/@fontsource/sansita-swashed/files/sansita-swashed-latin-700-normal.woff';

/** The games on the shelf of each page's picture. */
const SHELVES = {
  home: ['stardew-valley', 'hades', 'celeste'],
  about: ['outer-wilds', 'portal-2', 'hollow-knight'],
  privacy: ['unpacking', 'gris', 'abzu'],
} as const satisfies Record<Page, readonly string[]>;

/** Renders the preview picture of a page, in Spanish like the rest of what a preview shows. */
export async function renderSharePicture(page: Page): Promise<ImageResponse> {
  const t = await getTranslations({ locale: DEFAULT_LOCALE });
  return new ImageResponse(
    <SharePicture
      title={t(`share.${page}.title`)}
      text={t(`share.${page}.text`)}
      name={SITE_NAME}
      line={t('common.tagline')}
      covers={SHELVES[page].flatMap(coverOf)}
    />,
    {
      ...SHARE_PICTURE_SIZE,
      fonts: [{ name: 'Sign', data: await readFile(join(process.cwd(), SIGN)), weight: 700 }],
    },
  );
}

/** The drawn cover of a game as an address that holds the picture itself. */
function coverOf(id: string): string[] {
  const game = findGame(id);
  return game ? [`data:image/svg+xml;base64,${Buffer.from(drawCover(game)).toString('base64')}`] : [];
}
