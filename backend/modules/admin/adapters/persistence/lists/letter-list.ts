import type { LetterSearch } from '#modules/admin/application/admin-reader.ts';
import { personFilter, type Filters, type ListSource } from './list-statement.ts';
import { namedPerson } from '../people/person-expressions.ts';

export const LETTERS: ListSource = {
  name: 'admin-letters',
  table: 'offer_letters',
  at: 'created_at',
  columns: `x.referral_id as "referralId", x.worker_name as "workerName", x.job_title as "jobTitle", x.company,
    x.pay_rate as "payRate", x.status, x.consent_withdrawn_at is not null as "isConsentWithdrawn", ${namedPerson('e')} as employer, iso(x.sent_at) as "sentAt",
    iso(x.signed_at) as "signedAt", iso(x.created_at) as "createdAt"`,
  joins: 'join users e on e.id = x.employer_id',
};

export function letterFilters({ status, employerId, referrerId, workerId }: LetterSearch): Filters {
  return [
    { name: 'status', value: status, condition: (value) => `x.status = ${value}` },
    personFilter('employer', employerId),
    personFilter('referrer', referrerId),
    {
      name: 'worker',
      value: workerId,
      condition: (value) =>
        `x.referral_id in (select r.id from referrals r where r.worker_id = ${value}::uuid)`,
    },
  ];
}
