import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { getTranslations } from 'next-intl/server';
import { SharePicture } from '@/components/site/share-picture';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { SITE_NAME } from '@/lib/site';

export const alt = SITE_NAME;
export const size = { width: 1200, height: 630 };
export const contentType = 'image/png';
export const dynamic = 'force-static';

export default async function OpenGraphImage() {
  const t = await getTranslations({ locale: DEFAULT_LOCALE });
  const sign = await readFile(
    join(process.cwd(), 'node_modules/@fontsource/sansita-swashed/files/sansita-swashed-latin-700-normal.woff'),
  );
  return new ImageResponse(<SharePicture name={SITE_NAME} line={t('common.tagline')} text={t('home.label')} />, {
    ...size,
    fonts: [{ name: 'Sign', data: sign, weight: 700 }],
  });
}
