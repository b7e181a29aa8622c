import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { CandidateViewers } from './2026-11-23-71-candidate-viewers.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
});
afterAll(() => drop());

/** Reverts the migration. */
const BACK = `drop table candidate_viewers;
  alter table candidate_profiles drop constraint candidate_profiles_status, drop column written_by`;

/** A profile that was viewed four times, one without views, and a draft. */
const BEFORE = `with person as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'boss@example.com', 'Bo', 'Ss', 'employer', 'ABCD1234', now(), now()) returning id),
  job as (insert into jobs (id, employer_id, title, company, description, location, pay_rate, schedule, created_at, updated_at)
    select gen_random_uuid(), id, '', '', '', '', '', '', now(), now() from person returning id, employer_id),
  referral as (insert into referrals (id, job_id, employer_id, worker_name, worker_phone, source, payout_schedule, status,
      created_at, updated_at)
    select gen_random_uuid(), job.id, employer_id, name, phone, 'link', '[]', 'submitted', now(), now()
    from job, (values ('seen', '+15125550101'), ('unseen', '+15125550102'), ('draft', '+15125550103')) as w (name, phone)
    returning id, worker_name)
  insert into candidate_profiles (id, referral_id, worker_name, worker_phone, status, view_count, created_at, updated_at)
  select gen_random_uuid(), id, worker_name, '+15125550100', case worker_name when 'draft' then 'draft' else 'published' end,
    case worker_name when 'seen' then 4 else 0 end, now(), '2026-11-20T12:00:00Z' from referral`;

async function migrate(): Promise<void> {
  const migration: CandidateViewers = Reflect.construct(CandidateViewers, [{}, {}]);
  migration.up();
  for (const query of migration.getQueries()) {
    if (typeof query === 'string') await client.query(query);
  }
}

it('many visits become the one person who made them, and each profile names its author', async () => {
  await client.query(BACK);
  await client.query(BEFORE);
  await migrate();
  const profiles = await client.query(
    'select worker_name, view_count, written_by from candidate_profiles order by worker_name',
  );
  expect(profiles.rows).toEqual([
    { worker_name: 'draft', view_count: 0, written_by: null },
    { worker_name: 'seen', view_count: 1, written_by: 'worker' },
    { worker_name: 'unseen', view_count: 0, written_by: 'worker' },
  ]);
  const viewers = await client.query(
    `select r.worker_name, v.user_id = r.employer_id as is_employer, v.viewed_at = '2026-11-20T12:00:00Z' as is_then,
      v.interested_at from candidate_viewers v join referrals r on r.id = v.referral_id`,
  );
  expect(viewers.rows).toEqual([
    { worker_name: 'seen', is_employer: true, is_then: true, interested_at: null },
  ]);
});
