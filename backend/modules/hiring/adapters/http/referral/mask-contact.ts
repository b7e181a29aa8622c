const HIDDEN = '•••';
const SHOWN_DIGITS = 2;

/** A masked phone with only its last two digits (rules.md#masked-contact). */
export function maskPhone(phone: string): string {
  return `${HIDDEN}-${HIDDEN}-••${phone.slice(-SHOWN_DIGITS)}`;
}

/** The first letter of an email address only. */
export function maskEmail(email: string | null): string | null {
  return email && `${email.slice(0, 1)}${HIDDEN}@${HIDDEN}`;
}
