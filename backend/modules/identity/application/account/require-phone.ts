import { DomainError } from '#kernel/domain-error.ts';
import type { PhoneNumbers } from '#kernel/phone-numbers.ts';

/** E.164 of what someone typed (rules.md#phone-format). @throws DomainError `identity.phone_invalid` (400) */
export function requirePhone(phones: PhoneNumbers, typed: string): string {
  const phone = phones.parse(typed);
  if (phone === null)
    throw new DomainError('identity.phone_invalid', 'invalid', 'Valid phone number required', {
      path: 'phone',
    });
  return phone;
}
