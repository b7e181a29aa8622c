import { readFileSync } from 'node:fs';
import path from 'node:path';

const LOCK = path.resolve(import.meta.dirname, '../../../package-lock.json');

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; null where the package names none. */
  readonly license: string | null;
  /** Needed to build and test alone: it is in no image. */
  readonly isTool: boolean;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: true;
}

/** Every package of the lock file, with what it says of its license. */
export function licensedPackages(): readonly LicensedPackage[] {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as { packages: Record<string, LockedPackage> };
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { version = '', license = null, dev = false }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
      isTool: dev,
    }));
}
