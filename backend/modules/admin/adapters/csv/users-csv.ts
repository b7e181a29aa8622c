import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { ListedUser } from '../../application/admin-reader.ts';

const COLUMNS = [
  { key: 'id', header: 'Id' },
  { key: 'firstName', header: 'First name' },
  { key: 'lastName', header: 'Last name' },
  { key: 'email', header: 'Email' },
  { key: 'emailVerifiedAt', header: 'Email confirmed' },
  { key: 'phone', header: 'Phone' },
  { key: 'userType', header: 'Role' },
  { key: 'status', header: 'Status' },
  { key: 'location', header: 'Location' },
  { key: 'referralCode', header: 'Referral code' },
  { key: 'referredBy.id', header: 'Referred by' },
  { key: 'totalReferrals', header: 'Referrals' },
  { key: 'successfulReferrals', header: 'Successful referrals' },
  { key: 'createdAt', header: 'Joined' },
];

/** Whoever asked for the table has gone. */
const LEFT_EARLY = 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Users as a table for spreadsheets: a cell that begins like a formula is written as text (rules.md#csv-export), and the byte
 * order mark tells that it is UTF-8. Rows are pulled as fast as the reader takes them. A failure breaks the stream off,
 * so that half a table is not taken for a whole one.
 */
export function usersCsv(users: AsyncIterable<ListedUser>, onFailure: (error: Error) => void): Readable {
  const csv = stringify({
    header: true,
    columns: COLUMNS,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // The package quotes its own line ending alone; a lone one of its two characters would break the row as well.
    quoted_match: /[\r\n]/,
  });
  return pipeline(Readable.from(users), csv, (error) => {
    if (error && error.code !== LEFT_EARLY) onFailure(error);
  });
}
