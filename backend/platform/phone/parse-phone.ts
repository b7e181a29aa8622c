import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { visibleNumber } from '#contract/http/hidden-characters.ts';

/**
 * The typed number in E.164, read as a US number if it has no country; null if invalid
 * (rules.md#phone-format).
 */
export function parsePhone(typed: string): string | null {
  const parsed = parsePhoneNumberFromString(visibleNumber(typed), 'US');
  return parsed?.isPossible() ? parsed.number : null;
}
