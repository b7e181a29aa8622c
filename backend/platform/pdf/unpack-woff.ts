import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * Extracts the TrueType font from a WOFF file. The PDF library would do it again, slowly, for each document.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count)) * SFNT_ENTRY;
  directory.writeUInt16BE(power, 6);
  directory.writeUInt16BE(Math.floor(Math.log2(count)), 8);
  directory.writeUInt16BE(count * SFNT_ENTRY - power, 10);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = HEADER + index * ENTRY;
    const table = tableAt(woff, entry);
    const target = SFNT_HEADER + index * SFNT_ENTRY;
    woff.copy(directory, target, entry, entry + 4);
    directory.writeUInt32BE(woff.readUInt32BE(entry + 16), target + 4);
    directory.writeUInt32BE(offset, target + 8);
    directory.writeUInt32BE(table.length, target + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([directory, ...tables]);
}

function tableAt(woff: Buffer, entry: number): Buffer {
  const offset = woff.readUInt32BE(entry + 4);
  const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
  return packed.length === woff.readUInt32BE(entry + 12) ? packed : inflateSync(packed);
}
