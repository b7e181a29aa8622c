import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** Who runs the database server: undefined ids mean "the user this process already is". */
export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

const NOBODY = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses to run as root, so root hands the server to `nobody`, or to whoever owns the data already. */
export function chooseServerUser(dataFolder: string): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(dataFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return nobodyFromAccounts();
}

/** True when the user can enter the folder and, if asked, write there; parents with mode 0700 make it false. */
export function canReach(user: ServerUser, folder: string, need: 'read' | 'write'): boolean {
  const flag = need === 'write' ? '-w' : '-r';
  const script = `test ${flag} "$1" && test -x "$1"`;
  return spawnSync('/bin/sh', ['-c', script, 'sh', folder], { ...user, cwd: '/', env: {} }).status === 0;
}

// initdb looks its user up by name, so the id must be one the system knows.
function nobodyFromAccounts(): ServerUser {
  try {
    const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
    return line ? { uid: Number(line[1]), gid: Number(line[2]) } : NOBODY;
  } catch {
    return NOBODY;
  }
}
