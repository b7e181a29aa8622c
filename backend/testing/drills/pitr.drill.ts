// A base backup and the log become a second cluster, equal row for row at the requested moment, with the exact commands of docs/operations.md. Needs apt-get install pgbackrest postgresql
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KillableProduct, type Started } from '#app/testing/killable-product.ts';
import { checkLedger } from './support/check-ledger.ts';
import { DrillReport } from './support/drill-report.ts';
import { ArchivedCluster } from './servers/archived-cluster.ts';
import { MoneyLoad } from './servers/money-load.ts';
import { SteadyWriter } from './servers/steady-writer.ts';
import { differing, tableDigests } from './servers/table-digests.ts';

const SERVES_WITHIN_S = 120;

const cluster = new ArchivedCluster();
const killable = new KillableProduct();
const report = new DrillReport();
let product: Started;
let databaseUrl: string;
const money = new MoneyLoad(
  () => `http://127.0.0.1:${product.port}`,
  async () => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    return client;
  },
);

beforeAll(async () => {
  await cluster.start();
  await startOn(cluster.url);
}, 600_000);
afterAll(async () => {
  await killable.stopRunning();
  killable.remove();
  await cluster.stop();
}, 600_000);

async function startOn(url: string): Promise<void> {
  databaseUrl = url;
  product = await killable.start({ DATABASE_URL: url, LOG_LEVEL: 'fatal', TRUST_PROXY: '1' });
}

/** An accident, a while after the moment to restore. */
async function doHarm(): Promise<void> {
  const client = await cluster.asAdmin();
  await client.query('drop table payments, referral_visits cascade');
  await client.query(`update users set first_name = 'Nobody'`);
  await client.query('delete from notifications');
  await client.end();
}

async function now(): Promise<string> {
  const client = await cluster.asAdmin();
  const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now');
  await client.end();
  return rows[0]?.now ?? '';
}

it('the restored cluster has the data of the requested moment, and the product works on it', async () => {
  await money.open();
  const writer = new SteadyWriter((await money.member('writer')).client);
  await money.move('before');
  await Promise.all([cluster.backUp(), money.move('during')]);
  await money.move('after');
  await writer.stop();
  report.is('a backup while people write: answers beside 200', 'none', writer.refusals() || 'none');
  report.is('ends well', 0, await killable.stop(product));
  const before = await tableDigests(cluster.url);
  const moment = await now();
  await doHarm();
  const harmed = differing(before, await tableDigests(cluster.url));
  report.is('tables that the harm changed', true, harmed.length > 3);
  await cluster.archiveAll();
  await cluster.lose();

  const since = performance.now();
  await cluster.restore(moment);
  const after = await tableDigests(cluster.restoredUrl);
  report.is(
    `tables of ${before.digests.size} that differ (${before.rows} rows)`,
    'none',
    differing(before, after).join(', ') || 'none',
  );
  report.is('the ledger of the second cluster', 'balanced', await checkLedger(cluster.restoredUrl));
  await startOn(cluster.restoredUrl);
  report.is('the product on it is ready', 200, (await product.client.get('/readyz')).status);
  report.atMost(
    'from the commands to the first answer',
    SERVES_WITHIN_S,
    (performance.now() - since) / 1_000,
    ' s',
  );
  await money.move('restored');
  await money.settle();
  await money.tell(report);
  expect(report.finish()).toEqual([]);
}, 1_800_000);
