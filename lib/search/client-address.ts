/**
 * The address that a request counts against.
 *
 * Each trusted proxy appends the address it saw to X-Forwarded-For, so with n of them the nth entry from the right is
 * the visitor; what stands further left is the visitor's own claim. With n = 1 and no proxy, Next fills the header in
 * from the socket. With n = 0 the header is ignored, and since a route handler cannot see the socket, all requests
 * share one count.
 *
 * One connection at home owns a whole /64 of IPv6 addresses, so these count as one: `2001:db8:1:2::7` →
 * `2001:db8:1:2::/64`. An IPv4 address in IPv6 notation counts as the IPv4 address. A port, which some proxies name and which
 * is another one for each connection, does not count.
 */
export function clientAddress(request: Request, trustedProxies: number): string {
  if (trustedProxies === 0) return 'everyone';
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const hop = hops[Math.max(0, hops.length - trustedProxies)] || 'unknown';
  const address = hop.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');
  return address.includes(':') ? network(address.toLowerCase()) : address.slice(0, MAX_LENGTH);
}

/** No address is longer; a claim that is must not become a long key. */
const MAX_LENGTH = 45;

function network(address: string): string {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const [head = '', tail] = address.slice(0, MAX_LENGTH).split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
