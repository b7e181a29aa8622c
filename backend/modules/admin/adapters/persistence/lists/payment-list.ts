import { containing, contains } from '#platform/persistence/containing.ts';
import type { PaymentSearch } from '#modules/admin/application/admin-reader.ts';
import { personFilter, type Filters, type ListSource } from './list-statement.ts';
import { namedPerson, userWords } from '../people/person-expressions.ts';

/** A payment's description: the labels of its lines, each once with its count. */
const DESCRIPTION = `(select string_agg(label || case when many > 1 then ' × ' || many else '' end, ', ' order by place)
      from (select line ->> 'label' as label, count(*) as many, min(place) as place
        from jsonb_array_elements(x.lines) with ordinality as every(line, place) group by 1) labels)`;

/** The names that the API gives to what is charged. */
export const LINE_KIND = `case line ->> 'kind' when 'bonus' then 'referralBonus' when 'background_check' then 'backgroundCheck'
    when 'drug_test' then 'drugTest' when 'i9_verification' then 'i9Verification' when 'platform_fee' then 'platformFee'
    when 'letter_fee' then 'letterFee' when 'job_post' then 'jobPost' when 'job_boost' then 'jobBoost'
    when 'subscription' then 'subscription' when 'returned_payment' then 'returnedPayment' end`;

/** The kinds of its lines, each once with how many there are: for readers of other languages. */
const PARTS = `(select json_agg(json_build_object('kind', kind, 'count', many) order by place)
      from (select ${LINE_KIND} as kind, count(*)::int as many, min(place) as place
        from jsonb_array_elements(x.lines) with ordinality as every(line, place) group by 1) kinds)`;

/** The referral of a line: in a payment for several people each line has its own, else the payment's. */
export const REFERRAL_OF_LINE = `coalesce((line #>> '{of,referralId}')::uuid, x.referral_id)`;
const WORKER_NAMES = `(select string_agg(distinct w.worker_name, ', ' order by w.worker_name)
      from jsonb_array_elements(x.lines) line join referrals w on w.id = ${REFERRAL_OF_LINE})`;

export const PAYMENT_COLUMNS = `x.status, x.purpose, ${DESCRIPTION} as description, ${PARTS} as parts, dollars(x.amount_cents) as amount,
    dollars(x.refunded_cents) as refunded, ${namedPerson('e')} as employer, ${WORKER_NAMES} as "workerName",
    iso(x.created_at) as "createdAt", iso(x.succeeded_at) as "paidAt"`;
export const PAYMENT_JOINS = `join users e on e.id = x.employer_id`;

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

/** An ID matches exactly; any other text searches the employers. */
export function paymentFilters({ q, status, employerId }: PaymentSearch): Filters {
  const filters = [
    { name: 'status', value: status, condition: (value: string) => `x.status = ${value}` },
    personFilter('employer', employerId),
  ];
  if (q === null) return filters;
  if (UUID.test(q)) {
    const condition = (value: string): string => `(x.id = ${value}::uuid or x.referral_id = ${value}::uuid
        or x.id in (select o.payment_id from obligations o where o.referral_id = ${value}::uuid))`;
    return [...filters, { name: 'id', value: q, condition }];
  }
  if (PROVIDER_ID.test(q)) {
    return [
      ...filters,
      { name: 'provider', value: q, condition: (value) => `x.provider_payment_id = ${value}` },
    ];
  }
  const condition = (value: string): string =>
    `x.employer_id in (select o.id from users o where ${contains(userWords('o'), value)})`;
  return [...filters, { name: 'q', value: containing(q), condition }];
}
