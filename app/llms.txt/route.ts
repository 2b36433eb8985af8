import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/env';
import { PAGES, type Page, SITE_NAME } from '@/lib/site';

export const dynamic = 'force-static';

/** Tells language models in plain words what this site is and where to read about it (llmstxt.org). */
export async function GET(): Promise<Response> {
  const t = await getTranslations({ locale: 'en' });
  const pages = (Object.keys(PAGES) as Page[]).map(
    (page) =>
      `- [${t(`metadata.${page}.title`)}](${env().siteUrl}${PAGES[page]}): ${t(`metadata.${page}.description`)}`,
  );
  const text = [
    `# ${SITE_NAME}`,
    `> ${t('metadata.home.description')}`,
    `${t('about.first')}\n\n${t('about.second')}`,
    `## ${t('share.pages')}`,
    pages.join('\n'),
    `## ${t('privacy.title')}`,
    `${t('privacy.first')} ${t('privacy.second')}`,
  ];
  return new Response(`${text.join('\n\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      // As Next says of robots.txt; of a route it would have shared caches keep the text for a year.
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  });
}
