import pg from 'pg';
import { keptNodes, largeTables, scannedIn, type PlanNode } from './explain.ts';

/** A statement that PostgreSQL has run, with its plan at that moment. */
export interface ExecutedPlan {
  readonly text: string;
  readonly node: PlanNode;
}

interface AutoExplained {
  readonly 'Query Text': string;
  readonly Plan: PlanNode;
}

type Connect = (this: pg.Client, ...given: unknown[]) => unknown;

const AT = /^duration: [\d.]+ ms\s+plan:\s+/;
const listeners = new Set<(plan: ExecutedPlan) => void>();

// Replaced on import, because the product opens the connections, and the driver notifies only each
// connection's own listeners.
const driver: { connect: Connect } = pg.Client.prototype;
const { connect } = driver;
driver.connect = function heard(...given) {
  this.on('notice', ({ message = '' }) => {
    if (listeners.size === 0 || !AT.test(message)) return;
    const { 'Query Text': text, Plan: node } = JSON.parse(message.replace(AT, '')) as AutoExplained;
    for (const listener of listeners) listener({ text, node });
  });
  return connect.apply(this, given);
};

const SETTINGS: Readonly<Record<string, string>> = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

/**
 * Connections opened after this report the plans of all statements, including triggers and foreign key
 * checks.
 */
export async function explainFromNowOn(client: pg.Client): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS)) {
    const set = `select format('alter database %I set ${name} = %L', current_database(), $1::text) as text`;
    const { rows } = await client.query<{ text: string }>(set, [value]);
    await client.query(rows[0]?.text ?? '');
  }
}

/** Collects all plans on such connections during `work`. */
export async function plansDuring<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly plans: readonly ExecutedPlan[] }> {
  const plans: ExecutedPlan[] = [];
  const listener = (plan: ExecutedPlan): void => void plans.push(plan);
  listeners.add(listener);
  try {
    return { result: await work(), plans };
  } finally {
    listeners.delete(listener);
  }
}

/** Like `tablesScanned`, for an executed plan. */
export async function tablesScannedBy(
  client: pg.Client,
  { text, node }: ExecutedPlan,
): Promise<readonly string[]> {
  const always = await client
    .query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      `explain (generic_plan, format json) ${text}`,
    )
    .then(({ rows }) => rows[0]?.['QUERY PLAN'][0]?.Plan ?? node)
    // A statement that a function composes from its variables can only be planned there.
    .catch(() => node);
  return largeTables(client, scannedIn(keptNodes(always, node)));
}
