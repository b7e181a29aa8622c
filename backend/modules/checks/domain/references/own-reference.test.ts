import { describe, expect, it } from 'vitest';
import { ownField } from './own-reference.ts';

const giver = (email: string | null, phone: string | null = null) => ({ email, phone });

describe('one mailbox', () => {
  it.each([
    ['bo.li@gmail.com', 'BoLi@gmail.com'],
    ['b.o.l.i+boss@googlemail.com', 'boli@gmail.com'],
    ['bo+reference@example.com', ' Bo@Example.com '],
    ['bo@example.com', 'bo+jobs@example.com'],
  ])('two spellings are the same mailbox: %s and %s', (asked, own) => {
    expect(ownField(giver(asked), [giver(own)])).toBe('email');
  });

  it.each([
    ['bo.li@example.com', 'boli@example.com'],
    ['bo@example.com', 'bo@example.org'],
    ['ana@example.com', 'bo@example.com'],
    ['+bo@example.com', '+ana@example.com'],
  ])('two mailboxes are different: %s and %s', (asked, own) => {
    expect(ownField(giver(asked), [giver(own)])).toBeNull();
  });
});

it('missing contacts never match', () => {
  expect(ownField(giver(null, null), [giver(null, null)])).toBeNull();
  expect(ownField(giver('bo@example.com', '+15125550100'), [giver('ana@example.com', '+15125550100')])).toBe(
    'phone',
  );
});
