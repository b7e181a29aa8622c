import { isIPv6 } from 'node:net';

/** `full` to find attackers, `masked` for only the network, `off` for nothing. */
export type LoggedAddresses = 'full' | 'masked' | 'off';

/**
 * A caller's address for the log. A masked one shows the network of a street or company, but not the
 * household.
 */
export function loggedAddress(address: string, how: LoggedAddresses): string | undefined {
  if (how === 'off') return undefined;
  if (how === 'full') return address;
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(mapped)) return mapped.replace(/\.\d+$/, '.0');
  const [head = '', tail = ''] = mapped.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 3).join(':')}::`;
}
