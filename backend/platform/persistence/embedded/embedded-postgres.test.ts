import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { addNote, eventually, holdInOtherProcess, notes } from './test-support.ts';

const dataDir = path.join(
  realpathSync(mkdtempSync(path.join(os.tmpdir(), 'crewvine-pg-'))),
  'data with space',
);
chmodSync(path.dirname(dataDir), 0o755);
const messages: string[] = [];
const log = (message: string) => void messages.push(message);
let running: EmbeddedPostgres | undefined;

const start = async () => (running = await startEmbeddedPostgres({ dataDir, log }));

/** A running server with one note. */
async function startWithNote(): Promise<EmbeddedPostgres> {
  const server = await start();
  await addNote(server.url, 'kept');
  return server;
}

function postmasterPid(): number {
  return Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

afterEach(async () => {
  await running?.stop();
  messages.length = 0;
});

// The tests share one folder, so that not every test creates a database. Each looks for its own note.
afterAll(() => rmSync(path.dirname(dataDir), { recursive: true, force: true }));

describe('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  it('a restart preserves data and password and creates no new database', async () => {
    const first = await startWithNote();
    await first.stop();
    const made = statSync(path.join(dataDir, 'postgres/PG_VERSION')).mtimeMs;
    const second = await start();
    expect(statSync(path.join(dataDir, 'postgres/PG_VERSION')).mtimeMs).toBe(made);
    expect(await notes(second.url)).toContain('kept');
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
    expect(statSync(path.join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
  });

  it('the server is back at the same address after its process was killed', async () => {
    const server = await startWithNote();
    process.kill(postmasterPid(), 'SIGKILL');
    expect(await eventually(() => notes(server.url))).toContain('kept');
    expect(messages.join()).toContain('ended unexpectedly');
  });

  it('the server rejects a wrong password', async () => {
    const url = new URL((await startWithNote()).url);
    url.password = 'guessed';
    await expect(notes(url.href)).rejects.toThrow('password authentication failed');
  });

  it('a second start on the same folder is rejected, in this process and from another', async () => {
    await startWithNote();
    await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(`in use by process ${process.pid}`);
    const other = await holdInOtherProcess(dataDir);
    expect(other.failure).toContain(`in use by process ${process.pid}`);
  });

  it('a start after the application was killed takes over its server and loses nothing', async () => {
    const holder = await holdInOtherProcess(dataDir);
    await addNote(holder.url, 'before one kill');
    holder.child.kill('SIGKILL');
    expect(await notes((await start()).url)).toContain('before one kill');
  });

  it('the server starts after application and server were both killed', async () => {
    const holder = await holdInOtherProcess(dataDir);
    await addNote(holder.url, 'before two kills');
    process.kill(postmasterPid(), 'SIGKILL');
    holder.child.kill('SIGKILL');
    expect(await notes((await start()).url)).toContain('before two kills');
  });

  it('a stale pid file with the number of another process does not prevent the start', async () => {
    await (await startWithNote()).stop();
    const file = path.join(dataDir, 'postgres/postmaster.pid');
    writeFileSync(file, `${process.ppid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n0 0\nready\n`);
    expect(await notes((await start()).url)).toContain('kept');
  });

  it('an emptied data folder gets a new database, and the old one is not deleted', async () => {
    await (await startWithNote()).stop();
    rmSync(path.join(dataDir, 'postgres.json'));
    await expect(notes((await start()).url)).rejects.toThrow('does not exist');
    expect(messages.join()).toContain('was moved to');
  });

  it('stopping unlocks the folder', async () => {
    await (await startWithNote()).stop();
    expect(existsSync(path.join(dataDir, 'lock'))).toBe(false);
  });
});

describe('the lock on the data folder', () => {
  it('the lock of a dead process, or of another process with its number, is taken over', async () => {
    mkdirSync(dataDir, { recursive: true });
    for (const stale of ['999999999\nwhatever\n', `${process.pid}\nanother start\n`, '']) {
      writeFileSync(path.join(dataDir, 'lock'), stale);
      const release = await lockDirectory(dataDir);
      await expect(lockDirectory(dataDir)).rejects.toThrow('in use');
      release();
    }
  });
});
