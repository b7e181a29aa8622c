import { contains } from '#platform/persistence/containing.ts';
import type { UserSearch } from '#modules/admin/application/admin-reader.ts';
import { containingPhone, type Filters, type ListSource } from './list-statement.ts';
import { userWords } from '../people/person-expressions.ts';

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
    { name: 'q', value: containingPhone(q), condition: (value) => contains(userWords('x'), value) },
    { name: 'role', value: role, condition: (value) => `x.user_type = ${value}` },
  ];
}
