import { containing, contains } from '#platform/persistence/containing.ts';
import type { JobSearch } from '#modules/admin/application/admin-reader.ts';
import { personFilter, type Filters, type ListSource } from './list-statement.ts';
import { namedPerson } from '../people/person-expressions.ts';

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

export function jobFilters({ q, status, employerId }: JobSearch): Filters {
  const words = {
    name: 'q',
    value: containing(q),
    condition: (value: string) => contains(`x.title || ' ' || x.company`, value),
  };
  const employer = personFilter('employer', employerId);
  if (status === null) return [words, employer];
  return [words, employer, { name: status, literal: status === 'open' ? 'x.is_active' : 'not x.is_active' }];
}
