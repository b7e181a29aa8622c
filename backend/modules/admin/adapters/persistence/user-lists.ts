import { containingPhone, type Filters, type ListSource } from './list-statement.ts';
import type { AuditSearch, UserSearch } from '../../application/admin-reader.ts';

/** The expression of the index `users_words`. */
export function userWords(alias: string): string {
  return `(${alias}.first_name || ' ' || ${alias}.last_name || ' ' || ${alias}.email || ' ' ||
    coalesce(${alias}.phone, '') || ' ' || ${alias}.referral_code)`;
}

/** `id, firstName, lastName, email` of a joined user; null where nobody is. */
export function namedPerson(alias: string): string {
  return `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'firstName', ${alias}.first_name,
    'lastName', ${alias}.last_name, 'email', ${alias}.email) end`;
}

export const USERS: ListSource = {
  name: 'admin-users',
  table: 'users',
  at: 'created_at',
  columns: `x.email, iso(x.email_verified_at) as "emailVerifiedAt", x.first_name as "firstName",
    x.last_name as "lastName", x.phone, x.user_type as "userType", x.location, x.referral_code as "referralCode",
    case when r.id is not null then
      json_build_object('id', r.id, 'firstName', r.first_name, 'lastName', r.last_name) end as "referredBy",
    x.total_referrals as "totalReferrals", x.successful_referrals as "successfulReferrals",
    iso(x.created_at) as "createdAt", x.deleted_at is not null as "isDeleted",
    extract(epoch from x.suspended_until)::float8 * 1000 as "suspendedUntilMs"`,
  joins: `left join users r on r.id = x.referred_by`,
};

export function userFilters({ q, role }: UserSearch): Filters {
  return [
    { name: 'q', value: containingPhone(q), condition: (value) => `${userWords('x')} ilike ${value}` },
    { name: 'role', value: role, condition: (value) => `x.user_type = ${value}` },
  ];
}

export const WAITLIST: ListSource = {
  name: 'admin-waitlist',
  table: 'waitlist_signups',
  at: 'created_at',
  columns: `x.email, x.phone, x.state, x.wants_texts as "wantsTexts", x.source, iso(x.created_at) as "createdAt",
    iso(x.confirmed_at) as "confirmedAt"`,
};

export function waitlistFilters(q: string | null): Filters {
  const words = `(x.email || ' ' || coalesce(x.phone, ''))`;
  return [{ name: 'q', value: containingPhone(q), condition: (value) => `${words} ilike ${value}` }];
}

export const AUDIT_LOG: ListSource = {
  name: 'admin-audit-log',
  table: 'audit_log',
  at: 'at',
  columns: `iso(x.at) as at, ${namedPerson('a')} as actor, x.action, x.subject_type as "subjectType",
    x.subject_id as "subjectId", case when s.id is not null then s.first_name || ' ' || s.last_name end as "subjectName",
    x.details, x.request_id as "requestId"`,
  joins: `join users a on a.id = x.actor_id
    left join users s on s.id = case when x.subject_type = 'user' then x.subject_id::uuid end`,
};

export function auditFilters({ action, actorId, subjectId }: AuditSearch): Filters {
  return [
    { name: 'action', value: action, condition: (value) => `x.action = ${value}` },
    { name: 'actor', value: actorId, condition: (value) => `x.actor_id = ${value}::uuid` },
    { name: 'subject', value: subjectId, condition: (value) => `x.subject_id = ${value}` },
  ];
}
