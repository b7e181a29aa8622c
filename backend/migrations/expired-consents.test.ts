import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { ExpiredConsents } from './2026-12-03-20-expired-consents.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
});
afterAll(() => drop());

/** Name of the link, days until its end, and whether it was sent, revoked, and declined. */
const LINKS = `('expired', -1, true, false, false), ('open', 1, true, false, false), ('never sent', -1, false, false, false),
    ('revoked', -1, true, true, false), ('declined', -1, true, false, true)`;
const BEFORE = `with person as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'boss@example.com', 'Bo', 'Ss', 'employer', 'ABCD1234', now(), now()) returning id),
  job as (insert into jobs (id, employer_id, title, company, description, location, pay_rate, schedule, created_at, updated_at)
    select gen_random_uuid(), id, '', '', '', '', '', '', now(), now() from person returning id, employer_id),
  referral as (insert into referrals (id, job_id, employer_id, worker_name, worker_phone, source, payout_schedule, status,
      status_changed_at, created_at, updated_at)
    select gen_random_uuid(), id, employer_id, '', '+15125550148', 'link', '[]', 'submitted', now(), now(), now() from job
    returning id, job_id, employer_id),
  given as (select gen_random_uuid() as id, * from (values ${LINKS}) as l (name, days, sent, revoked, declined)),
  checked as (insert into background_checks (id, referral_id, job_id, employer_id, package_type, status, canceled_at, created_at, updated_at)
    select given.id, r.id, r.job_id, r.employer_id, 'basic', 'canceled', now(), now(), now() from referral r, given returning id)
  insert into background_check_consents (id, check_id, nonce, token_hash, issued_at, expires_at, sent_at, revoked_at, decision, decided_at)
  select id, id, name, name, now(), now() + days * interval '1 day', case when sent then now() end,
    case when revoked then now() end, case when declined then 'declined' end, case when declined then now() end
  from checked join given using (id)`;

it('links that expired before the migration are not announced', async () => {
  await client.query(BEFORE);
  const migration: ExpiredConsents = Reflect.construct(ExpiredConsents, [{}, {}]);
  migration.up();
  for (const query of migration.getQueries())
    if (typeof query === 'string' && query.startsWith('update')) await client.query(query);
  const { rows } = await client.query(
    `select nonce from background_check_consents where expiry_announced_at is not null`,
  );
  expect(rows).toEqual([{ nonce: 'expired' }]);
});
