import type { MeaningSearch, StatusSearch } from '#modules/admin/application/admin-reader.ts';
import type { Filters, ListSource } from './list-statement.ts';
import { namedPerson } from '../people/person-expressions.ts';

export const TEXTS: ListSource = {
  name: 'admin-texts',
  table: 'sms_log',
  at: 'created_at',
  columns: `'•••' || right(x.recipient_phone, 4) as phone, x.recipient_name as "recipientName", x.message, x.status,
    regexp_replace(round(x.cost_micros / 1000000.0, 6)::text, '0{1,4}$', '') as cost, ${namedPerson('s')} as sender, iso(x.created_at) as "createdAt"`,
  joins: 'left join users s on s.id = x.sender_id',
};

/** A number is found whole, however it is typed; anything else finds nothing. */
function wholePhone(q: string | null): string | null {
  const digits = q?.replace(/\D/g, '') ?? '';
  return q === null ? null : `+${digits.length === 10 ? '1' : ''}${digits}`;
}

export function textFilters({ q, status }: StatusSearch): Filters {
  return [
    { name: 'phone', value: wholePhone(q), condition: (value) => `x.recipient_phone = ${value}` },
    { name: 'status', value: status, condition: (value) => `x.status = ${value}` },
  ];
}

/** `message` is sealed. */
export const INBOUND_TEXTS: ListSource = {
  name: 'admin-inbound-texts',
  table: 'inbound_texts',
  at: 'received_at',
  columns: `'•••' || right(x.phone, 4) as phone, x.body as message, x.meaning, ${namedPerson('u')} as person,
    iso(x.received_at) as "receivedAt"`,
  joins: 'left join users u on u.phone = x.phone and u.phone_verified_at is not null',
};

/** Marks of an older release have no phone. */
export function inboundTextFilters({ q, meaning }: MeaningSearch): Filters {
  return [
    { name: 'whole', literal: 'x.phone is not null' },
    { name: 'phone', value: wholePhone(q), condition: (value) => `x.phone = ${value}` },
    { name: 'meaning', value: meaning, condition: (value) => `x.meaning = ${value}` },
  ];
}
