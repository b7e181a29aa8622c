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

export interface PlanNode {
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

/** The assumed planning cost for each table, in the planner's own unit. */
const PLANNING_COST = 2.5;

/** The plan that PostgreSQL settles on after a few runs: the generic one or the one for these values. */
export function keptNodes(always: PlanNode, now: PlanNode): readonly PlanNode[] {
  const [ofAll, ofThese] = [nodesOf(always), nodesOf(now)];
  const tables = ofThese.filter((node) => node['Relation Name']).length;
  return always['Total Cost'] < now['Total Cost'] + PLANNING_COST * (tables + 1) ? ofAll : ofThese;
}

export function scannedIn(nodes: readonly PlanNode[]): readonly (string | undefined)[] {
  return nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
}

/** Only tables with at least this many rows: reading a small one completely is fine. */
export async function largeTables(
  client: Client,
  names: readonly (string | undefined)[],
  least = 5_000,
): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relname = any ($1) and reltuples >= $2 order by 1`,
    [names, least],
  );
  return rows.map(({ name }) => name);
}

/**
 * The tables that a statement scans completely, in the plan that PostgreSQL settles on after a few runs: the
 * generic one, unless planning each time is cheaper. Returns only large tables. Run `analyze` first, because
 * it needs statistics.
 */
export async function tablesScanned(
  client: Client,
  { statement, values }: RanStatement,
): Promise<readonly string[]> {
  const always = await planOf(client, `explain (generic_plan, format json) ${statement.text}`, []);
  const now = await planOf(client, `explain (format json) ${statement.text}`, values);
  return largeTables(client, scannedIn(keptNodes(always, now)));
}

async function planOf(client: Client, text: string, values: readonly unknown[]): Promise<PlanNode> {
  const { rows } = await client.query<PlanRow>(text, [...values]);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('PostgreSQL gave no plan');
  return plan;
}
