import type { Client } from 'pg';
import type { Sql, Statement } from '#platform/persistence/sql.ts';

export interface RanStatement {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/** Every statement that the work sends through `Sql`, with its values. */
export async function statementsOf(sql: Sql, work: () => Promise<unknown>): Promise<readonly RanStatement[]> {
  const ran: RanStatement[] = [];
  const own = sql.rows.bind(sql);
  const watched = <Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> => {
    ran.push({ statement, values });
    return own<Row>(statement, values);
  };
  Object.assign(sql, { rows: watched });
  try {
    await work();
  } finally {
    Object.assign(sql, { rows: own });
  }
  return ran;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Total Cost': number;
  readonly Plans?: readonly PlanNode[];
}

interface PlanRow {
  readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** What planning is taken to cost for each table, in the planner's own unit. */
const PLANNING_COST = 2.5;

/**
 * The tables that a statement reads from end to end, in the plan that PostgreSQL keeps to when the statement has run a few
 * times: one for all values, unless planning for each is cheaper. Only tables of at least so many rows, because a small
 * one is rightly read whole. Needs statistics: analyze first.
 */
export async function tablesScanned(
  client: Client,
  { statement, values }: RanStatement,
  least = 5_000,
): Promise<readonly string[]> {
  const always = nodesOf(await planOf(client, `explain (generic_plan, format json) ${statement.text}`, []));
  const now = nodesOf(await planOf(client, `explain (format json) ${statement.text}`, values));
  const cost = ([top]: readonly PlanNode[]): number => top?.['Total Cost'] ?? 0;
  const tables = now.filter((node) => node['Relation Name']).length;
  const kept = cost(always) < cost(now) + PLANNING_COST * (tables + 1) ? always : now;
  const scanned = kept
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name']);
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relname = any ($1) and reltuples >= $2 order by 1`,
    [scanned, least],
  );
  return rows.map(({ name }) => name);
}

async function planOf(client: Client, text: string, values: readonly unknown[]): Promise<PlanNode> {
  const { rows } = await client.query<PlanRow>(text, [...values]);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('PostgreSQL gave no plan');
  return plan;
}
