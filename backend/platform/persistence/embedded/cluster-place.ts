import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootOwnedFolder } from './root-owned-folder.ts';
import { canReach, chooseServerUser } from './server-user.ts';
import type { ServerUser } from './server-user.ts';

export interface ClusterPlace {
  /** Contains `postgres`, the database's files. */
  readonly parent: string;
  readonly data: string;
  readonly password: string;
  readonly user: ServerUser;
}

type Note = Pick<ClusterPlace, 'parent' | 'password'>;

/**
 * Finds or chooses the folder for the database's files: below the data folder if the server's user can enter
 * it, else (root with a closed home) a folder below /var/lib. The data folder stores the choice.
 */
export function placeCluster(dataDir: string, log: (message: string) => void): ClusterPlace {
  const noteFile = path.join(dataDir, 'postgres.json');
  const known = existsSync(noteFile);
  const note = known ? readNote(noteFile) : newNote(dataDir);
  const data = path.join(note.parent, 'postgres');
  if (!known) {
    if (existsSync(data)) setAside(data, log);
    writeNote(noteFile, note);
  }
  const user = chooseServerUser(data);
  if (existsSync(data) && !canReach(user, data, 'write')) {
    throw new Error(
      `The user that runs PostgreSQL cannot open ${data}. Start as the user who started Crewvine there first.`,
    );
  }
  return { ...note, data, user };
}

function newNote(dataDir: string): Note {
  const password = randomBytes(24).toString('base64url');
  const user = chooseServerUser(path.join(dataDir, 'postgres'));
  if (user.uid === undefined || canReach(user, dataDir, 'read')) return { parent: dataDir, password };
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return { parent: rootOwnedFolder(`crewvine-${key}`), password };
}

// Without its note, the password is lost: someone emptied the data folder to start over. Deletes nothing.
function setAside(data: string, log: (message: string) => void): void {
  const aside = `${data}-${new Date(Date.now()).toISOString().replaceAll(/[-:.]/g, '')}`;
  renameSync(data, aside);
  log(`The database of an earlier data folder was moved to ${aside}; a new one is made.`);
}

function readNote(file: string): Note {
  const note: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (note && typeof note === 'object' && 'parent' in note && 'password' in note) {
    const { parent, password } = note;
    if (typeof parent === 'string' && typeof password === 'string') {
      return { parent: path.resolve(path.dirname(file), parent), password };
    }
  }
  throw new Error(`${file} is damaged; it names the database's folder and password.`);
}

// A relative name stays valid when the whole checkout is moved.
function writeNote(file: string, note: Note): void {
  const parent = note.parent === path.dirname(file) ? '.' : note.parent;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ parent, password: note.password }), { mode: 0o600 });
  renameSync(draft, file);
}
