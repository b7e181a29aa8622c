import pg from 'pg';
import { keptNodes, largeTables, scannedIn, type PlanNode } from './explain.ts';

/** What PostgreSQL has run, with the plan that it had at that moment. */
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

// From the start: the driver tells each connection's own listeners, and who opens one is the product.
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

/** Connections that are opened from now on tell what they run, triggers and the checks of keys too. */
export async function explainFromNowOn(client: pg.Client): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS)) {
    const set = `select format('alter database %I set ${name} = %L', current_database(), $1::text) as text`;
    const { rows } = await client.query<{ text: string }>(set, [value]);
    await client.query(rows[0]?.text ?? '');
  }
}

/** Everything that runs on such connections while `work` does. */
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

/** As `tablesScanned`, of what has run. */
export async function tablesScannedBy(
  client: pg.Client,
  { text, node }: ExecutedPlan,
): Promise<readonly string[]> {
  const always = await client
    .query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      `explain (generic_plan, format json) ${text}`,
    )
    .then(({ rows }) => rows[0]?.['QUERY PLAN'][0]?.Plan ?? node)
    // What a function has put together from its variables is planned there alone.
    .catch(() => node);
  return largeTables(client, scannedIn(keptNodes(always, node)));
}
