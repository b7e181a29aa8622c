import { expect, it } from 'vitest';
import { loggedAddress } from './logged-address.ts';

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1234:5678:9abc::7', '2001:db8:1234::'],
  ['2001:db8::7', '2001:db8:0::'],
  ['::1', '0:0:0::'],
])('%s is masked as %s, shown in full, or left out', (address, masked) => {
  expect(loggedAddress(address, 'masked')).toBe(masked);
  expect(loggedAddress(address, 'full')).toBe(address);
  expect(loggedAddress(address, 'off')).toBeUndefined();
});
