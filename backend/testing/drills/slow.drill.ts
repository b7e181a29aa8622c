// Thousands of connections that send nothing, send slowly, read slowly or send a bomb: others are answered within a second. Needs Linux
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KillableProduct, type Started } from '#app/testing/killable-product.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { checkLedger } from './support/check-ledger.ts';
import { DrillReport } from './support/drill-report.ts';
import { slowestDuring } from './servers/prober.ts';

const IDLE = 10_000;
const SLOW = 1_000;
const BOMBS = 50;
const BOMB_MEGABYTES = 100;
const SECONDS = Number(process.env['DRILL_SECONDS'] ?? 10);
/** Opened in batches, so that the operating system's connection queue is not what is measured. */
const OPENED_TOGETHER = 200;
const PROBE_WITHIN_S = 1;
/** The slowest probe on an idle machine. */
const IDLE_PROBE_S = 0.1;
const MOST_MEGABYTES = 200;

const killable = new KillableProduct();
const report = new DrillReport();
let database: TestDatabase;
let product: Started;
/** Includes the delay from other load on the machine. */
let within = PROBE_WITHIN_S;

beforeAll(async () => {
  database = await createTestDatabase();
  product = await killable.start({ DATABASE_URL: database.url, LOG_LEVEL: 'fatal', TRUST_PROXY: '1' });
});
afterAll(async () => {
  await killable.stopRunning();
  await database.drop();
  killable.remove();
});

/** The current memory of the process. */
function megabytes(): number {
  const status = readFileSync(`/proc/${product.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_024;
}

async function open(): Promise<net.Socket | null> {
  const socket = net.connect(product.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
  return socket.readyState === 'open' ? socket : null;
}

async function openMany(count: number): Promise<readonly net.Socket[]> {
  const opened: (net.Socket | null)[] = [];
  while (opened.length < count)
    opened.push(...(await Promise.all(Array.from({ length: OPENED_TOGETHER }, open))));
  return opened.filter((socket) => socket !== null);
}

/** Each uses its own address, because connections are under test, not call limits. */
const head = (start: string, index: number): string =>
  `${start} HTTP/1.1\r\nHost: crewvine.test\r\nX-Forwarded-For: 10.1.${index >> 8}.${index & 255}\r\n`;

/** The highest memory of the process during the work. */
async function largestUntil(until: AbortSignal): Promise<number> {
  let largest = megabytes();
  for (; !until.aborted; largest = Math.max(largest, megabytes())) await delay(100);
  return largest;
}

/** Measures the cost for others. */
async function endure(name: string, work: () => Promise<unknown>): Promise<number> {
  const before = megabytes();
  const over = new AbortController();
  const largest = largestUntil(over.signal);
  const probed = {
    origin: `http://127.0.0.1:${product.port}`,
    paths: ['/healthz', '/api/jobs'],
    everyMs: 100,
  };
  const slowest = (await slowestDuring(probed, work()).finally(() => over.abort())) / 1_000;
  report.atMost(`${name}: slowest probe`, within, slowest, ' s');
  report.atMost(`${name}: memory more`, MOST_MEGABYTES, (await largest) - before, ' MB');
  return slowest;
}

/** Each of many connections begins with something, and then sends a byte from time to time. */
async function crawl(begin: (index: number) => string): Promise<void> {
  const sockets = await openMany(SLOW);
  for (const [index, socket] of sockets.entries()) socket.write(begin(index));
  for (let second = 0; second < SECONDS; second += 1) {
    await delay(1_000);
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }
  for (const socket of sockets) socket.destroy();
}

it('slow connections do not delay others', async () => {
  const alone = await endure('nobody', () => delay(2_000));
  within = Math.round((PROBE_WITHIN_S + Math.max(0, alone - IDLE_PROBE_S)) * 10) / 10;
  let idle = 0;
  await endure('idle sockets', async () => {
    const sockets = await openMany(IDLE);
    idle = sockets.length;
    await delay(SECONDS * 1_000);
    for (const socket of sockets) socket.destroy();
  });
  report.is('idle sockets', IDLE, idle);
  await endure('slow headers', () => crawl((index) => `${head('GET /api/jobs', index)}X-Slow: `));
  await endure('slow bodies', () =>
    crawl(
      (index) =>
        `${head('POST /api/auth/login', index)}Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n{"email":"`,
    ),
  );
  await endure('slow readers', async () => {
    const sockets = await openMany(SLOW);
    for (const [index, socket] of sockets.entries()) {
      socket.pause();
      socket.write(`${head('GET /api/openapi.json', index)}\r\n`);
      if (index % 50 === 0) await delay(50);
    }
    await delay(SECONDS * 1_000);
    for (const socket of sockets) socket.destroy();
  });
  const bomb = gzipSync(Buffer.alloc(BOMB_MEGABYTES * 1_024 * 1_024, ' '));
  const answers = new Set<number>();
  await endure('gzip bombs', async () => {
    for (let sent = 0; sent < BOMBS; sent += 1) {
      const answer = await fetch(`http://127.0.0.1:${product.port}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
        body: new Uint8Array(bomb),
      });
      answers.add(answer.status);
    }
  });
  report.is('gzip bombs: answers', '415', [...answers].join(', '));
  report.is('ends well', 0, await killable.stop(product));
  report.is('the ledger', 'balanced', await checkLedger(database.url));
  expect(report.finish()).toEqual([]);
}, 900_000);
