import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { normalizePath } from 'vite';

const TEXTS = normalizePath(join(import.meta.dirname, '../src/shared/i18n'));
const HASH_LENGTH = 8;

interface Chunk {
  readonly facadeModuleId: string | null;
}

/** The address of a chunk as Rolldown takes it: `assets/texts-1f3a9c20/es/profile.js`, or with a hash of its own. */
export type ChunkNames = (chunk: Chunk) => string;

/**
 * All texts have one hash, in the name of their folder. The shell names every file of texts, in every language: with a
 * hash each, letters that do not compress were a tenth of it. A change to one text changes the address of all.
 */
export function textChunkNames(): ChunkNames {
  const hash = createHash('sha256');
  for (const file of globSync('*/*.json', { cwd: TEXTS }).toSorted())
    hash.update(`${normalizePath(file)}\n`).update(readFileSync(join(TEXTS, file)));
  const folder = `assets/texts-${hash.digest('hex').slice(0, HASH_LENGTH)}`;
  return ({ facadeModuleId }) => {
    const file = facadeModuleId ?? '';
    const isText = file.endsWith('.json') && dirname(dirname(file)) === TEXTS;
    return isText ? `${folder}/${basename(dirname(file))}/[name].js` : 'assets/[name]-[hash].js';
  };
}
