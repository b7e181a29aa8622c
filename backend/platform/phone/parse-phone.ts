import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { visibleNumber } from '#contract/http/hidden-characters.ts';

/** E.164 of what someone typed, read as a US number where no country is given; null for what is none (rules.md#phone-format). */
export function parsePhone(typed: string): string | null {
  const parsed = parsePhoneNumberFromString(visibleNumber(typed), 'US');
  return parsed?.isPossible() ? parsed.number : null;
}
