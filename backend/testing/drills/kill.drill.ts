// Kills application and database, or only the database, during hires, payments and withdrawals: nothing is lost or done twice. --rounds is the number of each
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { KillableProduct, until, type Started } from '#app/testing/killable-product.ts';
import { DrillReport } from './support/drill-report.ts';
import { MoneyLoad } from './servers/money-load.ts';

const ROUNDS = Number(process.env['DRILL_ROUNDS'] ?? 5);
/** After the calls were sent: before, in the middle of, and after their work. */
const KILLED_WITHIN_MS = 500;
const USABLE_WITHIN_S = 30;
/** On an idle machine, including the database and its recovery. */
const STARTS_WITHIN_S = 8;
const ENVIRONMENT = { TRUST_PROXY: '1' };

const report = new DrillReport();
const killable = new KillableProduct();
let running: Started;
let slowestStart = 0;
const money = new MoneyLoad(
  () => `http://127.0.0.1:${running.port}`,
  () => killable.database(),
);

afterAll(async () => {
  await killable.stopRunning();
  killable.remove();
});

async function killDatabase(): Promise<void> {
  const file = path.join(killable.dataDir, 'postgres/postmaster.pid');
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
}

/**
 * Stops calls between the provider's answer to a transfer or charge and the ledger entry: the lock blocks the
 * ledger.
 */
async function holdBooks(): Promise<() => Promise<void>> {
  const database = await killable.database();
  await database.query('begin');
  await database.query('lock table ledger_transactions in share mode');
  return async () => {
    const limit = Date.now() + 5_000;
    await until(async () => {
      const waits = `select 1 from pg_locks where relation = 'ledger_transactions'::regclass and not granted`;
      return Date.now() > limit || (await database.query(waits)).rows.length > 0;
    });
  };
}

async function round(index: number, kind: 'all' | 'database'): Promise<void> {
  const prepared = await money.prepare(`${kind}-${index}`);
  const reachBooks = index % 2 === 0 ? await holdBooks() : null;
  const calls = prepared.map((call) => money.send(call));
  if (reachBooks) await reachBooks();
  else await delay(Math.random() * KILLED_WITHIN_MS);
  let since = performance.now();
  if (kind === 'database') await killDatabase();
  else {
    await killable.kill(running);
    running = await killable.start(ENVIRONMENT);
    const seconds = (performance.now() - since) / 1_000;
    slowestStart = Math.max(slowestStart, seconds);
    // With another process, calls would not wait for this one. So a busy machine's start time does not count.
    since += Math.max(0, seconds - STARTS_WITHIN_S) * 1_000;
  }
  await Promise.all(calls.map((call) => money.repeat(call, since)));
}

it('the ledger is intact after the product was killed in the middle of money calls', async () => {
  running = await killable.start(ENVIRONMENT);
  await money.open();
  for (let index = 0; index < ROUNDS; index += 1) {
    await round(index, 'all');
    await round(index, 'database');
  }
  await money.settle();
  report.is('application and database killed', ROUNDS, ROUNDS);
  report.is('database killed', ROUNDS, ROUNDS);
  report.tell('slowest start after it', slowestStart, ' s');
  report.atMost('a key is usable again', USABLE_WITHIN_S, money.slowestAnswer, ' s');
  await money.tell(report);
  expect(report.finish()).toEqual([]);
}, 7_200_000);
