import { afterAll, beforeAll, expect, it } from 'vitest';
import { isAt, isRejected, REFERRAL_STATUSES } from '#contract/hiring/vocabulary/referral-status.ts';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';

let connection: TestConnection;
beforeAll(async () => {
  connection = await connectTestDatabase();
});
afterAll(() => connection.drop());

it.each(REFERRAL_STATUSES)('the functions of the database know %s as the table does', async (status) => {
  const { rows } = await connection.client.query(
    'select is_rejected_referral($1) as "isRejected", is_unanswered_referral($1) as "isUnanswered"',
    [status],
  );
  expect(rows).toEqual([{ isRejected: isRejected(status), isUnanswered: isAt(status, 'submitted') }]);
});
