// Causes each alert's problem in a product and checks that the alert fires. Needs Prometheus: apt-get install prometheus
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KillableProduct, type Started } from '#app/testing/killable-product.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { freePort } from '../network/free-port.ts';
import { TcpProxy } from '../network/tcp-proxy.ts';
import { checkLedger } from './support/check-ledger.ts';
import { DrillReport } from './support/drill-report.ts';

const RULES = path.resolve(import.meta.dirname, '../../../docker/alerts.yaml');
/** With one second between two scrapes instead of fifteen, and minutes as seconds. */
const FIRES_WITHIN_S = 60;

const folder = mkdtempSync(path.join(os.tmpdir(), 'crewvine-alerts-'));
const killable = new KillableProduct();
const report = new DrillReport();
let database: TestDatabase;
let admin: Client;
let proxy: TcpProxy;
let product: Started;
let prometheus: ChildProcess;
let prometheusUrl: string;

beforeAll(async () => {
  if (spawnSync('prometheus', ['--version']).error)
    throw new Error('This drill needs Prometheus: apt-get install prometheus');
  database = await createTestDatabase();
  admin = new Client({ connectionString: database.url });
  await admin.connect();
  const made = await TcpProxy.beforeDatabase(database.url);
  proxy = made.proxy;
  const metricsPort = await freePort();
  // Without a worker, so that nothing sweeps the rows that the drill writes.
  product = await killable.start({
    DATABASE_URL: made.url,
    // The primary is no replica, so it never serves as one.
    DATABASE_REPLICA_URLS: database.url,
    METRICS_PORT: String(metricsPort),
    PROCESS: 'web',
    SMS_DAILY_LIMIT: '100',
    SMS_DAILY_BUDGET: '50',
    LOG_LEVEL: 'silent',
  });
  await startPrometheus(metricsPort);
}, 180_000);
afterAll(async () => {
  if (prometheus?.exitCode === null) {
    const gone = once(prometheus, 'exit');
    prometheus.kill();
    await gone;
  }
  await killable.stopRunning();
  await proxy?.stop();
  await admin?.end();
  await database?.drop();
  killable.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function startPrometheus(metricsPort: number): Promise<void> {
  const quick = readFileSync(RULES, 'utf8')
    .replaceAll(/for: \w+/g, 'for: 1s')
    .replaceAll('[5m]', '[15s]');
  writeFileSync(path.join(folder, 'alerts.yaml'), quick);
  const settings = {
    global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
    rule_files: ['alerts.yaml'],
    scrape_configs: [{ job_name: 'crewvine', static_configs: [{ targets: [`127.0.0.1:${metricsPort}`] }] }],
  };
  // JSON is valid YAML.
  writeFileSync(path.join(folder, 'prometheus.yml'), JSON.stringify(settings));
  const port = await freePort();
  prometheusUrl = `http://127.0.0.1:${port}`;
  const args = [
    '--config.file=prometheus.yml',
    '--storage.tsdb.path=data',
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  prometheus = spawn('prometheus', args, { cwd: folder, stdio: 'ignore' });
}

async function firing(): Promise<ReadonlySet<string>> {
  const answer = await fetch(`${prometheusUrl}/api/v1/alerts`).catch(() => null);
  if (!answer?.ok) return new Set();
  const { data } = (await answer.json()) as {
    data: { alerts: { state: string; labels: { alertname: string } }[] };
  };
  return new Set(data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname));
}

/** Causes damage repeatedly until all of these alerts fire. */
async function harm(name: string, alerts: readonly string[], doIt: () => Promise<unknown>): Promise<void> {
  const since = performance.now();
  const missing = new Set(alerts);
  while (missing.size > 0 && performance.now() - since < FIRES_WITHIN_S * 1_000) {
    await doIt();
    for (const one of await firing()) missing.delete(one);
    await delay(250);
  }
  for (const alert of alerts)
    report.is(`${name}: ${alert}`, 'fires', missing.has(alert) ? 'silent' : 'fires');
}

const nothing = async (): Promise<void> => undefined;
const calls = (count: number, address: string) =>
  Promise.all(Array.from({ length: count }, () => product.client.get(address)));

/** Simulates a transaction that was never ended. */
async function lockJobs(): Promise<void> {
  await admin.query('begin');
  await admin.query('lock table jobs in access exclusive mode');
  // Concurrent requests for the same address would share one response.
  const one = () => product.client.get(`/api/jobs/${randomUUID()}`);
  const waiting = Promise.all(Array.from({ length: 40 }, one));
  await delay(4_500);
  await admin.query('rollback');
  await waiting;
}

/** Stops and continues the process, as on a machine without processor time. */
async function stall(): Promise<void> {
  const group = -(product.child.pid ?? 0);
  for (let turn = 0; turn < 5; turn += 1) {
    process.kill(group, 'SIGSTOP');
    await delay(700);
    process.kill(group, 'SIGCONT');
    await delay(100);
  }
}

const WRITTEN = [
  `insert into pgboss.job (name, data, created_on, start_after)
    values ('jobs', '{}', now() - interval '1 hour', now() - interval '1 hour'), ('failed', '{}', now(), now())`,
  `insert into sweeps (name, last_success_at, failures)
    values ('platform.housekeeping', now() - interval '1 hour', 7)`,
  `insert into text_days (day, texts, spent_micros) values ((now() at time zone 'utc')::date, 90, 50000000)`,
  `insert into balance_listings (provider, ended_at) values ('sandbox', now() - interval '3 days')`,
  `insert into found_differences (id, provider, about, subject, kind, their_cents, our_cents, at, found_at, state)
    values (gen_random_uuid(), 'sandbox', 'pi_1', 'charge', 'theirs_only', 500, 0, now(), now(), 'open')`,
];

it('each alert fires for its own problem', async () => {
  await harm('no worker runs', ['NoWorker'], nothing);
  await harm('a replica that is none', ['ReplicaBehind'], nothing);
  const before = await firing();
  report.is('before any other harm: alerts', 'NoWorker, ReplicaBehind', [...before].toSorted().join(', '));
  for (const text of WRITTEN) await admin.query(text);
  await harm('rows of tables', ['QueueOld', 'TasksFailed', 'SweepFails', 'SweepLate'], nothing);
  await harm('texts', ['TextsNearLimit', 'TextSpend', 'TextBudgetSpent'], nothing);
  await harm('the books', ['LedgerDrift', 'LedgerCheckLate'], nothing);
  await harm('a lock is held', ['SlowAnswers', 'PoolExhausted'], lockJobs);
  // After this, the product refuses further calls of this address.
  await harm('someone calls too often', ['ManyRefusals'], () => calls(400, '/api/jobs'));
  await harm('no processor time', ['EventLoopBusy'], stall);
  await proxy.become('frozen');
  await harm('the database hangs', ['DatabaseAway', 'FiguresMissing', 'ManyErrors'], () =>
    calls(10, '/readyz'),
  );
  await proxy.become('clear');
  process.kill(-(product.child.pid ?? 0), 'SIGKILL');
  await harm('the process is killed', ['ProcessDown'], nothing);
  await admin.query('delete from found_differences');
  report.is('the ledger', 'balanced', await checkLedger(database.url));
  expect(report.finish()).toEqual([]);
}, 900_000);
