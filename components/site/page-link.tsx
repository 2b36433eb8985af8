import Link from 'next/link';
import type { ReactNode } from 'react';

interface PageLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link to another page of the site, fetched when it is followed and not before: both languages share their
 * addresses, so what was fetched ahead in one language would be in the way after a change to the other.
 */
export function PageLink(props: PageLinkProps) {
  return <Link {...props} prefetch={false} />;
}
