import pg from 'pg';
import { migrateDatabase } from '#platform/persistence/migrate.ts';
import { load, type LoadRequest } from '../load.ts';
import { startServer, type MeasuredServer } from '../server-process.ts';
import { sessionOf } from '../session-of.ts';
import { EMAILS, type Owner } from './growth-people.ts';
import type { GrowthScenario, GrowthSubject } from './growth-scenario.ts';
import { measureSweeps } from './sweep-growth.ts';

/** The numbers of things; the last is compared with the first. */
const SIZES: readonly number[] = [1_000, 1_000_000];
/** The highest allowed ratio of the largest size's time to the smallest's. */
const MOST = 2;
const ROUNDS = 7;
const SECONDS = 0.6;
const CONNECTIONS = 4;

/** A filled database and the product on it. */
interface Size {
  readonly server: MeasuredServer;
  readonly url: string;
  readonly cookies: Partial<Record<Owner, string>>;
}

interface Measured {
  readonly server: MeasuredServer;
  readonly next: () => LoadRequest | null;
  readonly perRequest: number[];
  readonly cpu: number[];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

let asked = 0;

/** Never repeats an address, so no response comes from a cache. */
function address({ path }: GrowthScenario, cursor: string): string {
  asked += 1;
  return `${path}${path.includes('?') ? '&' : '?'}nobody-else-asked=${asked}${cursor}`;
}

async function cookieOf(size: Size, as: Owner): Promise<string> {
  return (size.cookies[as] ??= await sessionOf(size.server, EMAILS[as]));
}

async function cursorOf(
  { server }: Size,
  scenario: GrowthScenario,
  headers: LoadRequest['headers'],
): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${address(scenario, '')}`, {
    headers: { ...headers },
  });
  if (!answer.ok) throw new Error(`${scenario.name} answers ${answer.status}: ${await answer.text()}`);
  if (!scenario.isNext) return '';
  const cursor = /[?&](cursor=[^&>]+)/.exec(answer.headers.get('Link') ?? '')?.[1];
  if (!cursor) throw new Error(`${scenario.name} has no second page`);
  return `&${cursor}`;
}

/** The requests of a scenario in one database. */
async function requestsOf(size: Size, scenario: GrowthScenario): Promise<() => LoadRequest | null> {
  const headers = scenario.as ? { Cookie: await cookieOf(size, scenario.as) } : {};
  if (scenario.changes) {
    const change = await scenario.changes(size.url);
    return () => {
      const request = change();
      return request && { ...request, headers: { ...headers, ...request.headers } };
    };
  }
  const cursor = await cursorOf(size, scenario, headers);
  return () => ({ method: 'GET', path: address(scenario, cursor), headers });
}

async function measure(measured: Measured, scenario: GrowthScenario, isWarm: boolean): Promise<void> {
  const { server, next } = measured;
  const before = server.cpuSeconds();
  const { requests, seconds, failures } = await load({
    port: server.port,
    connections: CONNECTIONS,
    seconds: SECONDS,
    next,
  });
  const after = server.cpuSeconds();
  if (failures > 0) throw new Error(`${scenario.name}: ${failures} answers were errors`);
  if (!isWarm || requests === 0) return;
  measured.perRequest.push(seconds / requests);
  if (before !== null && after !== null) measured.cpu.push((after - before) / requests);
}

/**
 * Alternates between the sizes, so that other load on the machine affects all of them; the first round warms
 * up.
 */
async function run(scenario: GrowthScenario, sizes: readonly Size[]): Promise<boolean> {
  const all: Measured[] = [];
  for (const size of sizes)
    all.push({ server: size.server, next: await requestsOf(size, scenario), perRequest: [], cpu: [] });
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const one of all) await measure(one, scenario, round > 0);
  }
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return false;
  const time = median(
    last.perRequest.map((seconds, round) => seconds / (first.perRequest[round] ?? seconds)),
  );
  const cpu = median(last.cpu) / median(first.cpu);
  // On a busy machine, one of the two varies: the call has become slower only if both have.
  const isMissed = !scenario.isOpen && Math.min(time, cpu || time) > MOST;
  const milliseconds = all.map(({ perRequest }) => (median(perRequest) * 1000).toFixed(2).padStart(9));
  const target = scenario.isOpen ? '-' : `≤ ${MOST}`;
  const cells = [
    scenario.name.padEnd(32),
    ...milliseconds,
    time.toFixed(2).padStart(8),
    cpu.toFixed(2).padStart(8),
  ];
  process.stdout.write(`${[...cells, target.padStart(8), isMissed ? 'above' : ''].join(' ')}\n`);
  return !isMissed;
}

async function administer(adminUrl: string, ...statements: readonly string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  for (const statement of statements) await admin.query(statement);
  await admin.end();
}

function nameOf({ things }: GrowthSubject, size: number): string {
  return `growth_${things.replaceAll(' ', '_')}_${size}`;
}

async function startSize(adminUrl: string, subject: GrowthSubject, size: number): Promise<Size> {
  const name = nameOf(subject, size);
  await administer(adminUrl, `drop database if exists ${name} with (force)`, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  await migrateDatabase(url.href);
  process.stdout.write(`Filling a database with ${size.toLocaleString('en')} ${subject.things} …\n`);
  const started = performance.now();
  await subject.fill(url.href, size);
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`  ${seconds} s\n`);
  return { server: await startServer(name, 'product-server.ts', url.href), url: url.href, cookies: {} };
}

function sizesUpTo(rows: number): readonly number[] {
  return [...SIZES.filter((size) => size < rows), rows];
}

function heads(heading: string, sizes: readonly number[]): string {
  const numbers = sizes.map((size) => size.toLocaleString('en').padStart(9));
  const cells = [
    heading.padEnd(32),
    ...numbers,
    'ratio'.padStart(8),
    'cpu'.padStart(8),
    'target'.padStart(8),
  ];
  return `\n${cells.join(' ')}\n`;
}

/**
 * Measures each call and each sweep with a thousand things and with more of them, up to `rows`. Drops the
 * databases. False if one has grown too much.
 */
export async function measureGrowth(
  adminUrl: string,
  subject: GrowthSubject,
  rows: number,
): Promise<boolean> {
  const sizes = sizesUpTo(rows);
  const started: Size[] = [];
  try {
    for (const size of sizes) started.push(await startSize(adminUrl, subject, size));
    process.stdout.write(heads(subject.heading, sizes));
    let isKept = true;
    for (const scenario of subject.scenarios) isKept = (await run(scenario, started)) && isKept;
    process.stdout.write(heads('sweeps with nothing due, ms', sizes));
    isKept = (await measureSweeps(started.map(({ server }) => server))) && isKept;
    process.stdout.write(
      '\nratio: time of the largest over the smallest, median of rounds in turns; cpu: CPU per request.\n',
    );
    return isKept;
  } finally {
    for (const { server } of started) server.stop();
    await administer(
      adminUrl,
      ...sizes.map((size) => `drop database if exists ${nameOf(subject, size)} with (force)`),
    );
  }
}
