import { parseArgs } from 'node:util';
import { hash } from '@node-rs/argon2';
import { startEphemeralPostgres } from '#platform/persistence/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#platform/persistence/migrate.ts';
import { BENCH_PASSWORD, fillBenchDatabase, JOBS } from './bench-data.ts';
import { measureFrame } from './frame/frame.ts';
import { COMMUNITY_GROWTH } from './growth/community-growth.ts';
import { measureGrowth } from './growth/growth.ts';
import { JOB_GROWTH } from './growth/job-growth.ts';
import { MONEY_GROWTH } from './growth/money-growth.ts';
import { NOTIFICATION_GROWTH } from './growth/notification-growth.ts';
import { REFERRAL_GROWTH } from './growth/referral-growth.ts';
import { measurePages } from './pages/measure-pages.ts';
import { runPaired, type ScenarioResult } from './paired-run.ts';
import { measureProcesses } from './processes.ts';
import { scenarios } from './scenarios.ts';
import { startServer, type MeasuredServer } from './server-process.ts';
import { sessionOf } from './session-of.ts';
import { measureStreams } from './streams.ts';

/**
 * On a busy machine, throughput varies more than CPU per request: a target is missed if both are below it.
 */
function misses({ target, throughput, cpu }: ScenarioResult): boolean {
  return target !== null && Math.max(throughput, cpu ?? 0) < target;
}

function line(result: ScenarioResult): string {
  const cells = [
    result.name.padEnd(32),
    result.floorPerSecond.toFixed(0).padStart(8),
    result.productPerSecond.toFixed(0).padStart(8),
    result.throughput.toFixed(2).padStart(8),
    (result.cpu?.toFixed(2) ?? '-').padStart(8),
    (result.target === null ? '-' : `≥ ${result.target}`).padStart(8),
    misses(result) ? 'below' : '',
    result.failures > 0 ? `${result.failures} FAILED` : '',
  ];
  return cells.join(' ');
}

const url = process.env['DATABASE_URL'];
const database = url
  ? { url, stop: async () => undefined }
  : await startEphemeralPostgres((message) => process.stdout.write(`${message}\n`));
const {
  values: { rows, pictures },
  positionals: [only, part],
} = parseArgs({
  options: { rows: { type: 'string' }, pictures: { type: 'string' } },
  allowPositionals: true,
});
/** The parts that are not a comparison with the minimal server. */
const PARTS: ReadonlySet<string> = new Set(['streams', 'growth', 'pages', 'processes']);
const GROWING = [JOB_GROWTH, COMMUNITY_GROWTH, REFERRAL_GROWTH, MONEY_GROWTH, NOTIFICATION_GROWTH];

async function compareWithFloor(): Promise<void> {
  const servers: MeasuredServer[] = [];
  try {
    await migrateDatabase(database.url);
    process.stdout.write(`Filling the database with ${JOBS} jobs …\n`);
    const passwordHash = await hash(BENCH_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const data = await fillBenchDatabase(database.url, passwordHash);
    const floor = await startServer('floor', 'floor-server.ts', database.url);
    servers.push(floor);
    const product = await startServer('product', 'product-server.ts', database.url);
    servers.push(product);
    const cookie = await sessionOf(product, data.ownerEmail);
    if (only === 'frame') {
      if (!(await measureFrame(scenarios(data, cookie), floor, product, pictures))) process.exitCode = 1;
      return;
    }
    const heads = ['floor/s', 'ours/s', 'ratio', 'cpu', 'target'].map((head) => head.padStart(8)).join(' ');
    process.stdout.write(`\n${'call'.padEnd(32)} ${heads}\n`);
    for (const scenario of scenarios(data, cookie)) {
      if (only && !scenario.name.includes(only)) continue;
      const result = await runPaired(scenario, floor, product);
      process.stdout.write(`${line(result)}\n`);
      if (result.failures > 0 || misses(result)) process.exitCode = 1;
    }
    process.stdout.write(
      '\nratio: throughput of ours over the floor, median of interleaved pairs; cpu: CPU per request of\n' +
        'the floor over ours, server and database together. Above 1 is better than the floor.\n',
    );
  } finally {
    for (const server of servers) server.stop();
  }
}

try {
  const isRequested = (name: string): boolean => !only || only === name;
  if (!only || !PARTS.has(only)) await compareWithFloor();
  if (isRequested('streams') && !(await measureStreams(database.url))) process.exitCode = 1;
  if (only === 'processes' && !(await measureProcesses())) process.exitCode = 1;
  if (isRequested('pages') && !(await measurePages(database.url, part))) process.exitCode = 1;
  if (isRequested('growth')) {
    for (const subject of GROWING.filter(({ things }) => !part || things === part))
      if (!(await measureGrowth(database.url, subject, Number(rows ?? 1_000_000)))) process.exitCode = 1;
  }
} finally {
  await database.stop();
}
