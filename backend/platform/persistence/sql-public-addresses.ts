import type { PublicAddress, PublicAddresses } from '#platform/pages/sitemap.ts';
import type { Sql, Statement } from './sql.ts';

/** Sorts before every ID. */
const NOBODYS_ID = '00000000-0000-0000-0000-000000000000';

interface AddressRow {
  readonly id: string;
  readonly path: string;
  readonly changedAt: string | null;
}

/**
 * `from` names the table as `t`, and `where` selects its public rows; `path` and `changedAt` are expressions.
 */
interface AddressParts {
  readonly kind: string;
  readonly from: string;
  readonly where: string;
  readonly path: string;
  readonly changedAt: string;
  /** The values for `$3` and later, for each query. */
  readonly values?: () => readonly unknown[];
}

/** Public pages in the order of their row IDs: each batch costs the same. */
export class SqlPublicAddresses implements PublicAddresses {
  readonly kind: string;
  private readonly sql: Sql;
  private readonly values: () => readonly unknown[];
  private readonly startsOf: Statement;
  private readonly pageOf: Statement;

  constructor(sql: Sql, { kind, from, where, path, changedAt, values = () => [] }: AddressParts) {
    this.kind = kind;
    this.sql = sql;
    this.values = values;
    this.startsOf = {
      name: `sitemap-starts-${kind}`,
      text: `with recursive starts as (
          select $1::uuid as id
          union all
          select (select t.id ${from} where ${where} and t.id > s.id order by t.id offset $2 - 1 limit 1)
          from starts s where s.id is not null)
        select id from starts where id is not null`,
    };
    this.pageOf = {
      name: `sitemap-page-${kind}`,
      text: `select t.id, ${path} as path, iso(${changedAt}) as "changedAt" ${from}
        where ${where} and t.id > $1 order by t.id limit $2`,
    };
  }

  async starts(size: number): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ id: string }>(this.startsOf, [NOBODYS_ID, size, ...this.values()]);
    return rows.map(({ id }) => id);
  }

  after(id: string, limit: number): Promise<readonly (PublicAddress & { readonly id: string })[]> {
    return this.sql.rows<AddressRow>(this.pageOf, [id, limit, ...this.values()]);
  }
}
