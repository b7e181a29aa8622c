import { idAt, idOf } from './growth-ids.ts';
import { LARGE_EMPLOYER, REFERRER } from './growth-people.ts';
import { ASKED_JOB } from './referral-growth-data.ts';

/** The same number in every size: each can be hired and charged once. */
const WAITING = 1_500;

/** A card of the measured employer that the sandbox charges without asking. */
export const CARD_ON_FILE: readonly string[] = [
  `insert into sandbox_customers (id, reference) values ('cus_growth', '${LARGE_EMPLOYER}')`,
  `insert into billing_customers (user_id, provider, provider_customer_id, created_at)
    values ('${LARGE_EMPLOYER}', 'sandbox', 'cus_growth', now())`,
  `insert into sandbox_payment_methods (id, customer_id, card_number_last4, behaviour, brand, exp_month, exp_year)
    values ('pm_growth', 'cus_growth', '4242', 'succeeds', 'visa', 12, 2099)`,
  `insert into payment_methods (id, user_id, provider, provider_method_id, brand, last4, exp_month, exp_year, created_at, chosen_at)
    values (gen_random_uuid(), '${LARGE_EMPLOYER}', 'sandbox', 'pm_growth', 'visa', '4242', 12, 2099, now(), now())`,
];

/** Workers of the measured employer who wait for their hire, newer than all others. */
export const WAITING_HIRES = `insert into referrals (id, job_id, employer_id, referrer_id, worker_name, worker_phone, relationship,
    consent_at, source, status, status_changed_at, verification_status, verified_at, bonus_cents, payout_schedule, created_at, updated_at)
  select ${idAt('210', 'at', 'n')}, '${ASKED_JOB}', '${LARGE_EMPLOYER}', ${idOf(REFERRER, '1')}, 'Wanda Waits', '+1' || (9000000000 + n),
    'Worked together', at, 'referral', 'interviewing', at, 'verified', at, 50000,
    '[{"percent": 25, "days": 30}, {"percent": 75, "days": 60}]', at, at
  from generate_series(1, ${WAITING}) n cross join lateral (select now() - n * interval '1 second' as at) made`;
