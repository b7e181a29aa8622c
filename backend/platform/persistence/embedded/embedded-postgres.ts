import { chmodSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { prepareBinaries } from './binaries.ts';
import { placeCluster } from './cluster-place.ts';
import { DATABASE_NAME, SUPERUSER, ensureCluster } from './cluster.ts';
import { lockDirectory } from './directory-lock.ts';
import { makeDisposableFolder } from './disposable-folder.ts';
import { launchServer, stopServer } from './server-process.ts';
import type { LaunchOptions, ServerProcess } from './server-process.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Shuts the server down and unlocks the data folder. May be called more than once. */
  stop(): Promise<void>;
}

type Log = (message: string) => void;

/**
 * Starts our own PostgreSQL 18 on a free local port. The first start creates the data folder and its files.
 * The server is durable, restarts at the same address if its process is killed, and ends with this process.
 * Throws if the folder is in use or nothing starts.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: Log;
}): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataDir, { recursive: true });
  return start(realpathSync(options.dataDir), options.log, true);
}

/**
 * A fast PostgreSQL in a temporary folder that is deleted at the end: for tests, which need no durability.
 */
export async function startEphemeralPostgres(log: Log): Promise<EmbeddedPostgres> {
  const dataDir = makeDisposableFolder();
  // Open for the server's user, who may differ; the database's own folder below stays closed.
  chmodSync(dataDir, 0o755);
  return start(dataDir, log, false);
}

async function start(dataDir: string, log: Log, durable: boolean): Promise<EmbeddedPostgres> {
  const cleanUp: (() => void)[] = [];
  const undo = () =>
    cleanUp
      .splice(0)
      .reverse()
      .forEach((step) => step());
  if (!durable) cleanUp.push(() => rmSync(dataDir, { recursive: true, force: true }));
  try {
    cleanUp.push(await lockDirectory(dataDir));
    const place = placeCluster(dataDir, log);
    if (place.parent !== dataDir) {
      if (!durable) cleanUp.push(() => rmSync(place.parent, { recursive: true, force: true }));
      // A copied checkout points to the same place: its own data folder is free, but this one is not.
      cleanUp.push(await lockDirectory(place.parent));
    }
    const binaries = prepareBinaries(place.user, place.parent);
    ensureCluster(place, binaries, durable);
    const logFile = path.join(dataDir, 'postgres.log');
    const options = { place, binaries, logFile, durable };
    const holder = keepRunning(await launchServer(options), options, log);
    const url = `postgresql://${SUPERUSER}:${place.password}@127.0.0.1:${holder.port}/${DATABASE_NAME}`;
    return { url, stop: () => holder.stop().finally(undo) };
  } catch (error) {
    undo();
    throw error;
  }
}

// After five quick deaths in a row, restarting does not help.
const QUICK_DEATHS = 5;
const QUICK_MS = 60_000;

function keepRunning(first: ServerProcess, options: LaunchOptions, log: Log) {
  let current = first;
  let stopping = false;
  let reviving: Promise<void> = Promise.resolve();
  const deaths: number[] = [];
  const watch = () => current.child.once('exit', (code, signal) => void (reviving = revive(code ?? signal)));
  const revive = async (how: number | string | null): Promise<void> => {
    if (stopping) return;
    deaths.push(Date.now());
    log(`The embedded PostgreSQL ended unexpectedly (${how}) and is started again.`);
    if (deaths.filter((at) => at > Date.now() - QUICK_MS).length > QUICK_DEATHS)
      return log('It keeps ending: given up.');
    try {
      await delay(20);
      if (stopping) return;
      current = await launchServer({ ...options, port: first.port });
      watch();
    } catch (error) {
      log(`The embedded PostgreSQL did not come back: ${String(error)}`);
    }
  };
  const stop = async () => {
    stopping = true;
    await reviving;
    await stopServer(current.child);
  };
  watch();
  return { port: first.port, stop };
}
