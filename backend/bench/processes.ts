import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { migrateDatabase } from '#platform/persistence/migrate.ts';
import { startReplicatedPostgres } from '#testing/database/replicated-postgres.ts';
import { documentedLines } from '#testing/drills/servers/documented-lines.ts';
import { needProgram } from '#testing/drills/servers/system-programs.ts';
import { freePort } from '#testing/network/free-port.ts';
import { BENCH_PASSWORD, fillBenchDatabase, type BenchData } from './bench-data.ts';
import { cpuSeconds } from './cpu-time.ts';
import type { LoadRequest } from './load.ts';
import { runPaired, type Scenario } from './paired-run.ts';
import { startServer, type MeasuredServer } from './server-process.ts';

const PROCESSES = [1, 2, 4];
const REPLICAS = [0, 1, 2];
/** A call may cost this much more CPU than with one process and no replica. */
const MOST_EXTRA = 1.25;
const LIST = '/api/jobs?industry=electrical&limit=20';

/** Web processes behind HAProxy, measured as one server. */
interface Group extends Pick<MeasuredServer, 'name' | 'port' | 'cpuSeconds'> {
  stop(): void;
}

/**
 * One, two, and four web processes behind HAProxy, with no, one, and two replicas, against one process without
 * replicas behind the same HAProxy. Prints throughput and CPU per call.
 * @returns whether no call costs much more than with one process
 */
export async function measureProcesses(): Promise<boolean> {
  needProgram('haproxy', 'haproxy', '-v');
  const servers = await startReplicatedPostgres(Math.max(...REPLICAS));
  const groups: Group[] = [];
  try {
    const { url } = servers.primary;
    await migrateDatabase(url);
    process.stdout.write('Filling the database …\n');
    const passwordHash = await hash(BENCH_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const data = await fillBenchDatabase(url, passwordHash);
    const one = await startGroup(url, 1, []);
    groups.push(one);
    process.stdout.write(
      '\nCalls a second, and CPU per call of one process without replicas divided by that of the row\n',
    );
    let isMet = true;
    for (const count of PROCESSES)
      for (const replicas of REPLICAS) {
        const urls = servers.replicas.slice(0, replicas).map((replica) => replica.url);
        const group = await startGroup(url, count, urls);
        groups.push(group);
        for (const scenario of scenariosOf(data)) {
          const { productPerSecond, floorPerSecond, throughput, cpu, failures } = await runPaired(
            scenario,
            one,
            group,
          );
          const isSlow = failures > 0 || Math.max(throughput, cpu ?? 0) < 1 / MOST_EXTRA;
          isMet &&= !isSlow;
          const cells = [floorPerSecond.toFixed(0), productPerSecond.toFixed(0), throughput.toFixed(2)];
          const figures = [...cells, cpu?.toFixed(2) ?? '-'].map((cell) => cell.padStart(7)).join(' ');
          const mark = failures > 0 ? `${failures} FAILED` : isSlow ? 'above' : '';
          process.stdout.write(`${group.name} ${scenario.name.padEnd(24)} ${figures} ${mark}\n`);
        }
        group.stop();
        groups.pop();
      }
    return isMet;
  } finally {
    for (const group of groups) group.stop();
    await servers.stop();
  }
}

function scenariosOf({ jobIds }: BenchData): readonly Scenario[] {
  let asked = 0;
  const get = (address: string): LoadRequest => ({ method: 'GET', path: address });
  const miss = (): LoadRequest => get(`${LIST}&nobody-else-asked=${(asked += 1)}`);
  const job = (): LoadRequest => get(`/api/jobs/${jobIds[(asked += 1) % jobIds.length]}`);
  const reading = { target: null, connections: 32, seconds: 2 };
  return [
    { ...reading, name: 'GET /api/jobs, a miss', floor: miss, product: miss },
    { ...reading, name: 'GET /api/jobs/{id}', floor: job, product: job },
  ];
}

async function startGroup(url: string, count: number, replicas: readonly string[]): Promise<Group> {
  const environment = { DATABASE_REPLICA_URLS: replicas.join(',') };
  const processes: MeasuredServer[] = [];
  for (let index = 0; index < count; index += 1)
    processes.push(await startServer('product', 'product-server.ts', url, environment));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'crewvine-processes-'));
  const port = await freePort();
  const haproxy = startHaproxy(folder, port, processes);
  const stop = (): void => {
    haproxy.kill('SIGKILL');
    for (const one of processes) one.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) await delay(100);
  return {
    name: `${count} × web, ${replicas.length} replicas`,
    port,
    // HAProxy's own time is left out: both sides have one.
    cpuSeconds: () => cpuSeconds(...processes.map(({ pid }) => pid)),
    stop,
  };
}

function startHaproxy(folder: string, port: number, processes: readonly MeasuredServer[]): ChildProcess {
  const [documented = ''] = documentedLines('Behind HAProxy', 'haproxy');
  const listed = processes.map((one, index) => `  server s${index} 127.0.0.1:${one.port}`).join('\n');
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    `${documented}${listed}\n\nfrontend all\n  bind 127.0.0.1:${port}\n  default_backend crewvine\n`,
  );
  return spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
}
