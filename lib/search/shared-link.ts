import type { Question, WishChanges } from './search-state';
import { WISH_STRENGTHS } from './wish-strengths';

/**
 * The link that carries a request: `#q=text&nunca=concept:zombies&nunca=…`. All of it stands in the fragment, which a
 * browser sends to no server.
 *
 * @param home absolute URL of Home
 */
export function sharedLink(home: string, { query, changes }: Question): string {
  const parameters = new URLSearchParams({ q: query });
  for (const [wish, strength] of Object.entries(changes)) parameters.append(strength, wish);
  return `${new URL('/', home)}#${parameters}`;
}

/** The request in the fragment of an address (`#…`), if there is one. */
export function readSharedLink(fragment: string): Question | undefined {
  const parameters = new URLSearchParams(fragment.slice(1));
  const query = parameters.get('q')?.trim();
  if (!query) return undefined;
  const changes: Record<string, WishChanges[string]> = {};
  for (const strength of WISH_STRENGTHS) {
    for (const wish of parameters.getAll(strength)) if (wish) changes[wish] = strength;
  }
  return { query, changes };
}
