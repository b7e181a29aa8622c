import type { StatusSearch } from '../../application/admin-reader.ts';
import type { Filters, ListSource } from './list-statement.ts';
import { namedPerson } from './person-expressions.ts';

export const TEXTS: ListSource = {
  name: 'admin-texts',
  table: 'sms_log',
  at: 'created_at',
  columns: `'•••' || right(x.recipient_phone, 4) as phone, x.recipient_name as "recipientName", x.message, x.status,
    regexp_replace(round(x.cost_micros / 1000000.0, 6)::text, '0{1,4}$', '') as cost, ${namedPerson('s')} as sender, iso(x.created_at) as "createdAt"`,
  joins: 'left join users s on s.id = x.sender_id',
};

/** A number is found whole, however it is typed; anything else finds nothing. */
export function textFilters({ q, status }: StatusSearch): Filters {
  const digits = q?.replace(/\D/g, '') ?? '';
  const phone = q === null ? null : `+${digits.length === 10 ? '1' : ''}${digits}`;
  return [
    { name: 'phone', value: phone, condition: (value) => `x.recipient_phone = ${value}` },
    { name: 'status', value: status, condition: (value) => `x.status = ${value}` },
  ];
}
