import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/** @throws with instructions if a system program is missing */
export function needProgram(program: string, packages: string, version = '--version'): string {
  const found = spawnSync(program, [version], { encoding: 'utf8' });
  if (found.error)
    throw new Error(`This drill needs ${program}: apt-get install ${packages}`, { cause: found.error });
  return found.stdout.trim();
}

/** The folder of Debian's newest PostgreSQL: its programs are not in the path. */
export function postgresPrograms(packages: string): string {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES).map(Number) : [];
  const folders = versions
    .toSorted((a, b) => b - a)
    .map((version) => path.join(DEBIAN_POSTGRES, String(version), 'bin'));
  const folder = folders.find((one) => existsSync(path.join(one, 'initdb')));
  if (folder === undefined) throw new Error(`This drill needs a PostgreSQL: apt-get install ${packages}`);
  return folder;
}
