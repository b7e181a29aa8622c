import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
});
afterAll(() => drop());

/** The statements of processes of the last release. */
const ADD = `insert into referral_settlements
    (referral_id, hire_id, job_id, employer_id, referrer_id, bonus_cents, hired_at, payout_schedule, created_at)
  select $1, $2, $1, id, null, 0, now(), '[]', now() from users`;
const FIND = `select hire_id from referral_settlements where referral_id = $1 for update`;
const REMOVE = `delete from referral_settlements where referral_id = $1`;

it('a process of the last release reads, adds, and deletes open settlements, and does not touch the others', async () => {
  await client.query(`insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'boss@example.com', 'Bo', 'Ss', 'employer', 'ABCD1234', now(), now())`);
  const [referralId, first, second] = [randomUUID(), randomUUID(), randomUUID()];
  const found = async () => (await client.query(FIND, [referralId])).rows;
  await client.query(ADD, [referralId, first]);
  expect(await found()).toEqual([{ hire_id: first }]);
  await client.query(`update hire_settlements set state = 'reversed', reason = 'undone', ended_at = now()`);
  expect(await found()).toEqual([]);
  await client.query(ADD, [referralId, second]);
  await expect(client.query(ADD, [referralId, randomUUID()])).rejects.toThrow('hire_settlements_open');
  await client.query(REMOVE, [referralId]);
  const { rows } = await client.query(`select hire_id, state from hire_settlements`);
  expect(rows).toEqual([{ hire_id: first, state: 'reversed' }]);
});
