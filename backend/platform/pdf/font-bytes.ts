import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontkit from '@pdf-lib/fontkit';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);

const bytesOf = new Map<string, Buffer>();
const charactersOf = new Map<string, ReadonlySet<number>>();

export function fontBytes(file: string): Buffer {
  const bytes = bytesOf.get(file) ?? unpackWoff(readFileSync(require.resolve(file)));
  bytesOf.set(file, bytes);
  return bytes;
}

export function hasCharacter(file: string, codePoint: number): boolean {
  const characters = charactersOf.get(file) ?? new Set(fontkit.create(fontBytes(file)).characterSet);
  charactersOf.set(file, characters);
  return characters.has(codePoint);
}
