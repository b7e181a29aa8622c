import { expect, it } from 'vitest';
import { formatPhone } from './format-phone.ts';

it.each([
  ['+15125550102', '(512) 555-0102'],
  ['+525512345678', '+525512345678'],
  ['•••• 0102', '•••• 0102'],
])('the phone %s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});
