import { clientAddress } from './client-address';

const from = (forwarded?: string) =>
  new Request('http://localhost/api/search', { headers: forwarded ? { 'X-Forwarded-For': forwarded } : {} });

describe('clientAddress()', () => {
  it.each([
    ['one proxy sees the visitor', '203.0.113.7', 1, '203.0.113.7'],
    ['one proxy, and a visitor who claims another address', '198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
    ['two proxies', '203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['two proxies and a claim', '1.1.1.1, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['fewer entries than proxies', '10.0.0.2', 3, '10.0.0.2'],
    ['no header', undefined, 1, 'unknown'],
    ['no proxy: the header is the visitor’s own claim', '203.0.113.7', 0, 'everyone'],
    ['IPv6 counts by its network', '2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::/64'],
    ['IPv6 in its short form', '2001:DB8:1:0002::7', 1, '2001:db8:1:2::/64'],
    ['IPv6 with zeros in the network', '2001:db8::7', 1, '2001:db8:0:0::/64'],
    ['the own machine', '::1', 1, '0:0:0:0::/64'],
    ['IPv4 in IPv6 notation', '::ffff:203.0.113.7', 1, '203.0.113.7'],
    ['a proxy that names the port as well', '203.0.113.7:50123', 1, '203.0.113.7'],
    ['IPv6 with a port', '[2001:db8:1:2::7]:50123', 1, '2001:db8:1:2::/64'],
    ['no address at all', 'x'.repeat(900), 1, 'x'.repeat(45)],
  ])('%s', (_, forwarded, proxies, expected) => {
    expect(clientAddress(from(forwarded), proxies)).toBe(expected);
  });
});
