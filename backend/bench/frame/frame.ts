import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { load, type LoadRequest } from '../load.ts';
import type { MeasuredServer } from '../server-process.ts';
import type { Scenario } from '../paired-run.ts';
import { flameGraph } from './flame-graph.ts';
import type { Profile } from './profile.ts';
import { STAGES, type Stage } from './stages.ts';

/** Few connections: the process then never waits for a core, which a profile would count as its own time. */
const CONNECTIONS = 2;
const SECONDS = 4;
const CALLS = [
  'GET /api/jobs, hot',
  'GET /api/jobs, on a miss',
  'GET /api/jobs/{id}',
  'GET /api/jobs, signed in',
];

/**
 * The highest cost of each stage, in percent of the minimal server's time in its process for the same call. Stages without a budget
 * belong to the answer itself and not to the frame.
 */
const BUDGETS: Readonly<Partial<Record<Stage, number>>> = {
  koa: 30,
  trace: 5,
  log: 25,
  compression: 10,
  errors: 5,
  headers: 15,
  'cross-site': 5,
  router: 20,
  'cache, ETag': 10,
  session: 30,
  limits: 10,
  schema: 15,
};

interface Measured {
  readonly calls: number;
  readonly times: Profile;
}

async function measure(server: MeasuredServer, next: () => LoadRequest | null): Promise<Measured> {
  const run = (seconds: number) => load({ port: server.port, connections: CONNECTIONS, seconds, next });
  await run(SECONDS / 2);
  let calls = 0;
  const times = await server.profiled(async () => {
    calls = (await run(SECONDS)).requests;
  });
  return { calls, times };
}

function perCall({ times, calls }: Measured, stage: Stage): number {
  return (times.stages[stage] ?? 0) / calls;
}

function drawIn(folder: string, name: string, { times }: Measured): void {
  const file = `flame-${name.replaceAll(/[^a-zA-Z]+/g, '-').toLowerCase()}`.replace(/-$/, '');
  writeFileSync(path.join(folder, `${file}.svg`), flameGraph(name, times.stacks));
}

function total(measured: Measured): number {
  return STAGES.reduce((sum, stage) => sum + perCall(measured, stage), 0);
}

/**
 * Prints the microseconds of each stage of a call, and draws flame graphs in the folder, if one is given. Returns whether
 * each stage is within its budget.
 */
export async function measureFrame(
  all: readonly Scenario[],
  floor: MeasuredServer,
  product: MeasuredServer,
  pictures: string | undefined,
): Promise<boolean> {
  const calls = CALLS.flatMap((name) => all.filter((scenario) => scenario.name === name));
  const floors: Measured[] = [];
  const ours: Measured[] = [];
  for (const scenario of calls) {
    floors.push(await measure(floor, scenario.floor));
    const measured = await measure(product, scenario.product);
    ours.push(measured);
    if (pictures !== undefined) drawIn(pictures, scenario.name, measured);
  }
  const row = (name: string, cells: readonly string[], note = ''): void =>
    void process.stdout.write(
      `${name.padEnd(18)} ${cells.map((cell) => cell.padStart(10)).join('')} ${note}\n`,
    );
  process.stdout.write('\nMicroseconds of the process for each call\n');
  row('', ['hot', 'miss', 'one job', 'signed in', 'budget']);
  let isWithin = true;
  for (const stage of STAGES) {
    const times = ours.map((measured) => perCall(measured, stage));
    const budget = BUDGETS[stage];
    const isOver =
      budget !== undefined &&
      times.some(
        (time, index) =>
          index > 0 &&
          time > (total(floors[index] ?? { calls: 1, times: { stages: {}, stacks: {} } }) * budget) / 100,
      );
    isWithin &&= !isOver;
    row(
      stage,
      [...times.map((time) => time.toFixed(1)), budget === undefined ? '' : `${budget}%`],
      isOver ? 'over' : '',
    );
  }
  row(
    'all',
    ours.map((measured) => total(measured).toFixed(1)),
  );
  row(
    'the floor',
    floors.map((measured) => total(measured).toFixed(1)),
  );
  return isWithin;
}
