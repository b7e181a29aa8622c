import type { Statement } from '#platform/persistence/sql.ts';
import { USERS } from '../lists/user-list.ts';

/** A person has few: they are sorted as they are. */
const SESSIONS = `(select coalesce(json_agg(json_build_object('id', s.id, 'userAgent', s.user_agent, 'address', s.address,
      'createdAt', iso(s.created_at), 'lastSeenAt', iso(s.last_seen_at)) order by s.last_seen_at desc, s.id), '[]')
    from sessions s where s.user_id = x.id and s.expire > now())`;

const BALANCES = `(select coalesce(json_agg(json_build_object('account', kinds.type, 'amount', dollars(kinds.cents))
      order by kinds.type), '[]')
    from (select a.type, sum(a.balance_cents)::bigint as cents from ledger_accounts a where a.owner_id = x.id
      group by a.type having sum(a.balance_cents) <> 0) kinds)`;

const COMPANY = `(select c.name from company_memberships m join companies c on c.id = m.company_id
    where m.user_id = x.id order by m.created_at, c.id limit 1)`;

/** One account with everything that an admin is asked about it. */
export const PERSON: Statement = {
  name: 'admin-person',
  text: `select x.id, ${USERS.columns}, iso(x.phone_verified_at) as "phoneVerifiedAt", x.language,
      ${COMPANY} as "companyName",
      iso(case when isfinite(x.suspended_until) then x.suspended_until end) as "suspendedUntil",
      iso(x.deleted_at) as "deletedAt", x.password_hash is not null as "hasPassword",
      exists (select from authenticator_apps p where p.user_id = x.id and p.confirmed_at is not null)
        as "hasAuthenticator",
      (select count(*)::int from passkeys k where k.user_id = x.id) as passkeys,
      ${SESSIONS} as sessions, ${BALANCES} as balances
    from users x ${USERS.joins}
    where x.id = $1`,
};

/** Rows per list: the newest ones are enough for an overview. */
const NEWEST = 50;

/** `$1` the person, whose part is the employer's or the worker's. */
export const PAPERWORK: Statement = {
  name: 'admin-person-paperwork',
  text: `select
    (select coalesce(json_agg(json_build_object('id', c.id, 'workerName', r.worker_name, 'jobTitle', j.title,
        'company', j.company, 'package', c.package_type, 'status', c.status, 'paidAt', iso(c.paid_at),
        'completedAt', iso(c.completed_at), 'createdAt', iso(c.created_at)) order by c.created_at desc, c.id desc), '[]')
      from (select c.* from (
          select e.id from background_checks e where e.employer_id = $1
          union
          select w.id from referrals r join background_checks w on w.referral_id = r.id where r.worker_id = $1
        ) theirs join background_checks c on c.id = theirs.id
        order by c.created_at desc, c.id desc limit ${NEWEST}) c
      join referrals r on r.id = c.referral_id join jobs j on j.id = c.job_id) as checks,
    (select coalesce(json_agg(json_build_object('id', f.id, 'workerName', f.worker_name, 'jobTitle', f.job_title,
        'company', f.company, 'status', f.form_status, 'section1CompletedAt', iso(f.section1_completed_at),
        'section2CompletedAt', iso(f.section2_completed_at), 'createdAt', iso(f.created_at))
        order by f.created_at desc, f.id desc), '[]')
      from (select f.* from (
          select e.id from i9_forms e where e.employer_id = $1
          union
          select w.id from referrals r join i9_forms w on w.referral_id = r.id where r.worker_id = $1
        ) theirs join i9_forms f on f.id = theirs.id
        order by f.created_at desc, f.id desc limit ${NEWEST}) f) as forms`,
};
