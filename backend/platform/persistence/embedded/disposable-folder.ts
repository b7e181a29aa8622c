import { readFileSync, statfsSync } from 'node:fs';
import os from 'node:os';

const IN_MEMORY = '/dev/shm';
const GIGABYTE = 1024 ** 3;
/** Enough for the log of changes and a dozen small databases, and as much again for everything else that runs. */
const ROOM = { folder: 3 * GIGABYTE, memory: 6 * GIGABYTE };

/**
 * Where a database that nobody keeps is quickest: in memory where there is plenty of it, else among the temporary files. Each
 * database is a thousand files, and a disk's file system looks long for a place where thousands were just deleted.
 */
export function disposableFolder(): string {
  return isRoomy() ? IN_MEMORY : os.tmpdir();
}

function isRoomy(): boolean {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === IN_MEMORY);
    // The server's programs may have to be copied beside its files, and run there.
    if (!mount || /\b(?:noexec|ro)\b/.test(mount.split(' ')[3] ?? '')) return false;
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM.folder && os.freemem() > ROOM.memory;
  } catch {
    return false;
  }
}
