import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { normalizedPassword } from '../../contract/passwords/password-forms.ts';

const MAGIC = 'CVBF1';
const HEADER_BYTES = 16;
const WORD_BYTES = 6;

/** A filter's size: how many bits it has, and how many of them each password sets. */
export interface FilterShape {
  readonly bits: number;
  readonly hashes: number;
}

/** The smallest filter for this many passwords with a false positive rate of `rate`. */
export function shapeFor(passwords: number, rate: number): FilterShape {
  const bits = Math.ceil((Math.max(1, passwords) * Math.log(1 / rate)) / Math.LN2 ** 2 / 8) * 8;
  return { bits, hashes: Math.max(1, Math.round(Math.log2(1 / rate))) };
}

export function headerOf({ bits, hashes }: FilterShape): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write(MAGIC, 'latin1');
  header.writeUInt8(hashes, MAGIC.length);
  header.writeUIntBE(bits, HEADER_BYTES - WORD_BYTES, WORD_BYTES);
  return header;
}

function shapeOf(header: Buffer): FilterShape {
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new Error('BREACHED_PASSWORDS is no filter: make one with npm run passwords:filter');
  const hashes = header.readUInt8(MAGIC.length);
  return { bits: header.readUIntBE(HEADER_BYTES - WORD_BYTES, WORD_BYTES), hashes };
}

/** The bits of a password, from its SHA-1: lists of breached passwords contain only hashes. */
export function bitsOf(sha1: Buffer, { bits, hashes }: FilterShape): readonly number[] {
  const [first, step] = [sha1.readUIntBE(0, WORD_BYTES), sha1.readUIntBE(WORD_BYTES, WORD_BYTES)];
  // Below 2^53 for all numbers of hashes that `shapeFor` gives.
  return Array.from({ length: hashes }, (_, at) => (first + at * step) % bits);
}

export const sha1Of = (password: string): Buffer =>
  createHash('sha1').update(normalizedPassword(password)).digest();

/** A Bloom filter on disk: a billion passwords take two gigabytes there and nothing of the memory. */
export class BreachedPasswords {
  private readonly file: number;
  private readonly shape: FilterShape;

  /** @throws Error if there is no filter at this path */
  constructor(path: string) {
    this.file = openSync(path, 'r');
    const header = Buffer.alloc(HEADER_BYTES);
    readSync(this.file, header, 0, HEADER_BYTES, 0);
    this.shape = shapeOf(header);
  }

  /** Always true for a password in the list, rarely for another. */
  includes(password: string): boolean {
    const byte = Buffer.alloc(1);
    return bitsOf(sha1Of(password), this.shape).every((bit) => {
      readSync(this.file, byte, 0, 1, HEADER_BYTES + Math.floor(bit / 8));
      return (byte.readUInt8(0) & (1 << (bit % 8))) !== 0;
    });
  }

  close(): void {
    closeSync(this.file);
  }
}
