const END_OF_DIRECTORY = Buffer.from('PK\u0005\u0006', 'latin1');
const ENTRY = Buffer.from('PK\u0001\u0002', 'latin1');
const LOCAL_FILE = Buffer.from('PK\u0003\u0004', 'latin1');
const [END_LENGTH, ENTRY_LENGTH] = [22, 46];
const MOST_COMMENT = 0xffff;
const MOST_ENTRIES = 2_000;
const ENCRYPTED = 0x1;

export function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(LOCAL_FILE);
}

/**
 * Whether a zip archive is a Word document, read only from its table of contents: nothing is unpacked, so a
 * bomb stays a small file. Documents with macros or a password do not count.
 */
export function isWordDocument(bytes: Buffer): boolean {
  const names = namesIn(bytes);
  if (names === null) return false;
  const holdsMacros = names.some((name) => /vbaProject|vbaData/i.test(name));
  return names.includes('[Content_Types].xml') && names.includes('word/document.xml') && !holdsMacros;
}

/** The names in the table of contents; null where it is broken, too long or hides something. */
function namesIn(bytes: Buffer): readonly string[] | null {
  const end = bytes.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0 || end < bytes.length - END_LENGTH - MOST_COMMENT || end + END_LENGTH > bytes.length)
    return null;
  const count = bytes.readUInt16LE(end + 10);
  if (count === 0 || count > MOST_ENTRIES) return null;
  const names: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let n = 0; n < count; n += 1) {
    if (at + ENTRY_LENGTH > end || !bytes.subarray(at, at + 4).equals(ENTRY)) return null;
    if ((bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0) return null;
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const nameEnd = at + ENTRY_LENGTH + (name ?? 0);
    if (nameEnd > end) return null;
    names.push(bytes.toString('utf8', at + ENTRY_LENGTH, nameEnd));
    at = nameEnd + (extra ?? 0) + (comment ?? 0);
  }
  return names;
}
