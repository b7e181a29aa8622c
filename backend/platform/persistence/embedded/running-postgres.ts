import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DATABASE_NAME, SUPERUSER } from './cluster.ts';

/**
 * The address of the embedded PostgreSQL of a data folder according to its note, or null. The server may be
 * gone by now.
 */
export function notedPostgresUrl(dataDir: string): string | null {
  const noteFile = path.join(dataDir, 'postgres.json');
  if (!existsSync(noteFile)) return null;
  const note: unknown = JSON.parse(readFileSync(noteFile, 'utf8'));
  if (!note || typeof note !== 'object' || !('parent' in note) || !('password' in note)) return null;
  const pidFile = path.join(path.resolve(dataDir, String(note.parent)), 'postgres', 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  // The fourth line of the server's own file is its port.
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  return `postgresql://${SUPERUSER}:${String(note.password)}@127.0.0.1:${port}/${DATABASE_NAME}`;
}
