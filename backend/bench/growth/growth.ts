import pg from 'pg';
import { migrateDatabase } from '#platform/persistence/migrate.ts';
import { load } from '../load.ts';
import { startServer, type MeasuredServer } from '../server-process.ts';

/** The numbers of things; the last is compared with the first. */
const SIZES = [1_000, 100_000, 1_000_000] as const;
/** The highest allowed ratio of the largest size's time to the smallest's. */
const MOST = 2;
const ROUNDS = 7;
const SECONDS = 0.6;
const CONNECTIONS = 4;

/** A call that is measured on a small and on a large database. */
export interface GrowthScenario {
  readonly name: string;
  /** Includes the query, if any. */
  readonly path: string;
  /** Requests the second page. */
  readonly isNext?: true;
  /** Measured and shown, without a limit. */
  readonly isOpen?: true;
}

/** The contents of the database and the calls to measure. */
export interface GrowthSubject {
  /** Plural, lower case: "jobs". */
  readonly things: string;
  readonly heading: string;
  readonly scenarios: readonly GrowthScenario[];
  /** Fills a migrated database; the same random sequence in every size. */
  fill(url: string, size: number): Promise<void>;
}

interface Measured {
  readonly server: MeasuredServer;
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

async function cursorOf({ port }: MeasuredServer, scenario: GrowthScenario): Promise<string> {
  if (!scenario.isNext) return '';
  const answer = await fetch(`http://127.0.0.1:${port}${address(scenario, '')}`);
  const cursor = /[?&](cursor=[^&>]+)/.exec(answer.headers.get('Link') ?? '')?.[1];
  if (!cursor) throw new Error(`${scenario.name} has no second page`);
  return `&${cursor}`;
}

async function measure(
  measured: Measured,
  scenario: GrowthScenario,
  cursor: string,
  isWarm: boolean,
): Promise<void> {
  const { server } = measured;
  const before = server.cpuSeconds();
  const next = () => ({ method: 'GET', path: address(scenario, cursor) });
  const { requests, seconds, failures } = await load({
    port: server.port,
    connections: CONNECTIONS,
    seconds: SECONDS,
    next,
  });
  const after = server.cpuSeconds();
  if (failures > 0) throw new Error(`${scenario.name}: ${failures} answers were errors`);
  if (!isWarm) return;
  measured.perRequest.push(seconds / requests);
  if (before !== null && after !== null) measured.cpu.push((after - before) / requests);
}

/**
 * Alternates between the sizes, so that other load on the machine affects all of them; the first round warms
 * up.
 */
async function run(scenario: GrowthScenario, servers: readonly MeasuredServer[]): Promise<boolean> {
  const all = servers.map((server): Measured => ({ server, perRequest: [], cpu: [] }));
  const cursors = await Promise.all(all.map(({ server }) => cursorOf(server, scenario)));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, one] of all.entries()) await measure(one, scenario, cursors[at] ?? '', round > 0);
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

async function startSize(adminUrl: string, subject: GrowthSubject, size: number): Promise<MeasuredServer> {
  const name = `growth_${subject.things}_${size}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  await migrateDatabase(url.href);
  process.stdout.write(`Filling a database with ${size.toLocaleString('en')} ${subject.things} …\n`);
  await subject.fill(url.href, size);
  return startServer(name, 'product-server.ts', url.href);
}

/**
 * Measures each call with a thousand, a hundred thousand, and a million things. False if one has grown too
 * much.
 */
export async function measureGrowth(adminUrl: string, subject: GrowthSubject): Promise<boolean> {
  const servers: MeasuredServer[] = [];
  try {
    for (const size of SIZES) servers.push(await startSize(adminUrl, subject, size));
    const heads = [
      ...SIZES.map((size) => size.toLocaleString('en').padStart(9)),
      'ratio'.padStart(8),
      'cpu'.padStart(8),
    ];
    process.stdout.write(`\n${subject.heading.padEnd(32)} ${heads.join(' ')} ${'target'.padStart(8)}\n`);
    let isKept = true;
    for (const scenario of subject.scenarios) isKept = (await run(scenario, servers)) && isKept;
    process.stdout.write(
      '\nratio: time of the largest over the smallest, median of rounds in turns; cpu: CPU per request.\n',
    );
    return isKept;
  } finally {
    for (const server of servers) server.stop();
  }
}
