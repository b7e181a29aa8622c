// Three PostgreSQL under Patroni, whose leader is killed ten times during money calls: nothing acknowledged is lost. --rounds is the number. Needs apt-get install patroni etcd-server haproxy postgresql
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KillableProduct, type Started } from '#app/testing/killable-product.ts';
import { DrillReport } from './support/drill-report.ts';
import { MoneyLoad } from './servers/money-load.ts';
import { PatroniCluster } from './servers/patroni-cluster.ts';
import { SteadyWriter } from './servers/steady-writer.ts';

const KILLS = Number(process.env['DRILL_ROUNDS'] ?? 10);
/** Around each kill, three hires, offers, and withdrawals: before, in the middle of, and after it. */
const SETS = 3;
const SENT_WITHIN_MS = 2_000;
const KILLED_AFTER_MS = 1_000;
const GAP_WITHIN_S = 30;
/** The key of an interrupted call is leased for a while. */
const ANSWERED_WITHIN_S = 60;

const cluster = new PatroniCluster();
const killable = new KillableProduct();
const report = new DrillReport();
let product: Started;
const origin = (): string => `http://127.0.0.1:${product.port}`;
const money = new MoneyLoad(origin, connect);

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: cluster.url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

beforeAll(async () => {
  await cluster.start();
  product = await killable.start({ DATABASE_URL: cluster.url, LOG_LEVEL: 'fatal', TRUST_PROXY: '1' });
}, 600_000);
afterAll(async () => {
  await killable.stopRunning();
  killable.remove();
  await cluster.stop();
}, 600_000);

async function killLeader(index: number, writer: SteadyWriter): Promise<boolean> {
  const sets = await Promise.all(Array.from({ length: SETS }, (_, set) => money.prepare(`${index}-${set}`)));
  writer.beginGap();
  const calls = sets.flat().map((call) => money.send(call, Math.random() * SENT_WITHIN_MS));
  await delay(KILLED_AFTER_MS);
  const since = performance.now();
  const killed = await cluster.killLeader();
  await Promise.all(calls.map((call) => money.repeat(call, since)));
  await writer.wrote();
  report.atMost(`kill ${index} (${killed}): nobody could write for`, GAP_WITHIN_S, writer.gap, ' s');
  const isAnother = (await cluster.leaderName()) !== killed;
  await cluster.revive();
  return isAnother;
}

it('repeated losses of the leader lose nothing that was acknowledged', async () => {
  await money.open();
  const writer = new SteadyWriter((await money.member('writer')).client);
  let followed = 0;
  try {
    for (let index = 1; index <= KILLS; index += 1) if (await killLeader(index, writer)) followed += 1;
  } finally {
    await writer.stop();
  }
  await money.settle();
  report.is('leaders killed, each followed by another', KILLS, followed);
  report.atMost('calls of money have their answer within', ANSWERED_WITHIN_S, money.slowestAnswer, ' s');
  report.is(`other writes acknowledged (${writer.acknowledged}) and lost`, 0, writer.lost);
  report.is('other answers to writes', '503', writer.refusals());
  await money.tell(report);
  report.is('the process is the same', null, product.child.exitCode);
  report.is('ends well', 0, await killable.stop(product));
  expect(report.finish()).toEqual([]);
}, 3_600_000);
