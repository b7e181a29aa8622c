import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { cpuSeconds } from './cpu-time.ts';
import { profiled, type Profile } from './frame/profile.ts';
import { askDueWork, type SweepFigures } from './growth/due-work.ts';
import { askFigures, type ProcessFigures } from './process-figures.ts';

/** Signs the cookies of the measured server. */
export const BENCH_SESSION_KEY = 'a-key-of-many-characters-for-benchmarks-only';

/** One of the two measured servers, in its own process. */
export interface MeasuredServer {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  /** CPU seconds of it and of the database so far, or null if the machine does not report them. */
  cpuSeconds(): number | null;
  /** Its memory and CPU time, if it supports that. */
  figures(): Promise<ProcessFigures>;
  /** Where its time goes while the work runs, if it supports that. */
  profiled(work: () => Promise<unknown>): Promise<Profile>;
  /** Runs all due work, if it supports that. */
  dueWork(): Promise<readonly SweepFigures[]>;
  stop(): void;
}

export async function startServer(
  name: string,
  file: string,
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> {
  const child = fork(path.join(import.meta.dirname, file), {
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: ['--expose-gc'],
  });
  const port = await portOf(child, name);
  return {
    name,
    port,
    pid: child.pid ?? 0,
    cpuSeconds: () => cpuSeconds(child.pid ?? 0),
    figures: () => askFigures(child),
    profiled: (work) => profiled(child, work),
    dueWork: () => askDueWork(child),
    stop: () => void child.kill('SIGKILL'),
  };
}

function portOf(child: ChildProcess, name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', (code) => reject(new Error(`${name} ended with ${String(code)} before it listened`)));
  });
}
