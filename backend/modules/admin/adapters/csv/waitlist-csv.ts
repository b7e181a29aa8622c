import type { Readable } from 'node:stream';
import type { Listed } from '../../application/admin-reader.ts';
import type { WaitlistSignup } from '../../contract/index.ts';
import { spreadsheetCsv } from './spreadsheet-csv.ts';

const COLUMNS = [
  { key: 'id', header: 'Id' },
  { key: 'email', header: 'Email' },
  { key: 'confirmedAt', header: 'Email confirmed' },
  { key: 'phone', header: 'Phone' },
  { key: 'state', header: 'State' },
  { key: 'wantsTexts', header: 'Wants texts' },
  { key: 'source', header: 'Source' },
  { key: 'createdAt', header: 'Joined' },
];

/** The waitlist as a table for spreadsheets. */
export function waitlistCsv(
  signups: AsyncIterable<Listed<WaitlistSignup>>,
  onFailure: (error: Error) => void,
): Readable {
  return spreadsheetCsv(COLUMNS, words(signups), onFailure);
}

/** The package writes false as nothing. */
async function* words(signups: AsyncIterable<Listed<WaitlistSignup>>): AsyncIterable<object> {
  for await (const one of signups) yield { ...one, wantsTexts: one.wantsTexts ? 'yes' : 'no' };
}
