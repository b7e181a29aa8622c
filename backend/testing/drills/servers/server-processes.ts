import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chooseServerUser, type ServerUser } from '#platform/persistence/embedded/server-user.ts';

/** A server that does not stop within this time is killed. */
const STOPS_WITHIN_MS = 30_000;

/**
 * System servers in a temporary folder, run by a user that may run PostgreSQL, because root may not. All of
 * it is removed at the end.
 */
export class ServerProcesses {
  readonly folder: string;
  readonly user: ServerUser;
  private readonly running: ChildProcess[] = [];
  /** Also runs if the drill is interrupted. */
  private readonly endAll = (): void => {
    for (const child of this.running) killGroup(child);
    for (const file of readdirSync(this.folder, { recursive: true, encoding: 'utf8' }))
      if (path.basename(file) === 'postmaster.pid') killServer(path.join(this.folder, file));
  };

  constructor(name: string) {
    this.folder = mkdtempSync(path.join(os.tmpdir(), `crewvine-${name}-`));
    chmodSync(this.folder, 0o755);
    this.user = chooseServerUser(path.join(this.folder, 'nobody-yet'));
    process.once('exit', this.endAll);
  }

  /** A folder that only this user can open. */
  makeFolder(name: string): string {
    const folder = path.join(this.folder, name);
    mkdirSync(folder, { mode: 0o700 });
    if (this.user.uid !== undefined && this.user.gid !== undefined)
      chownSync(folder, this.user.uid, this.user.gid);
    return folder;
  }

  /** Starts it in its own process group. */
  start(
    program: string,
    args: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): ChildProcess {
    const child = spawn(program, args, {
      ...this.user,
      cwd: this.folder,
      detached: true,
      stdio: ['ignore', 'ignore', process.env['DRILL_TALKS'] ? 'inherit' : 'ignore'],
      env: this.environment(environment),
    });
    this.running.push(child);
    return child;
  }

  /** Inherits nothing of the caller's environment except the path. */
  environment(more: Readonly<Record<string, string>> = {}): Record<string, string> {
    return {
      PATH: process.env['PATH'] ?? '/usr/bin:/bin',
      HOME: this.folder,
      LC_ALL: 'C.UTF-8',
      TZ: 'UTC',
      ...more,
    };
  }

  /** Stops in reverse order of starting. */
  async stop(): Promise<void> {
    for (const child of this.running.splice(0).reverse()) await end(child);
    process.off('exit', this.endAll);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const isGone = await Promise.race([gone.then(() => true), delay(STOPS_WITHIN_MS, false, { ref: false })]);
  if (isGone) return;
  killGroup(child);
  await gone;
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

function killServer(pidFile: string): void {
  const [pid = ''] = readFileSync(pidFile, 'utf8').split('\n');
  for (const one of serverProcesses(pid, path.dirname(pidFile))) {
    try {
      process.kill(Number(one), 'SIGKILL');
    } catch {
      // It ended with the one before it.
    }
  }
}

/** Empty if the file names a dead server: another process may have its number by now. */
function serverProcesses(pid: string, dataDir: string): readonly string[] {
  try {
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir)) return [];
    return [pid, ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')];
  } catch {
    return [];
  }
}

/** Simulates a power loss: kills the server, its own processes, and its watcher. */
export async function loseServer(watcher: ChildProcess, dataDir: string): Promise<void> {
  const gone = once(watcher, 'exit');
  killGroup(watcher);
  killServer(path.join(dataDir, 'postmaster.pid'));
  await gone;
}
