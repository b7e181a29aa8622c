/** Markup that a browser, a server, or an interpreter would run anywhere in a file. */
const MARKUP = /<(?:script|iframe|object|html|body|!doctype|\?php)[\s>/=]|<svg[^>]{0,200}xmlns/i;
/** The end of an archive: its signature, the position of its list, and the length of the comment after it. */
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1');
const ARCHIVE_END_LENGTH = 22;
const LONGEST_ARCHIVE_COMMENT = 0xff_ff;
/** Where readers of PDF look for its first line. */
const PDF_HEAD = 1024;

/**
 * Whether another program could read a picture as something else: a page, a script, an archive, a PDF. Other
 * trailing data, such as a phone's short film, is dropped when the picture is redrawn.
 */
export function isPolyglotFile(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (
    MARKUP.test(file.toString('latin1')) || isArchive(file) || file.subarray(0, PDF_HEAD).includes('%PDF-')
  );
}

/** An archive ends with its end record: the comment in it reaches exactly to the last byte. */
function isArchive(file: Buffer): boolean {
  const first = Math.max(0, file.length - ARCHIVE_END_LENGTH - LONGEST_ARCHIVE_COMMENT);
  for (let at = file.indexOf(ARCHIVE_END, first); at >= 0; at = file.indexOf(ARCHIVE_END, at + 1)) {
    const end = at + ARCHIVE_END_LENGTH;
    if (end <= file.length && end + file.readUInt16LE(end - 2) === file.length) return true;
  }
  return false;
}
