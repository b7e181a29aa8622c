import type { Migration } from '@mikro-orm/migrations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { Rehires } from './2026-11-30-40-rehires.ts';
import { KeptForms } from './2026-11-30-42-kept-forms.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
  await client.query(BEFORE);
});
afterAll(() => drop());

/** Canceled and complete forms of ended hires: name, status of the form and of the hire, first day, day of the hire, its end. */
const FORMS = `('before', 'canceled', 'rejected', date '2026-03-10', null, '2026-03-09'),
    ('on the day', 'canceled', 'rejected', '2026-03-10', null, '2026-03-10'),
    ('leap day', 'canceled', 'rejected', '2024-02-29', null, '2024-05-02'),
    ('long work', 'canceled', 'rejected', '2022-01-05', null, '2026-03-10'),
    ('hired', 'canceled', 'rejected', null, '2026-03-01', '2026-03-10'),
    ('never hired', 'canceled', 'rejected', null, null, '2026-03-10'),
    ('complete', 'complete', 'rejected', '2026-02-02', '2026-02-02', '2026-03-10'),
    ('complete before', 'complete', 'rejected', '2026-04-01', null, '2026-03-10'),
    ('at work', 'complete', 'hired', '2026-02-02', '2026-02-02', '2026-03-10')`;
/** Late in the evening in Austin, which is the next day in UTC. */
const BEFORE = `with person as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'boss@example.com', 'Bo', 'Ss', 'employer', 'ABCD1234', now(), now()) returning id),
  job as (insert into jobs (id, employer_id, title, company, description, location, pay_rate, schedule, created_at, updated_at)
    select gen_random_uuid(), id, '', '', '', '', '', '', now(), now() from person returning id, employer_id),
  given as (select *, row_number() over () as number from (values ${FORMS})
    as f (name, form, status, starts_on, hired_on, over_on)),
  referral as (insert into referrals (id, job_id, employer_id, worker_name, worker_phone, source, payout_schedule, status,
      hired_at, status_changed_at, created_at, updated_at)
    select gen_random_uuid(), job.id, employer_id, name, '+151255501' || 10 + number, 'link', '[]', status,
      (hired_on || ' 21:00 America/Chicago')::timestamptz, (over_on || ' 21:00 America/Chicago')::timestamptz, now(), now()
    from job, given returning id, job_id, employer_id, worker_name)
  insert into i9_forms (id, referral_id, job_id, employer_id, worker_name, job_title, company, time_zone, accepted_on, starts_on,
    form_status, canceled_at, retention_expiry, section1_status, section1_completed_at, section2_status, section2_completed_at,
    created_at, updated_at)
  select gen_random_uuid(), r.id, job_id, employer_id, worker_name, '', '', 'America/Chicago', date '2026-01-01', starts_on, form,
    case form when 'canceled' then (over_on || ' 21:00 America/Chicago')::timestamptz end,
    case form when 'canceled' then over_on::date + 30 end,
    signed, case signed when 'complete' then now() end, signed, case signed when 'complete' then now() end, now(), now()
  from referral r join given on name = worker_name,
    lateral (select case form when 'complete' then 'complete' else 'pending' end as signed) s`;

async function migrate(migration: Migration): Promise<void> {
  await migration.up();
  for (const query of migration.getQueries())
    if (typeof query === 'string' && !query.startsWith('alter table')) await client.query(query);
}

it('canceled forms of people who may have worked are retained, and complete forms need the last day', async () => {
  await migrate(Reflect.construct(KeptForms, [{}, {}]));
  const { rows } = await client.query(
    `select worker_name as name, form_status as status, worked, ended_on::text as ended, retention_expiry::text as until,
      next_due_on::text as due, next_reminder_on::text as reminder from i9_forms order by worker_name`,
  );
  const canceled = { status: 'canceled', worked: null, ended: null, due: null, reminder: null };
  const kept = { ...canceled, status: 'incomplete', worked: 'unknown' };
  const complete = { ...canceled, status: 'complete', until: null };
  const asked = { ...complete, worked: 'unknown', due: '2026-03-10', reminder: '2026-03-11' };
  expect(rows).toEqual([
    { name: 'at work', ...complete },
    { name: 'before', ...canceled, until: '2026-04-08' },
    { name: 'complete', ...asked },
    { name: 'complete before', ...complete },
    { name: 'hired', ...kept, ended: '2026-03-10', until: '2029-03-01' },
    { name: 'leap day', ...kept, ended: '2024-05-02', until: '2027-03-01' },
    { name: 'long work', ...kept, ended: '2026-03-10', until: '2027-03-10' },
    { name: 'never hired', ...canceled, until: '2026-04-09' },
    { name: 'on the day', ...kept, ended: '2026-03-10', until: '2029-03-10' },
  ]);
});

it('a form preserves the day of the newest rehire', async () => {
  const entry = `insert into i9_entries (id, form_id, kind, at, data, sealed, actor, signed_by, ip)
    select gen_random_uuid(), id, 'supplement_b', now(), json_build_object('rehiredOn', day), '{}', 'employer', 'account', '203.0.113.9'
    from i9_forms, unnest(array['2026-03-20', null, '2026-02-20']) as day where worker_name = 'at work'`;
  await client.query(entry);
  await migrate(Reflect.construct(Rehires, [{}, {}]));
  const { rows } = await client.query(
    `select worker_name as name, rehired_on::text as day from i9_forms where rehired_on is not null`,
  );
  expect(rows).toEqual([{ name: 'at work', day: '2026-03-20' }]);
});
