import { contains } from '#platform/persistence/containing.ts';
import { containingPhone, type Filters, type ListSource } from './list-statement.ts';

export const WAITLIST: ListSource = {
  name: 'admin-waitlist',
  table: 'waitlist_signups',
  at: 'created_at',
  columns: `x.email, x.phone, x.state, x.wants_texts as "wantsTexts", x.source, iso(x.created_at) as "createdAt",
    iso(x.confirmed_at) as "confirmedAt"`,
};

export function waitlistFilters(q: string | null): Filters {
  const words = `(x.email || ' ' || coalesce(x.phone, ''))`;
  return [{ name: 'q', value: containingPhone(q), condition: (value) => contains(words, value) }];
}
