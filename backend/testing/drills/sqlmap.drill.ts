// sqlmap, level 3, on every documented call, by a role that may make it, with valid bodies and existing things: nothing is injectable. --only jobs takes some, --seconds limits each. Needs sqlmap: apt-get install sqlmap
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from './support/check-ledger.ts';
import { DrillReport } from './support/drill-report.ts';
import {
  addressOf,
  startScannedProduct,
  type ScannedCall,
  type ScannedProduct,
} from './support/scanned-product.ts';

const ONLY = process.env['DRILL_ONLY'] ?? '';
const SECONDS = Number(process.env['DRILL_SECONDS'] ?? 900);
/** Each scan makes one call after the other and waits for each. */
const AT_A_TIME = Math.max(2, os.availableParallelism());
const FOUND = /identified the following injection point|is vulnerable/;
const ENDED = /do not appear to be injectable|no parameter\(s\) found|all tested parameters/;

const folder = mkdtempSync(path.join(os.tmpdir(), 'crewvine-sqlmap-'));
const report = new DrillReport();
let product: ScannedProduct;

beforeAll(async () => {
  if (spawnSync('sqlmap', ['--version']).error)
    throw new Error('This drill needs sqlmap: apt-get install sqlmap');
  product = await startScannedProduct(ONLY);
}, 1_200_000);
afterAll(async () => {
  await product.app.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** sqlmap tries its values at the star, in addition to the fields of query and body. */
const starred = ({ thing, ...call }: ScannedCall): string =>
  product.app.origin + addressOf({ ...call, thing: `${thing ?? '1'}*` });

/** All calls share the handling of headers, so only one call tests them. */
async function scan(call: ScannedCall, withHead: boolean): Promise<string> {
  const how = ['--batch', '--level=3', '--risk=1', '--dbms=PostgreSQL', '--technique=BEUS', '--keep-alive'];
  const calm = [
    '--timeout=10',
    '--retries=0',
    '--flush-session',
    '--disable-coloring',
    // sqlmap stores a session by the name of the host, which all scans share.
    `--output-dir=${mkdtempSync(path.join(folder, 'scan-'))}`,
  ];
  const skip = `--skip=cookie${withHead ? '' : ',user-agent,referer'}`;
  // Errors are answers, and no reason to stop.
  const refusals = '--ignore-code=400,401,402,403,404,409,410,422,429';
  const cookie = product.cookies[call.role];
  const sent = call.body === null ? [] : [`--data=${call.body}`, '--headers=Content-Type: application/json'];
  const args = [
    '-u',
    starred(call),
    `--method=${call.method}`,
    ...sent,
    ...(cookie === null ? [] : [`--cookie=${cookie}`]),
    skip,
    refusals,
    ...how,
    ...calm,
  ];
  const child = spawn('sqlmap', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  const timer = setTimeout(() => child.kill('SIGKILL'), SECONDS * 1_000);
  await once(child, 'exit');
  clearTimeout(timer);
  if (FOUND.test(said)) return said.split('---')[1]?.trim() ?? 'injectable';
  return ENDED.test(said) ? 'nothing' : `not ended: ${said.trim().split('\n').at(-1)}`;
}

const nameOf = ({ method, path: pattern }: ScannedCall): string => `${method} ${pattern}`;

it('sqlmap finds nothing injectable', async () => {
  const scanned = product.calls.filter(
    ({ path: pattern, query, body }) => query || body || pattern.includes('{'),
  );
  const found = new Map<string, string>();
  const waiting = [...scanned];
  const scanOn = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const begun = performance.now();
      found.set(nameOf(next), await scan(next, next === scanned[0]));
      const seconds = Math.round((performance.now() - begun) / 1_000);
      process.stdout.write(
        `${found.size} of ${scanned.length}: ${nameOf(next)} (${next.role}, ${next.status}), ${seconds} s\n`,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, scanOn));
  for (const call of scanned) report.is(nameOf(call), 'nothing', found.get(nameOf(call)));
  report.is('the ledger', 'balanced', await checkLedger(product.app.databaseUrl));
  expect(report.finish()).toEqual([]);
  // No limit here, because each scan has its own.
}, 86_400_000);
