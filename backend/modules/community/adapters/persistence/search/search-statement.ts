import type { Statement } from '#platform/persistence/sql.ts';

/** Rows checked one by one, newest first, before using the word index. */
const WALK = 1000;
/** Rows checked if the first thousand contained some matches. */
const LONG_WALK = 8000;
const SOME = 2;

interface Searched {
  readonly name: string;
  readonly table: string;
  /** Its short name in the conditions. */
  readonly as: string;
  /** The column of its title. */
  readonly title: string;
  /** The condition of the partial index of its words. */
  readonly shown: string;
  /** The condition for rows that the reader may read. */
  readonly inReach: string;
  readonly columns: string;
  readonly joins: string;
}

/**
 * $1 is the reader, $2 the words, $3 the ID before which the page begins, $4 the page size, $5 the authors to
 * leave out, $6 the words without prefixes, $7 how well a row must match (`hit_tier`).
 *
 * The walk follows the order of IDs and stops when the page is full, which finds common words fast. Rare
 * words come from the word index, which returns few hits. So neither costs more in a larger table.
 */
export function searchStatement({
  name,
  table,
  as,
  title,
  shown,
  inReach,
  columns,
  joins,
}: Searched): Statement {
  const fits = `hit_tier(${as}.${title}, ${as}.search_words, (select whole from asked)) = $7::int`;
  const walked = (most: number): string => `select ${as}.id
      from (select * from ${table} ${as} where ${as}.id < $3::uuid and ${shown} order by ${as}.id desc limit ${most}) ${as}
      where ${as}.search_words @@ (select words from asked) and ${fits} and ${inReach}
      order by ${as}.id desc limit $4::int`;
  return {
    name,
    text: `with asked as materialized (select search_query($2::text[]) as words, search_query($6::text[]) as whole),
      near as materialized (${walked(WALK)}),
      further as materialized (select * from (${walked(LONG_WALK)}) h
        where (select count(*) from near) >= ${SOME} and (select count(*) from near) < $4::int),
      far as materialized (select ${as}.id
        from (select * from ${table} ${as} where ${as}.search_words @@ (select words from asked) and ${shown}
          and (select count(*) from near) < $4::int and (select count(*) from further) < $4::int offset 0) ${as}
        where ${as}.id < $3::uuid and ${fits} and ${inReach} order by ${as}.id desc limit $4::int),
      page as (select id from near union select id from further union select id from far
        order by id desc limit $4::int)
      select ${columns} from page join ${table} ${as} on ${as}.id = page.id cross join asked ${joins}
      order by ${as}.id desc`,
  };
}

/** A text with signs around what was found; `language` is an expression, null where it is not known. */
export const marked = (text: string, language: string): string =>
  `marked_words(${text}, asked.words, ${language})`;

/** A board that the reader may look into; `$1` is the reader. Hidden ones are for no search. */
export const readableBoard = (id: string): string =>
  `exists (select from industry_boards b where b.id = ${id} and not b.is_hidden and (not b.is_private
    or exists (select from board_memberships m where m.board_id = b.id and m.user_id = $1::uuid)))`;

/** Those of a board's own are for its members. */
export const readableEvent = (event: string): string =>
  `(${event}.board_id is null or (${readableBoard(`${event}.board_id`)} and (${event}.visibility = 'public'
    or exists (select from board_memberships m where m.board_id = ${event}.board_id and m.user_id = $1::uuid))))`;
