/** What a browser, a server or an interpreter would run wherever in a file it stands. */
const MARKUP = /<(?:script|iframe|object|html|body|!doctype|\?php)[\s>/=]|<svg[^>]{0,200}xmlns/i;
/** The end of an archive: its signature, where its list begins and how long the words behind it are. */
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1');
const ARCHIVE_END_LENGTH = 22;
const LONGEST_ARCHIVE_COMMENT = 0xff_ff;
/** Where readers of PDF look for its first line. */
const PDF_HEAD = 1024;

/**
 * Whether a picture would be taken for something else by who reads it otherwise: a page, a script, an archive, a PDF.
 * Whatever else follows a picture, as a phone's short film does, is left behind when it is drawn anew.
 */
export function isPolyglotFile(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (
    MARKUP.test(file.toString('latin1')) || isArchive(file) || file.subarray(0, PDF_HEAD).includes('%PDF-')
  );
}

/** An archive ends with its end: the words behind it reach just to the last byte. */
function isArchive(file: Buffer): boolean {
  const first = Math.max(0, file.length - ARCHIVE_END_LENGTH - LONGEST_ARCHIVE_COMMENT);
  for (let at = file.indexOf(ARCHIVE_END, first); at >= 0; at = file.indexOf(ARCHIVE_END, at + 1)) {
    const end = at + ARCHIVE_END_LENGTH;
    if (end <= file.length && end + file.readUInt16LE(end - 2) === file.length) return true;
  }
  return false;
}
