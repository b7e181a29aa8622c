import type { Readable } from 'node:stream';
import type { ListedUser } from '../../application/admin-reader.ts';
import { spreadsheetCsv } from './spreadsheet-csv.ts';

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

/** Users as a table for spreadsheets. */
export function usersCsv(users: AsyncIterable<ListedUser>, onFailure: (error: Error) => void): Readable {
  return spreadsheetCsv(COLUMNS, users, onFailure);
}
