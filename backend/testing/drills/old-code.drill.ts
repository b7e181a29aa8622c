// The API tests of an earlier release, and money, on the schema of this one. --commit selects it (default: the last tag), --only its tests
import { spawnSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KillableProduct } from '#app/testing/killable-product.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { DrillReport } from './support/drill-report.ts';
import { MoneyLoad } from './servers/money-load.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'crewvine-old-code-'));
const ONLY = process.env['DRILL_ONLY'] ?? '.api.test';
const MIGRATE = 'backend/platform/persistence/migrate.ts';
const report = new DrillReport();

function run(command: string, args: readonly string[], cwd = root): string {
  const done = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')}: ${done.stderr}`);
  return done.stdout.trim();
}

const commit = process.env['DRILL_COMMIT'] ?? earlierCode();

/** The last release; before the first one, the commit before the newest migration. */
function earlierCode(): string {
  const tag = spawnSync('git', ['describe', '--tags', '--abbrev=0'], { cwd: root, encoding: 'utf8' });
  if (tag.status === 0) return tag.stdout.trim();
  return run('git', ['log', '-1', '--diff-filter=A', '--format=%h~1', '--', 'backend/migrations/[0-9]*.ts']);
}

/** Follows a release: this code migrates each database first, and then the old code starts on it. */
const NEWER_FIRST = `import { execFileSync } from 'node:child_process';
import * as older from './migrate-older.ts';

export async function migrateDatabase(url: string): Promise<void> {
  execFileSync(process.execPath, [${JSON.stringify(path.join(root, 'backend/app/commands/migrate.ts'))}], {
    env: { PATH: process.env['PATH'], DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await older.migrateDatabase(url);
}
`;

beforeAll(() => {
  const archive = path.join(folder, 'old.tar');
  run('git', ['archive', '--format=tar', '-o', archive, commit]);
  run('tar', ['-xf', archive, '-C', folder]);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const migrate = path.join(folder, MIGRATE);
  renameSync(migrate, path.join(path.dirname(migrate), 'migrate-older.ts'));
  writeFileSync(migrate, NEWER_FIRST);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the old process itself, and checks the ledger at the end. */
async function moveMoney(): Promise<void> {
  const database = await createTestDatabase();
  const killable = new KillableProduct(path.join(folder, 'backend/main.ts'));
  const environment = { DATABASE_URL: database.url, LOG_LEVEL: 'fatal', TRUST_PROXY: '1' };
  const { port } = await killable.start(environment);
  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    return client;
  };
  const money = new MoneyLoad(() => `http://127.0.0.1:${port}`, connect);
  try {
    await money.open();
    await money.move('old');
    await money.settle();
    await money.tell(report);
  } finally {
    await killable.stopRunning();
    killable.remove();
    await database.drop();
  }
}

it('the earlier release works on the new schema', async () => {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--config', 'backend/vitest.config.ts', '--maxWorkers=1', ...ONLY.split(',')];
  const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  report.is(`tests of ${commit} (${ONLY}) end with`, 0, status);
  await moveMoney();
  expect(report.finish()).toEqual([]);
}, 7_200_000);
