import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statfsSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
const GIGABYTE = 1024 ** 3;
/**
 * Enough for the write-ahead log and a dozen small databases, and as much again for everything else that
 * runs.
 */
const ROOM = { folder: 3 * GIGABYTE, memory: 6 * GIGABYTE };

const NAME = 'crewvine-test-';
/** No test run takes this long. */
const FORGOTTEN_AFTER_MS = 6 * 3_600_000;

/**
 * A new folder for a temporary database: in memory if there is plenty of it, else in the temporary files.
 * Each database is a thousand files, and a disk's file system is slow after thousands of deletions. Deletes
 * what killed runs left in memory.
 */
export function makeDisposableFolder(): string {
  if (!isRoomy()) return realpathSync(mkdtempSync(path.join(os.tmpdir(), NAME)));
  for (const name of readdirSync(IN_MEMORY).filter((one) => one.startsWith(NAME))) {
    const folder = path.join(IN_MEMORY, name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (age > FORGOTTEN_AFTER_MS) rmSync(folder, { recursive: true, force: true });
  }
  return mkdtempSync(path.join(IN_MEMORY, NAME));
}

function isRoomy(): boolean {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === IN_MEMORY);
    // The server's programs may have to be copied next to its files and run there.
    if (!mount || /\b(?:noexec|ro)\b/.test(mount.split(' ')[3] ?? '')) return false;
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM.folder && os.freemem() > ROOM.memory;
  } catch {
    return false;
  }
}
