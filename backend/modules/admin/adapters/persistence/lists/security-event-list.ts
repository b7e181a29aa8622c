import type { SecurityEventSearch } from '#modules/admin/application/admin-reader.ts';
import type { Filters, ListSource } from './list-statement.ts';
import { namedPerson } from '../people/person-expressions.ts';

export const SECURITY_EVENTS: ListSource = {
  name: 'admin-security-events',
  table: 'security_events',
  at: 'at',
  columns: `iso(x.at) as at, x.kind, x.detail, x.address, x.user_agent as "userAgent", x.is_new_device as "isNewDevice",
    case when u.id is not null then ${namedPerson('u')} end as person`,
  joins: 'left join users u on u.id = x.user_id',
};

/** An email finds its account's events; any other text is matched with the address. */
export function securityEventFilters({ q, kind, userId }: SecurityEventSearch): Filters {
  const isEmail = q?.includes('@') ?? false;
  return [
    {
      name: 'email',
      value: isEmail ? q : null,
      condition: (value) => `x.user_id = (select id from users where lower(email) = lower(${value}))`,
    },
    { name: 'address', value: isEmail ? null : q, condition: (value) => `x.address = ${value}` },
    { name: 'user', value: userId, condition: (value) => `x.user_id = ${value}::uuid` },
    { name: 'kind', value: kind, condition: (value) => `x.kind = ${value}` },
  ];
}
