import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
// oxlint-disable-next-line crewvine/no-real-time -- it waits for another process
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { notedPostgresUrl } from '#platform/persistence/embedded/running-postgres.ts';
import { HttpClient } from '#testing/fixtures/http-client.ts';
import { realTime } from '#testing/fixtures/time/real-time.ts';

export interface Started {
  /** The output, on either channel. */
  readonly said: () => string;
  readonly child: ChildProcess;
  readonly port: number;
  readonly client: HttpClient;
}

/** The product as a process group of its own, on a free port, with one data folder for all its starts. */
export class KillableProduct {
  private readonly folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'crewvine-kill-')));
  readonly dataDir = path.join(this.folder, 'data');
  private readonly main: string;
  private running: Started | undefined;

  /** @param main of another checkout */
  constructor(main = path.resolve(import.meta.dirname, '../../main.ts')) {
    this.main = main;
    chmodSync(this.folder, 0o755);
  }

  async start(environment: Readonly<Record<string, string>> = {}): Promise<Started> {
    const child = spawn(process.execPath, [this.main], {
      cwd: this.folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        DATA_DIR: this.dataDir,
        PORT: '0',
        DEMO_DATA: 'off',
        DEV_TOOLS: 'on',
        LOG_LEVEL: 'warn',
        ...environment,
      },
    });
    let said = '';
    let complaints = '';
    child.stdout.on('data', (chunk) => (said += String(chunk)));
    child.stderr.on('data', (chunk) => (complaints += String(chunk)));
    for (const limit = realTime() + 90_000; ; await delay(20)) {
      const port = Number(/:(\d+)/.exec(said)?.[1]);
      if (port > 0) {
        const client = new HttpClient(`http://127.0.0.1:${port}`);
        return (this.running = { said: () => said + complaints, child, port, client });
      }
      if (child.exitCode !== null || realTime() > limit)
        throw new Error(`Does not start: ${said}${complaints}`);
    }
  }

  /** Kills application and database at the same time, as when the machine loses power for them. */
  async kill({ child }: Started): Promise<void> {
    const gone = once(child, 'exit');
    const pid = readFileSync(path.join(this.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0];
    process.kill(Number(pid), 'SIGKILL');
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
    await gone;
  }

  async stop({ child }: Started): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await gone;
    return code;
  }

  async stopRunning(): Promise<void> {
    if (this.running) await this.stop(this.running);
    this.running = undefined;
  }

  /** To the database of the running one. */
  async database(): Promise<Client> {
    const database = new Client({ connectionString: notedPostgresUrl(this.dataDir) ?? '' });
    // Its server is killed as well.
    database.on('error', () => undefined);
    await database.connect();
    return database;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The test's own time limit ends the wait. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(20);
}
