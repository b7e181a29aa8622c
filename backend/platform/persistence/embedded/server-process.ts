import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresBinaries } from './binaries.ts';
import { serverEnvironment } from './cluster.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { commandLine } from './process-identity.ts';
import { serverSettings } from './server-settings.ts';

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
}

export interface LaunchOptions {
  readonly place: ClusterPlace;
  readonly binaries: PostgresBinaries;
  readonly logFile: string;
  readonly durable: boolean;
  /** Tried first, so that a restarted server has the same address. */
  readonly port?: number | undefined;
}

const READY_WITHIN_MS = 60_000;
const ATTEMPTS = 20;

/**
 * Starts the server and waits until it accepts connections. Retries while the port or the shared memory is
 * still taken.
 */
export async function launchServer(options: LaunchOptions): Promise<ServerProcess> {
  await endOrphan(options.place.data);
  let port = options.port ?? (await freePort());
  for (let attempt = 1; ; attempt += 1) {
    const child = spawnServer(options, port);
    if (await becomesReady(child, options.place.data)) return { child, port };
    const said = readFileSync(options.logFile, 'utf8').trim();
    const passing = /shared memory|could not bind|lock file|in use/i.test(said);
    if (!passing || attempt >= ATTEMPTS)
      throw new Error(`The embedded PostgreSQL did not start:\n${said.slice(-2000)}`);
    if (/could not bind/i.test(said)) port = await freePort();
    await delay(Math.min(50 * attempt, 500));
    await endOrphan(options.place.data);
  }
}

/**
 * Stops the server: first a regular shutdown, then without waiting for its clients, then by force. Nothing
 * committed is lost.
 */
export async function stopServer(child: ChildProcess): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (hasEnded(child)) return;
    child.kill(signal);
    await ended(child, patience);
  }
}

function spawnServer({ place, binaries, logFile, durable }: LaunchOptions, port: number): ChildProcess {
  const log = openSync(logFile, 'w', 0o600);
  // Detached, so that Ctrl-C in the terminal reaches only the application, which drains before the database
  // stops.
  const child = spawn(binaries.postgres, ['-D', place.data, ...serverSettings(port, durable)], {
    ...place.user,
    cwd: '/',
    env: serverEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.on('error', () => undefined); // appears as an exit without a pid; the log or the end of the attempt reports it
  if (child.pid !== undefined) stopWithThisProcess(child, place);
  return child;
}

// If this process dies suddenly, the pipe closes and the small watcher ends the server.
function stopWithThisProcess(server: ChildProcess, place: ClusterPlace): void {
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(server.pid)], {
    ...place.user,
    cwd: '/',
    env: serverEnvironment,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  if ('unref' in watcher.stdin && typeof watcher.stdin.unref === 'function') watcher.stdin.unref();
  server.once('exit', () => watcher.kill('SIGKILL'));
}

async function becomesReady(child: ChildProcess, data: string): Promise<boolean> {
  for (const limit = Date.now() + READY_WITHIN_MS; Date.now() < limit; await delay(10)) {
    if (child.pid === undefined || hasEnded(child)) return false;
    const [pid, , , , , , , status] = readPidFile(data);
    if (pid === String(child.pid) && status?.trim() === 'ready') return true;
  }
  await stopServer(child);
  return false;
}

// We hold the folder's lock, so a server that still runs there has lost its application. Shuts it down.
async function endOrphan(data: string): Promise<void> {
  const pid = Number(readPidFile(data)[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  const isOurs = () => commandLine(pid)?.includes(`-D ${data} `) ?? false;
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ] as const) {
    if (!isOurs()) break;
    try {
      process.kill(pid, signal);
    } catch {
      break;
    }
    for (const limit = Date.now() + patience; isOurs() && Date.now() < limit;) await delay(20);
  }
  // PostgreSQL would take any process with the old pid for the server; here we know that it is not.
  if (!isOurs()) rmSync(path.join(data, 'postmaster.pid'), { force: true });
}

function readPidFile(data: string): string[] {
  const file = path.join(data, 'postmaster.pid');
  try {
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  } catch {
    return [];
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function ended(child: ChildProcess, patience: number): Promise<void> {
  for (const limit = Date.now() + patience; !hasEnded(child) && Date.now() < limit;) await delay(10);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
