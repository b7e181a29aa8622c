import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The user that runs the database server; undefined IDs mean the current user. */
export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

const NOBODY = { uid: 65534, gid: 65534 };

/**
 * PostgreSQL refuses to run as root, so root runs the server as `nobody`, or as the owner of the existing
 * data.
 */
export function chooseServerUser(dataFolder: string): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(dataFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return nobodyFromAccounts();
}

/**
 * Whether the user can enter the folder and, if requested, write there. A parent with mode 0700 makes it
 * false.
 */
export function canReach(user: ServerUser, folder: string, need: 'read' | 'write'): boolean {
  const flag = need === 'write' ? '-w' : '-r';
  const script = `test ${flag} "$1" && test -x "$1"`;
  return spawnSync('/bin/sh', ['-c', script, 'sh', folder], { ...user, cwd: '/', env: {} }).status === 0;
}

// initdb looks up its user by name, so the system must know the ID.
function nobodyFromAccounts(): ServerUser {
  try {
    const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
    return line ? { uid: Number(line[1]), gid: Number(line[2]) } : NOBODY;
  } catch {
    return NOBODY;
  }
}
