import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import type { ClusterPlace } from './cluster-place.ts';

export const DATABASE_NAME = 'crewvine';
export const SUPERUSER = 'crewvine';

/**
 * The environment of the server's programs. Inherits nothing, so the caller's PG… variables and locale have
 * no effect.
 */
export const serverEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' };

/**
 * Creates the database's files unless they exist. They get their final name only when complete, so an
 * interrupted first start leaves nothing that looks like a database. Locale and encoding are the same on
 * every machine.
 */
export function ensureCluster(place: ClusterPlace, binaries: PostgresBinaries, durable: boolean): void {
  if (existsSync(path.join(place.data, 'PG_VERSION'))) return;
  const draft = `${place.data}.new`;
  initializeCluster(place, draft, binaries, durable);
  createDatabase(place, draft, binaries, durable);
  renameSync(draft, place.data);
}

function initializeCluster(
  place: ClusterPlace,
  draft: string,
  { initdb }: PostgresBinaries,
  durable: boolean,
): void {
  const passwordFile = `${draft}.password`;
  let reason = '';
  // Sorting is PostgreSQL's own everywhere; the C library only determines for pg_trgm which characters are
  // letters.
  for (const letters of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    rmSync(passwordFile, { force: true });
    writeFileSync(passwordFile, place.password, { mode: 0o600, flag: 'wx' });
    giveTo(place, draft, passwordFile);
    const args = [
      '-D',
      draft,
      '-U',
      SUPERUSER,
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
    ];
    args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${letters}`);
    args.push('-T', 'english', '--no-instructions', ...(durable ? [] : ['--no-sync']));
    const run = runAs(place, initdb, args);
    rmSync(passwordFile, { force: true });
    if (run.status === 0) return;
    reason = run.error?.message ?? run.stderr.trim();
  }
  throw new Error(`The embedded PostgreSQL could not create its files in ${draft}: ${reason}`);
}

function createDatabase(
  place: ClusterPlace,
  draft: string,
  { postgres }: PostgresBinaries,
  durable: boolean,
): void {
  const args = ['--single', '-F', '-D', draft, 'postgres'].filter((arg) => !durable || arg !== '-F');
  const run = runAs(place, postgres, args, `CREATE DATABASE ${DATABASE_NAME}\n`);
  if (run.status === 0 && !/ERROR|FATAL/.test(run.stderr)) return;
  throw new Error(`The embedded PostgreSQL could not create its database: ${run.stderr.trim()}`);
}

function runAs({ user }: ClusterPlace, program: string, args: string[], input = '') {
  return spawnSync(program, args, { ...user, cwd: '/', env: serverEnvironment, input, encoding: 'utf8' });
}

function giveTo({ user }: ClusterPlace, ...files: string[]): void {
  if (user.uid === undefined || user.gid === undefined) return;
  for (const file of files) chownSync(file, user.uid, user.gid);
}
