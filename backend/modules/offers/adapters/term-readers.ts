import { firstUnprintable } from '#platform/pdf/printable-text.ts';
import { usPhoneNumbers } from '#platform/phone/us-phone-numbers.ts';
import { parsePayRate } from '#modules/jobs/index.ts';
import type { TermReaders } from '../application/letter/read-terms.ts';

/** What reads the words of a letter. */
export const termReaders: TermReaders = {
  payReader: parsePayRate,
  phones: usPhoneNumbers,
  unprintable: firstUnprintable,
};
