/**
 * Nine digits as Social Security gives them out: no area 000, 666 or 900 to 999, no group 00, no serial 0000
 * (https://www.ssa.gov/employer/randomization.html). Spaces and hyphens between the parts do not count.
 */
export function readSsn(text: string): string | null {
  const digits = digitsOf(text);
  return /^(?!000|666|9\d\d)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits) ? digits : null;
}

/** An A-Number or USCIS number: seven to nine digits, with or without the A; stored as nine digits. */
export function readUscisNumber(text: string): string | null {
  const digits = digitsOf(text).replace(/^A/i, '');
  return /^\d{7,9}$/.test(digits) && !/^0+$/.test(digits) ? digits.padStart(9, '0') : null;
}

/** A Form I-94 admission number: eleven characters, nine digits first, then a letter or a digit, then a digit. */
export function readI94Number(text: string): string | null {
  const number = digitsOf(text).toUpperCase();
  return /^\d{9}[A-Z\d]\d$/.test(number) ? number : null;
}

/** A passport number of any country: letters and digits. */
export function readPassportNumber(text: string): string | null {
  const number = digitsOf(text).toUpperCase();
  return /^[A-Z\d]{5,15}$/.test(number) ? number : null;
}

/** The receipt number of a USCIS notice: three letters and ten digits. */
export function readReceiptNumber(text: string): string | null {
  const number = digitsOf(text).toUpperCase();
  return /^[A-Z]{3}\d{10}$/.test(number) ? number : null;
}

/** For who may see that a number is there, and not which. */
export function lastFour(number: string): string {
  return number.slice(-4);
}

function digitsOf(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}
