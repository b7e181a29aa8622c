import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { DraftsOfTheHired } from './2026-11-28-99-drafts-of-the-hired.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
});
afterAll(() => drop());

/** Drafts of three referrals, by their statuses. Each charges its fee. The hire's payment has taken over the bonus and a drug test. */
const BEFORE = `with person as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'boss@example.com', 'Bo', 'Ss', 'employer', 'ABCD1234', now(), now()) returning id),
  job as (insert into jobs (id, employer_id, title, company, description, location, pay_rate, schedule, created_at, updated_at)
    select gen_random_uuid(), id, '', '', '', '', '', '', now(), now() from person returning id, employer_id),
  referral as (insert into referrals (id, job_id, employer_id, worker_name, worker_phone, source, payout_schedule, status,
      hired_at, completed_at, created_at, updated_at)
    select gen_random_uuid(), job.id, employer_id, status, '+151255501' || number, 'link', '[]', status,
      case when status <> 'interviewing' then now() end, case status when 'completed' then now() end, now(), now()
    from job, (values ('hired', '10'), ('completed', '11'), ('interviewing', '12')) as s (status, number)
    returning id, job_id, employer_id, status),
  letter as (insert into offer_letters (id, referral_id, live_referral_id, job_id, employer_id, worker_name, job_title, company,
      pay_rate, pay_amount_cents, work_location, benefits, created_at, updated_at)
    select gen_random_uuid(), id, id, job_id, employer_id, status, '', '', '', 1, '', '', now(), now() from referral
    returning id, referral_id),
  payment as (insert into payments (id, employer_id, purpose, status, lines, amount_cents, referral_id, offer_letter_id,
      created_at, updated_at)
    select gen_random_uuid(), employer_id, purpose, 'requires_payment', '[]', 1, r.id,
      case purpose when 'offer' then letter.id end, now(), now()
    from referral r join letter on letter.referral_id = r.id, (values ('offer'), ('hire')) as p (purpose)
    returning id, referral_id, purpose),
  owed as (insert into obligations (id, referral_id, job_id, employer_id, offer_letter_id, kind, amount_cents, state, live_key,
      payment_id, created_at, updated_at)
    select gen_random_uuid(), r.id, job_id, employer_id, letter.id, kind, 1, 'due', r.id || kind, payment.id, now(), now()
    from referral r join letter on letter.referral_id = r.id join payment on payment.referral_id = r.id
    join (values ('platform_fee', 'offer'), ('bonus', 'hire'), ('drug_test', 'hire')) as k (kind, purpose)
      on k.purpose = payment.purpose returning id)
  insert into service_addons (id, referral_id, employer_id, worker_name, addon_type, price_cents, paid_at, created_at, updated_at)
  select gen_random_uuid(), id, employer_id, status, kind, 1, paid, now(), now() from referral,
    (values ('drug_test', null), ('i9_verification', null), ('background_check', now())) as a (kind, paid)`;

async function migrate(): Promise<void> {
  const migration: DraftsOfTheHired = Reflect.construct(DraftsOfTheHired, [{}, {}]);
  migration.up();
  for (const query of migration.getQueries()) {
    if (typeof query === 'string') await client.query(query);
  }
}

const of = async (text: string) => {
  const { rows } = await client.query<{ status: string; what: string[] }>(text);
  return Object.fromEntries(rows.map(({ status, what }) => [status, what]));
};
const all = (what: string[], interviewing: string[]) => ({ hired: what, completed: what, interviewing });

it('drafts of hired workers end with their unpaid charges, and other drafts stay', async () => {
  await client.query(BEFORE);
  await migrate();
  await migrate();
  expect(
    await of(
      `select worker_name as status, array[status, coalesce(withdrawal_reason, '')] as what from offer_letters`,
    ),
  ).toEqual(all(['withdrawn', 'Hired without it'], ['draft', '']));
  expect(
    await of(`select r.status, array_agg(o.kind || ' ' || o.state order by o.kind) as what
      from obligations o join referrals r on r.id = o.referral_id group by 1`),
  ).toEqual(
    all(
      ['bonus due', 'drug_test due', 'platform_fee void'],
      ['bonus due', 'drug_test due', 'platform_fee due'],
    ),
  );
  expect(
    await of(`select r.status, array_agg(p.purpose || ' ' || p.status order by p.purpose) as what
      from payments p join referrals r on r.id = p.referral_id group by 1`),
  ).toEqual(
    all(['hire requires_payment', 'offer canceled'], ['hire requires_payment', 'offer requires_payment']),
  );
  expect(
    await of(`select worker_name as status, array_agg(addon_type || ' ' || status order by addon_type) as what
      from service_addons group by 1`),
  ).toEqual(
    all(
      ['background_check pending', 'drug_test pending', 'i9_verification canceled'],
      ['background_check pending', 'drug_test pending', 'i9_verification pending'],
    ),
  );
});
