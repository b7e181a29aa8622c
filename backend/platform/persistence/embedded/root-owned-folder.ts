import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A folder with a stable name that every user can enter and only root can change. /var/lib survives reboots,
 * so it comes first. A folder of that name from another user is rejected, because anyone could plant one in a
 * temporary folder.
 */
export function rootOwnedFolder(name: string): string {
  let reason: unknown;
  for (const parent of ['/var/lib', os.tmpdir(), '/tmp']) {
    const folder = path.join(parent, name);
    try {
      mkdirSync(folder, { recursive: true });
      const found = lstatSync(folder);
      if (!found.isDirectory() || found.uid !== 0) throw new Error(`${folder} belongs to another user`);
      chmodSync(folder, 0o755);
      return folder;
    } catch (error) {
      reason = error;
    }
  }
  throw new Error(`No folder for the embedded PostgreSQL: ${String(reason)}`);
}
