import { requireTextedPhone, type PhoneNumbers } from '#kernel/phone-numbers.ts';

/** E.164 of what someone typed (rules.md#phone-format). @throws DomainError `identity.phone_invalid` (400) */
export function requirePhone(phones: PhoneNumbers, typed: string): string {
  const message = 'Valid phone number required';
  return requireTextedPhone(phones, typed, { code: 'identity.phone_invalid', message, path: 'phone' });
}
