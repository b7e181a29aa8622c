import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { bitsOf, headerOf, sha1Of, shapeFor } from './breached-passwords.ts';

/** A line as the lists of "Have I Been Pwned" have them: SHA-1 in hex, perhaps with how often it was seen. */
const HASHED = /^([\dA-F]{40})(?::\d+)?$/i;

export interface MadeFilter {
  readonly passwords: number;
  readonly bytes: number;
}

/**
 * Makes a filter of a list with a password, or its SHA-1, on each line; reads it twice and holds only the
 * filter in memory.
 * @param rate the share of other passwords that match by mistake
 */
export async function makeFilter(list: string, target: string, rate: number): Promise<MadeFilter> {
  let passwords = 0;
  for await (const _line of linesOf(list)) passwords += 1;
  const shape = shapeFor(passwords, rate);
  const filter = Buffer.alloc(shape.bits / 8);
  for await (const line of linesOf(list)) {
    for (const bit of bitsOf(hashOf(line), shape)) {
      const at = Math.floor(bit / 8);
      filter.writeUInt8(filter.readUInt8(at) | (1 << (bit % 8)), at);
    }
  }
  const file = await open(target, 'w');
  try {
    const header = headerOf(shape);
    await file.writeFile(header);
    await file.writeFile(filter);
    return { passwords, bytes: header.length + filter.length };
  } finally {
    await file.close();
  }
}

function hashOf(line: string): Buffer {
  const [, hex] = HASHED.exec(line) ?? [];
  return hex === undefined ? sha1Of(line) : Buffer.from(hex, 'hex');
}

async function* linesOf(list: string): AsyncGenerator<string> {
  const lines = createInterface({ input: createReadStream(list), crlfDelay: Infinity });
  for await (const line of lines) if (line !== '') yield line;
}
