import { contains } from '#platform/persistence/containing.ts';
import type { ReferralSearch } from '#modules/admin/application/admin-reader.ts';
import { containingPhone, personFilter, type Filters, type ListSource } from './list-statement.ts';
import { namedPerson } from '../people/person-expressions.ts';

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

export function referralFilters(search: ReferralSearch): Filters {
  const { q, status, referrerId, workerId, employerId } = search;
  const words = `(x.worker_name || ' ' || coalesce(x.worker_email, '') || ' ' || x.worker_phone)`;
  return [
    { name: 'q', value: containingPhone(q), condition: (value) => contains(words, value) },
    { name: 'status', value: status, condition: (value) => `x.status = ${value}` },
    personFilter('referrer', referrerId),
    personFilter('worker', workerId),
    personFilter('employer', employerId),
  ];
}
