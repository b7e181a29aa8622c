import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export interface OtherProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Its error output if it failed; empty if it runs. */
  readonly failure: string;
  stop(): Promise<void>;
}

interface HolderOptions {
  readonly script?: string;
  readonly node?: string;
  readonly uid?: number;
  readonly gid?: number;
}

/** Starts the embedded PostgreSQL in another process, and waits until it runs or has failed. */
export async function holdInOtherProcess(
  dataDir: string,
  options: HolderOptions = {},
): Promise<OtherProcess> {
  const holder = path.join(import.meta.dirname, 'holder-process.ts');
  const { script = holder, node = process.execPath, ...user } = options;
  const child = spawn(node, [script, dataDir], {
    ...user,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let url = '';
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += String(chunk)));
  child.stdout.on('data', (chunk) => (url += String(chunk)));
  const ended = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), ended]);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { child, url: url.trim(), failure: url ? '' : complaints, stop };
}

export async function addNote(url: string, text: string): Promise<void> {
  await query(url, 'CREATE TABLE IF NOT EXISTS note (text text)');
  await query(url, 'INSERT INTO note VALUES ($1)', [text]);
}

export async function notes(url: string): Promise<unknown[]> {
  const rows = await query(url, 'SELECT text FROM note');
  return rows.map((row) => row.text);
}

/** Retries until it works, for at most ten seconds. */
export async function eventually<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const limit = Date.now() + 10_000; ; await delay(50)) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > limit) throw error;
    }
  }
}

async function query(url: string, sql: string, values: string[] = []): Promise<{ text?: unknown }[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the server may be killed under the connection in these tests
  try {
    await client.connect();
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
