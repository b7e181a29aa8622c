import { parsePhoneNumberFromString, type NumberType } from 'libphonenumber-js/max';
import type { PhoneNumbers } from '#kernel/phone-numbers.ts';
import { parsePhone } from './parse-phone.ts';

const HOME = ['US', 'CA'];

/** A North American number does not show whether it is mobile. */
const TYPES: ReadonlySet<NumberType> = new Set(['FIXED_LINE_OR_MOBILE', 'FIXED_LINE', 'MOBILE']);

/**
 * The exchange of paid services in each American area code, which libphonenumber treats as ordinary numbers.
 */
const PAID_EXCHANGE = /^\+1\d{3}976/;

/**
 * Numbers of the United States, Canada, and the configured countries, by libphonenumber's full tables. This
 * excludes the other countries of +1 and toll-free, premium, shared-cost, personal, and satellite numbers
 * (rules.md#texted-numbers).
 */
export class TextedPhoneNumbers implements PhoneNumbers {
  private readonly countries: ReadonlySet<string>;

  constructor(others: readonly string[] = []) {
    this.countries = new Set([...HOME, ...others]);
  }

  parse(typed: string): string | null {
    return parsePhone(typed);
  }

  isTexted(phone: string): boolean {
    const number = parsePhoneNumberFromString(phone);
    if (!number?.country || !this.countries.has(number.country) || !number.isValid()) return false;
    return TYPES.has(number.getType()) && !PAID_EXCHANGE.test(number.number);
  }
}
