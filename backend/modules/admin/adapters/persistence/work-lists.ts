import type { StatusSearch } from '../../application/admin-reader.ts';
import { containing, containingPhone, type Filters, type ListSource } from './list-statement.ts';
import { namedPerson, userWords } from './user-lists.ts';

export const JOBS: ListSource = {
  name: 'admin-jobs',
  table: 'jobs',
  at: 'created_at',
  columns: `x.title, x.company, x.location, x.category, dollars(x.referral_bonus_cents) as "referralBonus",
    x.is_active as "isActive", x.posting_type as "postingType", x.payment_status as "paymentStatus",
    ${namedPerson('e')} as employer, counts.referrals::int as "referralCount", counts.hires::int as "hiredCount",
    iso(x.created_at) as "createdAt"`,
  joins: `join users e on e.id = x.employer_id
    cross join lateral (
      select count(*) as referrals, count(*) filter (where r.is_successful_hire) as hires
      from referrals r where r.job_id = x.id) counts`,
};

export function jobFilters({ q, status }: StatusSearch): Filters {
  const words = {
    name: 'q',
    value: containing(q),
    condition: (value: string) => `(x.title || ' ' || x.company) ilike ${value}`,
  };
  if (status === null) return [words];
  return [words, { name: status, literal: status === 'open' ? 'x.is_active' : 'not x.is_active' }];
}

export const REFERRALS: ListSource = {
  name: 'admin-referrals',
  table: 'referrals',
  at: 'created_at',
  columns: `x.worker_name as "workerName", x.status, x.verification_status as "verificationStatus", x.source,
    dollars(x.bonus_cents) as bonus, x.payment_status as "paymentStatus",
    json_build_object('id', j.id, 'title', j.title, 'company', j.company) as job,
    ${namedPerson('e')} as employer, ${namedPerson('u')} as referrer,
    iso(x.hired_at) as "hiredAt", iso(x.created_at) as "createdAt"`,
  joins: `join jobs j on j.id = x.job_id
    join users e on e.id = x.employer_id
    left join users u on u.id = x.referrer_id`,
};

export function referralFilters({ q, status }: StatusSearch): Filters {
  const words = `(x.worker_name || ' ' || coalesce(x.worker_email, '') || ' ' || x.worker_phone)`;
  return [
    { name: 'q', value: containingPhone(q), condition: (value) => `${words} ilike ${value}` },
    { name: 'status', value: status, condition: (value) => `x.status = ${value}` },
  ];
}

/** What a payment is called: the labels of its lines. */
const DESCRIPTION = `(select string_agg(line ->> 'label', ', ') from jsonb_array_elements(x.lines) line)`;

export const PAYMENT_COLUMNS = `x.status, x.purpose, ${DESCRIPTION} as description, dollars(x.amount_cents) as amount,
    dollars(x.refunded_cents) as refunded, ${namedPerson('e')} as employer, r.worker_name as "workerName",
    iso(x.created_at) as "createdAt", iso(x.succeeded_at) as "paidAt"`;
export const PAYMENT_JOINS = `join users e on e.id = x.employer_id
    left join referrals r on r.id = x.referral_id`;

export const PAYMENTS: ListSource = {
  name: 'admin-payments',
  table: 'payments',
  at: 'created_at',
  columns: PAYMENT_COLUMNS,
  joins: PAYMENT_JOINS,
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** `pi_…` of Stripe, and of the sandbox. */
const PROVIDER_ID = /^\w*pi_\w+$/;

/** Ids are looked up, anything else is looked for among the employers. */
export function paymentFilters({ q, status }: StatusSearch): Filters {
  const filter = { name: 'status', value: status, condition: (value: string) => `x.status = ${value}` };
  if (q === null) return [filter];
  if (UUID.test(q)) {
    const condition = (value: string): string => `(x.id = ${value}::uuid or x.referral_id = ${value}::uuid)`;
    return [filter, { name: 'id', value: q, condition }];
  }
  if (PROVIDER_ID.test(q)) {
    return [filter, { name: 'provider', value: q, condition: (value) => `x.provider_payment_id = ${value}` }];
  }
  const condition = (value: string): string =>
    `x.employer_id in (select o.id from users o where ${userWords('o')} ilike ${value})`;
  return [filter, { name: 'q', value: containing(q), condition }];
}
