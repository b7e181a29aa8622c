import type { AuditSearch } from '#modules/admin/application/admin-reader.ts';
import type { Filters, ListSource } from './list-statement.ts';
import { namedPerson } from '../people/person-expressions.ts';

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
