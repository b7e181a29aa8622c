import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** The owner of one address of a /64 has all of them. */
const GROUPS_OF_64 = 4;

/** The key under which an address is counted: an IPv4 address itself, an IPv6 address by its /64. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const missing = tail === undefined ? 0 : Math.max(0, GROUPS - first.length - last.length);
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  const network = groups.slice(0, GROUPS_OF_64).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

const groupsOf = (part: string): string[] => part.split(':').filter((group) => group !== '');
