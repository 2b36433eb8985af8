import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { PAGES } from '@/lib/site';

export default function sitemap(): MetadataRoute.Sitemap {
  return Object.values(PAGES).map((path) => ({ url: `${env().siteUrl}${path}` }));
}
