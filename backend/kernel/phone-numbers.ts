import { DomainError } from './domain-error.ts';

export interface PhoneNumbers {
  /**
   * The typed number in E.164, as a US number if it has no country; null if invalid (rules.md#phone-format).
   */
  parse(typed: string): string | null;
  /** Whether we send texts to a number in E.164 (rules.md#texted-numbers). */
  isTexted(phone: string): boolean;
}

/** The error of a form for an invalid phone number. */
interface PhoneRefusal {
  readonly code: string;
  readonly message: string;
  readonly path: string;
}

const NOT_TEXTED = "We can't text this number. Please use a US or Canadian one.";

/**
 * The typed number in E.164 if we send texts to it: the one check of every phone field.
 * @throws DomainError (400) of the given code, with its own message for a number that gets no texts
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
