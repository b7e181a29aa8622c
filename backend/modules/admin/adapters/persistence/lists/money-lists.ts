import type { WithdrawalSearch } from '#modules/admin/application/money-reader.ts';
import { personFilter, type Filters, type ListSource } from './list-statement.ts';
import { namedPerson } from '../people/person-expressions.ts';

export const REFUNDS: ListSource = {
  name: 'admin-refunds',
  table: 'refunds',
  at: 'created_at',
  columns: `x.payment_id as "paymentId", ${namedPerson('e')} as employer, dollars(x.amount_cents) as amount, x.status,
    x.attempts, iso(x.next_try_at) as "nextTryAt", x.reason, x.cause, iso(x.created_at) as "createdAt",
    x.amount_cents::float8 as "amountCents",
    (p.amount_cents - p.refunded_cents - p.disputed_cents)::float8 as "untakenCents",
    exists (select from disputes d where d.payment_id = x.payment_id and d.state = 'open') as "isDisputed"`,
  joins: 'join payments p on p.id = x.payment_id join users e on e.id = p.employer_id',
};

export const WITHDRAWALS: ListSource = {
  name: 'admin-withdrawals',
  table: 'withdrawals',
  at: 'created_at',
  columns: `${namedPerson('u')} as person, dollars(x.amount_cents) as amount, x.status, x.failure,
    x.bank_last4 as "bankLast4", iso(x.created_at) as "createdAt", iso(x.settled_at) as "settledAt",
    x.provider, exists (select from withdrawals again where again.retry_of = x.id) as "isRetried"`,
  joins: 'join users u on u.id = x.user_id',
};

export const byStatus = (status: string | null): Filters => [
  { name: 'status', value: status, condition: (value) => `x.status = ${value}` },
];

export const withdrawalFilters = ({ status, userId }: WithdrawalSearch): Filters => [
  ...byStatus(status),
  personFilter('user', userId),
];
