import { crc32 } from 'node:zlib';

export interface ZippedFile {
  /** Folders with `/`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const UTF8_NAMES = 0x08_00;
const VERSION = 20;
const MOST_FILES = 0xff_ff;

/** A ZIP of files as they are: PDFs are packed already. @throws RangeError for more files than one takes */
export function zipFile(files: readonly ZippedFile[], at: Date): Uint8Array {
  if (files.length > MOST_FILES) throw new RangeError('Too many files for one ZIP');
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const [named, body] = [Buffer.from(name, 'utf8'), Buffer.from(bytes)];
    const facts = factsOf(body, named, at);
    const local = Buffer.alloc(4);
    local.writeUInt32LE(0x04_03_4b_50);
    const head = Buffer.concat([local, facts, named]);
    parts.push(head, body);
    directory.push(entryOf(facts, named, offset));
    offset += head.length + body.length;
  }
  const listed = Buffer.concat(directory);
  return Buffer.concat([...parts, listed, endOf(files.length, listed.length, offset)]);
}

/** What a file's head and its entry in the directory have in common. */
function factsOf(body: Buffer, name: Buffer, at: Date): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(UTF8_NAMES, 2);
  facts.writeUInt16LE(0, 4);
  facts.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6);
  facts.writeUInt16LE(
    ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    8,
  );
  facts.writeUInt32LE(crc32(body), 10);
  facts.writeUInt32LE(body.length, 14);
  facts.writeUInt32LE(body.length, 18);
  facts.writeUInt16LE(name.length, 22);
  facts.writeUInt16LE(0, 24);
  return facts;
}

function entryOf(facts: Buffer, name: Buffer, offset: number): Buffer {
  const before = Buffer.alloc(6);
  before.writeUInt32LE(0x02_01_4b_50, 0);
  before.writeUInt16LE(VERSION, 4);
  const after = Buffer.alloc(14);
  after.writeUInt32LE(offset, 10);
  return Buffer.concat([before, facts, after, name]);
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
