import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { PAGE_PATHS } from '@/lib/site';

export default function sitemap(): MetadataRoute.Sitemap {
  return PAGE_PATHS.map((path) => ({ url: `${env().siteUrl}${path}` }));
}
