import { pageAnswer, type PageAnswer } from '../paging.ts';

/**
 * Beyond this, a screen says "more than": counting further would walk through the table for a number that no
 * one needs.
 */
const COUNTED_UP_TO = 1_000;

/** The position after this row, if it is the last of its page. */
interface CountedRow {
  readonly id: string;
  readonly pageAt: string;
}

type CountedCall = Parameters<typeof pageAnswer>[0] & { readonly query: { readonly cursor: string | null } };

/**
 * A page of a list. The first one has the total in `X-Total-Count` or, beyond a thousand, in
 * `X-Total-At-Least`.
 */
export async function countedAnswer<Row extends CountedRow>(
  call: CountedCall,
  rows: Promise<readonly Row[]>,
  found: (most: number) => Promise<number>,
): Promise<PageAnswer<Row>> {
  const isFirst = call.query.cursor === null;
  const [page, total] = await Promise.all([rows, isFirst ? found(COUNTED_UP_TO + 1) : null]);
  const answer = pageAnswer(call, page, ({ pageAt, id }) => ({ at: pageAt, id }));
  return total === null ? answer : { ...answer, headers: { ...answer.headers, ...totalHeader(total) } };
}

function totalHeader(total: number): Readonly<Record<string, string>> {
  return total > COUNTED_UP_TO
    ? { 'X-Total-At-Least': String(COUNTED_UP_TO) }
    : { 'X-Total-Count': String(total) };
}
