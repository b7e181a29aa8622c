import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processIdentity } from './process-identity.ts';

/** Unlocks the folder. */
type Release = () => void;

/**
 * Locks a folder for this process until it is released or the process ends. Takes over the lock of a dead
 * process, and waits for one that is just ending. Throws if the folder stays in use.
 */
export async function lockDirectory(folder: string, patienceMs = 2_000): Promise<Release> {
  const file = path.join(folder, 'lock');
  const content = `${process.pid}\n${processIdentity(process.pid) ?? ''}\n${randomUUID()}\n`;
  for (const limit = Date.now() + patienceMs; ;) {
    if (createWhole(file, content)) return () => releaseOwn(file, content);
    const found = readIfPresent(file);
    if (found === undefined) continue;
    const holder = livingHolder(found);
    if (holder === undefined) discardStale(file, found);
    else if (holder === process.pid || Date.now() > limit) throw new Error(inUse(folder, holder));
    else await delay(50);
  }
}

const inUse = (folder: string, pid: number) =>
  `${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`;

// Linking a finished file creates lock and content in one step, so no process reads a half-written lock.
function createWhole(file: string, content: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function livingHolder(content: string): number | undefined {
  const [pid, identity] = content.split('\n');
  const now = processIdentity(Number(pid));
  return now !== undefined && now === identity ? Number(pid) : undefined;
}

// Another process may have taken over between reading and removing, so the moved file is checked before it is
// deleted.
function discardStale(file: string, stale: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, file);
  } catch {
    // gone or replaced meanwhile: the next attempt checks again
  } finally {
    rmSync(aside, { force: true });
  }
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function releaseOwn(file: string, content: string): void {
  if (readIfPresent(file) === content) rmSync(file, { force: true });
}
