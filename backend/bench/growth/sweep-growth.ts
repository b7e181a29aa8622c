import type { MeasuredServer } from '../server-process.ts';
import type { SweepFigures } from './due-work.ts';

const MOST = 2;
/** Reading a table of a million rows takes longer; on a busy machine, a few statements may take this long. */
const NO_SCAN_MS = 20;

/** Runs every sweep of the product on each database. False if one failed, or grows with its table. */
export async function measureSweeps(servers: readonly MeasuredServer[]): Promise<boolean> {
  const all: (readonly SweepFigures[])[] = [];
  for (const server of servers) all.push(await server.dueWork());
  let isKept = true;
  for (const [at, { name }] of (all[0] ?? []).entries()) {
    isKept =
      show(
        name,
        all.flatMap((sweeps) => sweeps[at] ?? []),
      ) && isKept;
  }
  return isKept;
}

function show(name: string, figures: readonly SweepFigures[]): boolean {
  const [first, last] = [figures[0], figures.at(-1)];
  if (!first || !last) return false;
  const failure = figures.find((one) => one.failure !== null)?.failure;
  const ratio = last.milliseconds / first.milliseconds;
  const isMissed = failure !== undefined || (ratio > MOST && last.milliseconds > NO_SCAN_MS);
  const cells = [
    name.padEnd(32),
    ...figures.map(({ milliseconds }) => milliseconds.toFixed(2).padStart(9)),
    ratio.toFixed(2).padStart(8),
    ''.padStart(8),
    `≤ ${MOST}`.padStart(8),
    failure ?? (isMissed ? 'above' : ''),
    last.done > 0 ? `(${figures.map(({ done }) => done).join(', ')} were due)` : '',
  ];
  process.stdout.write(`${cells.join(' ').trimEnd()}\n`);
  return !isMissed;
}
