import { renderSharePicture } from '@/components/site/render-share-picture';
import { SHARE_PICTURE_SIZE, SITE_NAME } from '@/lib/site';

export const alt = SITE_NAME;
export const size = SHARE_PICTURE_SIZE;
export const contentType = 'image/png';
export const dynamic = 'force-static';

export default function OpenGraphImage() {
  return renderSharePicture('privacy');
}
