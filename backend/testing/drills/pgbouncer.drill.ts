// The API tests, and money, behind a real PgBouncer in transaction mode. --only selects some of them. Needs pgbouncer: apt-get install pgbouncer
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { KillableProduct } from '#app/testing/killable-product.ts';
import { createTestDatabase } from '../database/test-database.ts';
import type { Pooler } from '#platform/persistence/connection/pooler.ts';
import { freePort } from '../network/free-port.ts';
import { DrillReport } from './support/drill-report.ts';
import { documentedLines } from './servers/documented-lines.ts';
import { MoneyLoad } from './servers/money-load.ts';
import { needProgram } from './servers/system-programs.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const ONLY = process.env['DRILL_ONLY'] ?? '.api.test';
const NOT_THESE = [
  // Replaces the connection between the product and its database with its own.
  '**/database-away.api.test.ts',
  // Unit tests check their own connections, even if `--only` matches them.
  '**/!(*.api).test.ts',
];
const report = new DrillReport();
const direct = new URL(inject('databaseServerUrl'));
const folder = mkdtempSync(path.join(os.tmpdir(), 'crewvine-pgbouncer-'));
let bouncer: ChildProcess;
let port: number;
/** The supported values of `DATABASE_POOLER`: prepared statements need 1.21. */
let modes: readonly Pooler[];

beforeAll(async () => {
  const told = needProgram('pgbouncer', 'pgbouncer');
  process.stdout.write(`${told}\n`);
  const [, minor = '0'] = /\b1\.(\d+)/.exec(told) ?? [];
  modes = Number(minor) < 21 ? ['transaction'] : ['transaction', 'transaction-prepared'];
  port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings());
  // It refuses to run as root.
  chmodSync(folder, 0o755);
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  bouncer = spawn('pgbouncer', [...user, file], { stdio: ['ignore', 'ignore', 'inherit'] });
  await vi.waitFor(() => ask('select 1'), { timeout: 30_000 });
});
afterAll(async () => {
  const gone = once(bouncer, 'exit');
  bouncer.kill('SIGKILL');
  await gone;
  rmSync(folder, { recursive: true });
});

/** The exact lines from the documentation, for any test database. */
function settings(): string {
  const [documented = ''] = documentedLines('Behind a pooler', 'ini');
  const { hostname, port: behind, username, password } = direct;
  const every = `* = host=${hostname} port=${behind} user=${username} password=${password}`;
  const databases = documented.replace(/^crewvine = host=\S+ port=\S+ dbname=\S+/m, every);
  return `${databases}
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
; Each test drops its database: nothing may be kept on it.
server_idle_timeout = 1
log_connections = 0
log_disconnections = 0
${modes.length > 1 ? 'max_prepared_statements = 200' : ''}
`;
}

async function ask(text: string): Promise<pg.QueryResult<Record<string, unknown>>> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: direct.username, database: 'postgres' });
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(text);
  } finally {
    await client.end();
  }
}

/** Runs a separate process, and checks the ledger at the end. */
async function moveMoney(mode: Pooler): Promise<void> {
  const database = await createTestDatabase();
  const behind = new URL(database.url);
  behind.host = `127.0.0.1:${port}`;
  const killable = new KillableProduct();
  const running = await killable.start({
    DATABASE_URL: behind.href,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_POOLER: mode,
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: '1',
  });
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return client;
  };
  const money = new MoneyLoad(() => `http://127.0.0.1:${running.port}`, connect);
  await money.open();
  await money.move('pooled');
  await money.settle();
  await money.tell(report);
  report.is('ends well', 0, await killable.stop(running));
  killable.remove();
  await database.drop();
}

async function runTests(mode: Pooler): Promise<void> {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const excluded = NOT_THESE.map((file) => `--exclude=${file}`);
  const how = ['--config', 'backend/vitest.config.ts', '--reporter=dot', '--maxWorkers=2'];
  const args = [vitest, 'run', ...how, ...excluded, ...ONLY.split(',')];
  const pooler = { TEST_POOLER: `127.0.0.1:${port}`, TEST_POOLER_MODE: mode };
  const env = { ...process.env, TEST_DATABASE_URL: direct.href, ...pooler };
  // Not the settings of this drill.
  for (const name of Object.keys(env).filter((one) => one.startsWith('VITEST')))
    Reflect.deleteProperty(env, name);
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  const [code] = await once(child, 'exit');
  report.is(`${mode}: tests (${ONLY}) end with`, 0, code);
}

it('the product works behind PgBouncer', async () => {
  const { rows } = await ask('show statement_timeout');
  report.is('statement_timeout of its connections', '30s', rows[0]?.['statement_timeout']);
  for (const mode of modes) {
    await runTests(mode);
    await moveMoney(mode);
  }
  expect(report.finish()).toEqual([]);
}, 14_400_000);
