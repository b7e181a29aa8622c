import { DomainError } from './domain-error.ts';

export interface PhoneNumbers {
  /** E.164 of what someone typed, as a US number without a country; null for what is none (rules.md#phone-format). */
  parse(typed: string): string | null;
  /** Whether texts go to a number in E.164 (rules.md#texted-numbers). */
  isTexted(phone: string): boolean;
}

/** How a form says that what was typed is no phone number. */
interface PhoneRefusal {
  readonly code: string;
  readonly message: string;
  readonly path: string;
}

const NOT_TEXTED = "We can't text this number. Please use a US or Canadian one.";

/**
 * E.164 of a number that texts go to: the one check of every field that a phone is typed in.
 * @throws DomainError (400) of the given code, with a message of its own for a number that gets no texts
 */
export function requireTextedPhone(
  phones: PhoneNumbers,
  typed: string,
  { code, message, path }: PhoneRefusal,
): string {
  const phone = phones.parse(typed);
  if (phone === null) throw new DomainError(code, 'invalid', message, { path });
  if (!phones.isTexted(phone)) throw new DomainError(code, 'invalid', NOT_TEXTED, { path });
  return phone;
}
