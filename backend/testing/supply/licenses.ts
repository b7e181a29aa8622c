import { readFileSync } from 'node:fs';
import path from 'node:path';

const LOCK = path.resolve(import.meta.dirname, '../../../package-lock.json');

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; null if the package has none. */
  readonly license: string | null;
  /** Only for building and testing; not in any image. */
  readonly isTool: boolean;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: true;
}

/** Every package of the lock file with its license. */
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
