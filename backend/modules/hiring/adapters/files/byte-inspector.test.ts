import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HTML, JPEG, PDF, PNG, SVG, WORD_NAMES, zip } from '../../testing/sample-files.ts';
import { ByteInspector } from './byte-inspector.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const inspector = new ByteInspector();

describe('the byte inspector', () => {
  it.each([
    ['a PDF', PDF, 'application/pdf'],
    ['a photograph', JPEG, 'image/jpeg'],
    ['a screenshot', PNG, 'image/png'],
    ['a Word document', zip(WORD_NAMES), WORD],
  ])('the inspector recognizes %s', async (_what, bytes, type) => {
    expect(await inspector.typeOf(bytes)).toBe(type);
  });

  it.each([
    ['a page', HTML],
    ['a drawing with a script', SVG],
    ['a page in front of a PDF', Buffer.concat([HTML, PDF])],
    ['any archive', zip(['run.exe'])],
    ['a spreadsheet', zip(['[Content_Types].xml', 'xl/workbook.xml'])],
    ['a Word document with macros', zip([...WORD_NAMES, 'word/vbaProject.bin'])],
    ['a Word document with a password', zip(WORD_NAMES, { flags: 1 })],
    ['an archive that was cut off', zip(WORD_NAMES).subarray(0, 60)],
    ['a text', Buffer.from('Bo Li, framer')],
  ])('the inspector finds no accepted type for %s', async (_what, bytes) => {
    const type = await inspector.typeOf(bytes);
    expect([null, 'application/xml', 'image/svg+xml', 'text/html']).toContain(type);
  });

  it('the inspector does not unpack an archive bomb', async () => {
    const bomb = zip([...WORD_NAMES, ...Array.from({ length: 500 }, (_none, n) => `word/${n}.xml`)], {
      claimed: 0xfffffffe,
    });
    expect(await inspector.typeOf(bomb)).toBe(WORD);
    expect(await inspector.typeOf(zip(Array.from({ length: 2_001 }, (_none, n) => `${n}`)))).toBeNull();
  });

  it('the inspector never fails on any bytes', async () => {
    const known = fc.constantFrom(PDF, JPEG, PNG, zip(WORD_NAMES));
    const changed = fc
      .tuple(known, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 }), fc.nat())
      .map(([bytes, changes, cut]) => {
        const copy = Buffer.from(bytes);
        for (const [at, value] of changes) copy[at % copy.length] = value;
        return copy.subarray(0, cut % (copy.length + 1));
      });
    await fc.assert(
      fc.asyncProperty(fc.oneof(changed, fc.uint8Array({ maxLength: 300 })), async (bytes) => {
        const type = await inspector.typeOf(bytes);
        expect(type === null || typeof type === 'string').toBe(true);
      }),
    );
  });

  it('the inspector computes a SHA-256 fingerprint', () => {
    expect(inspector.sha256(Buffer.from('abc'))).toMatch(/^ba7816bf8f01cfea/);
  });
});
