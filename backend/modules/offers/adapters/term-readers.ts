import { firstUnprintable } from '#platform/pdf/printable-text.ts';
import { parsePhone } from '#platform/phone/parse-phone.ts';
import type { TermReaders } from '../application/terms/read-terms.ts';

/** The parsers for a letter's free text. */
export const termReaders: TermReaders = {
  phones: { parse: parsePhone },
  unprintable: firstUnprintable,
};
