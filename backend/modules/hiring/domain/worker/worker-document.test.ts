import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentKind } from '../../contract/vocabulary/document-kind.ts';
import { acceptedDocument } from './worker-document.ts';

const PDF = 'application/pdf';
const nameOf = (name: string | null) => acceptedDocument({ kind: 'resume', name, size: 1, type: PDF }).name;

describe('a worker’s document', () => {
  it.each([
    ['Résumé Bo Li.pdf', 'Résumé Bo Li.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\bo\\cv.doc', 'cv.pdf'],
    ['page.html', 'page.pdf'],
    ['.htaccess', 'resume.pdf'],
    ['a\u0000b\r\n.pdf', 'ab.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.pdf'],
    ['', 'resume.pdf'],
    [null, 'resume.pdf'],
  ])('a document called %j is stored as %j', (given, kept) => {
    expect(nameOf(given)).toBe(kept);
  });

  it('a document’s name is never a path or a header, with any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const name = nameOf(given);
        expect(name).toMatch(/^[^/\\"<>:|?*;%\p{C}]+\.pdf$/u);
        expect(name.startsWith('.')).toBe(false);
        expect([...name].length).toBeLessThanOrEqual(84);
      }),
    );
  });

  it('a document is refused when it is empty, unknown, or of the wrong type for its kind', () => {
    const kept = (file: { size?: number; type?: string | null; kind?: DocumentKind }) => () =>
      acceptedDocument({ kind: 'resume', name: null, size: 1, type: PDF, ...file });
    const refused = (code: string) => expect.objectContaining({ code });
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    expect(kept({ size: 0 })).toThrow(refused('hiring.document_empty'));
    for (const type of [null, 'text/html', 'image/svg+xml', 'application/zip', 'image/heic']) {
      expect(kept({ type }), String(type)).toThrow(refused('hiring.document_type'));
    }
    expect(kept({ type: word })().contentType).toBe(word);
    for (const kind of ['osha_card', 'certificates'] as const) {
      expect(kept({ type: word, kind })).toThrow(refused('hiring.document_type'));
    }
  });
});
