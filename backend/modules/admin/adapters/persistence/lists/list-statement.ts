import type { Statement } from '#platform/persistence/sql.ts';
import { containing } from '#platform/persistence/containing.ts';
import type { PageRequest } from '#modules/admin/application/admin-reader.ts';

export interface Filter {
  readonly name: string;
  /** Null if the filter is not used. */
  readonly value: unknown;
  /** The condition on `x`, given the placeholder of the value. */
  readonly condition: (value: string) => string;
}

/** A condition without a value: partial indexes are only found by literals. */
export interface LiteralFilter {
  readonly name: string;
  readonly literal: string;
}

export type Filters = readonly (Filter | LiteralFilter)[];

export interface ListSource {
  readonly name: string;
  readonly table: string;
  /** The column of the instant that orders the list. */
  readonly at: string;
  /** The selected columns; the table's row is `x`. */
  readonly columns: string;
  readonly joins?: string;
}

export interface Prepared {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/**
 * A newest-first page of a table. The page is cut before anything is joined. One statement for each combination of
 * filters, named after them, so that each is planned once and finds the index that serves it.
 */
export function pageOf(source: ListSource, filters: Filters, page: PageRequest): Prepared {
  const { table, at, columns, joins = '' } = source;
  const { names, conditions, values } = conditionsOf(filters, [page.limit + 1]);
  if (page.after) {
    values.push(page.after.at, page.after.id);
    conditions.push(`(x.${at}, x.id) < ($${values.length - 1}::timestamptz, $${values.length}::uuid)`);
  }
  const name = [source.name, ...names, page.after ? 'after' : 'first'].join('-');
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const text = `select ${columns}, x.id,
      to_char(x.${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "pageAt"
    from (select * from ${table} x ${where} order by x.${at} desc, x.id desc limit $1) x
    ${joins}
    order by x.${at} desc, x.id desc`;
  return { statement: { name, text }, values };
}

/** How many rows a list has in all. */
export function countOf({ name, table }: ListSource, filters: Filters): Prepared {
  const { names, conditions, values } = conditionsOf(filters, []);
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const text = `select count(*)::int as count from ${table} x ${where}`;
  return { statement: { name: [name, 'count', ...names].join('-'), text }, values };
}

/** Like `countOf`, but stops at `most`, so that counting results never reads a whole table. */
export function countUpTo({ name, table, at }: ListSource, filters: Filters, most: number): Prepared {
  const { names, conditions, values } = conditionsOf(filters, [most]);
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const text = `select count(*)::int as count
    from (select from ${table} x ${where} order by x.${at} desc, x.id desc limit $1) found`;
  return { statement: { name: [name, 'found', ...names].join('-'), text }, values };
}

function conditionsOf(filters: Filters, values: unknown[]) {
  const used = filters.filter((filter) => 'literal' in filter || filter.value !== null);
  const conditions = used.map((filter) =>
    'literal' in filter ? filter.literal : filter.condition(`$${values.push(filter.value)}`),
  );
  return { names: used.map(({ name }) => name), conditions, values };
}

/** Filters rows by the column that names the person in this role. */
export function personFilter(role: 'employer' | 'referrer' | 'worker' | 'user', id: string | null): Filter {
  return { name: role, value: id, condition: (value) => `x.${role}_id = ${value}::uuid` };
}

const TYPED_PHONE = /^\+?[\d\s().-]{7,}$/;

/**
 * Like `containing`, but also matches phones: they are stored as +15125550100 and typed as (512) 555-0100.
 */
export function containingPhone(text: string | null): string | null {
  return containing(text !== null && TYPED_PHONE.test(text) ? text.replace(/\D/g, '') : text);
}
