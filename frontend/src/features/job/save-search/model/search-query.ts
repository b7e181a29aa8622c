import type { SavedSearch } from '#contract/jobs/search/saved-search.ts';

type Address = Readonly<Record<string, string>>;

/** A saved search as parameters of the job list's address. It does not include the order. */
export function addressOf({ query }: Pick<SavedSearch, 'query'>): Record<string, string> {
  const { category, industry, ...rest } = query;
  const given = Object.entries({ ...rest, industry: industry ?? category });
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
}

export function isSameSearch(one: Address, other: Address): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  names.delete('sort');
  return [...names].every((name) => one[name] === other[name]);
}

/** The address's search without its order. */
export function queryOf(address: Address): Record<string, string> {
  const { sort: _order, ...query } = address;
  return query;
}
