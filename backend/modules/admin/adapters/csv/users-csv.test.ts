import { expect, it } from 'vitest';
import type { ListedUser } from '../../application/admin-reader.ts';
import { usersCsv } from './users-csv.ts';

const USER: ListedUser = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  pageAt: '2026-03-01T12:00:00.000000Z',
  email: 'ana@example.com',
  emailVerifiedAt: null,
  firstName: 'Ana',
  lastName: 'Ruiz',
  phone: null,
  userType: 'worker',
  location: null,
  referralCode: 'ABCDEFGH',
  referredBy: { id: '01890a5d-ac96-774b-bcce-b302099a8058', firstName: 'Bo', lastName: 'Li' },
  totalReferrals: 0,
  successfulReferrals: 0,
  createdAt: '2026-03-01T12:00:00.000Z',
  status: 'active',
  actions: [],
};

async function textOf(users: AsyncIterable<ListedUser>, failures: Error[] = []): Promise<string> {
  let text = '';
  for await (const piece of usersCsv(users, (error) => failures.push(error))) text += String(piece);
  return text;
}

async function* people(count: number, broken = false): AsyncIterable<ListedUser> {
  for (let n = 0; n < count; n += 1) yield USER;
  if (broken) throw new Error('the database is gone');
}

it('the table has a header line and one line per person', async () => {
  const [heads, ...lines] = (await textOf(people(2))).trim().split('\r\n');
  expect(heads).toMatch(/Id,First name,Last name,/);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('ABCDEFGH,01890a5d-ac96-774b-bcce-b302099a8058,0,0');
});

it('a failure breaks off the stream and reports the error, so that half a table is not mistaken for all of it', async () => {
  const failures: Error[] = [];
  await expect(textOf(people(3, true), failures)).rejects.toThrow('the database is gone');
  expect(failures).toMatchObject([{ message: 'the database is gone' }]);
});

it('a client that leaves early causes no error', async () => {
  const failures: Error[] = [];
  const table = usersCsv(people(100_000), (error) => failures.push(error));
  for await (const _piece of table) break;
  expect(table.destroyed).toBe(true);
  expect(failures).toEqual([]);
});
