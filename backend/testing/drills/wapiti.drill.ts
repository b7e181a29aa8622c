// wapiti on every page and every read call, by each role, about existing things: no finding. --seconds is the total time. Needs wapiti: apt-get install wapiti
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from './support/check-ledger.ts';
import { DrillReport } from './support/drill-report.ts';
import {
  addressOf,
  ROLES,
  startScannedProduct,
  type Role,
  type ScannedProduct,
} from './support/scanned-product.ts';

const SECONDS = Number(process.env['DRILL_SECONDS'] ?? 1_200);
/** The modules that call only the product. */
const MODULES =
  'backup,blindsql,cookieflags,crlf,csp,exec,file,htaccess,methods,permanentxss,redirect,shellshock,sql,xss'.split(
    ',',
  );
/** The time for each role. */
const ROLE_SECONDS = Math.ceil(SECONDS / ROLES.length);
/**
 * A fifth is for finding pages; the attacks share the rest equally. This limit does not stop a running
 * attack.
 */
const CRAWL_SECONDS = Math.ceil(ROLE_SECONDS / 5);
const ATTACK_SECONDS = Math.ceil((ROLE_SECONDS - CRAWL_SECONDS) / MODULES.length);
const PAGES = ['/', '/jobs', '/login', '/signup', '/community', '/leaderboard'];

/** Known false findings by category and a word of the message, with the reason. */
const REASONED: readonly (readonly [category: string, word: string])[] = [
  // Cookies are Secure if PUBLIC_URL is https, which a product on 127.0.0.1 is not.
  ['Secure Flag cookie', 'Secure flag'],
  // It has the flag, as join.routes.api.test.ts proves; wapiti recognizes only one spelling of it.
  ['HttpOnly Flag cookie', 'crewvine.visit'],
];

interface Finding {
  readonly info: string;
  readonly method: string;
  readonly path: string;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'crewvine-wapiti-'));
const report = new DrillReport();
let product: ScannedProduct;

beforeAll(async () => {
  if (spawnSync('wapiti', ['--version']).error)
    throw new Error('This drill needs wapiti: apt-get install wapiti');
  product = await startScannedProduct();
}, 1_200_000);
afterAll(async () => {
  await product.app.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Findings = Readonly<Record<string, readonly Finding[]>>;

/** Scans everything that this role may read, and the links from there. */
async function scan(role: Role): Promise<{ code: number | null; findings: Findings }> {
  const { origin } = product.app;
  const file = path.join(folder, `found-${role}.json`);
  const read = product.calls.filter((call) => call.method === 'GET' && call.role === role);
  const starts = [...PAGES, ...read.map(addressOf)].flatMap((address) => ['-s', `${origin}${address}`]);
  const cookie = product.cookies[role];
  const args = [
    '-u',
    `${origin}/`,
    '-m',
    MODULES.join(','),
    ...starts,
    ...(cookie === null ? [] : ['-H', `Cookie: ${cookie}`]),
    '--scope',
    'domain',
    '--flush-session',
    '-t',
    '10',
    '--max-scan-time',
    String(CRAWL_SECONDS),
    '--max-attack-time',
    String(ATTACK_SECONDS),
    '-f',
    'json',
    '-o',
    file,
    '-v',
    '0',
    '--store-session',
    path.join(folder, role),
  ];
  const child = spawn('wapiti', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  // A scan that has not ended by then hangs.
  const timer = setTimeout(() => child.kill('SIGKILL'), ROLE_SECONDS * 2_000);
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  const told: { vulnerabilities: Findings } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { vulnerabilities: {} };
  return { code, findings: told.vulnerabilities };
}

it(
  'wapiti finds nothing',
  async () => {
    for (const role of ROLES) {
      const { code, findings } = await scan(role);
      report.is(`${role}: ends with`, 0, code ?? 'no end in time');
      for (const [category, all] of Object.entries(findings)) {
        const real = all.filter(
          ({ info }) => !REASONED.some(([name, word]) => name === category && info.includes(word)),
        );
        const seen = real.map(({ method, path: where, info }) => `${method} ${where}: ${info}`).join('; ');
        report.is(`${role}: ${category}`, 'nothing', seen === '' ? 'nothing' : seen);
      }
    }
    report.is('the ledger', 'balanced', await checkLedger(product.app.databaseUrl));
    expect(report.finish()).toEqual([]);
  },
  SECONDS * 2_000 + 600_000,
);
