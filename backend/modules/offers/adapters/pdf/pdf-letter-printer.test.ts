import { createHash, createVerify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { create } from 'qrcode';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { embeddedFonts } from '#testing/fixtures/embedded-fonts.ts';
import type { SigningCircumstances } from '../../application/ports.ts';
import { OfferLetter, type Signature } from '../../domain/letter/offer-letter.ts';
import type { OfferTerms } from '../../domain/letter/offer-letter-record.ts';
import { NOON, offerTerms } from '../../testing/offer-terms.ts';
import { HashedConsents } from '../signature/hashed-consents.ts';
import { createSelfSignedCertificate, type KeyAndCertificate } from '../signature/self-signed-certificate.ts';
import { PdfLetterPrinter } from './pdf-letter-printer.ts';
import { PdfTimestamps } from './pdf-timestamps.ts';

const BARE: SigningCircumstances = { consent: null, events: [], language: 'en', timeZone: 'UTC' };

let certificate: KeyAndCertificate;
let printer: PdfLetterPrinter;

beforeAll(async () => {
  certificate = await createSelfSignedCertificate(NOON);
  printer = new PdfLetterPrinter(
    { current: async () => certificate },
    new PdfTimestamps(null),
    'https://crewvine.test',
  );
});

/** Read back from the file, with single spaces. */
async function wordsOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text.replaceAll(/\s+/gu, ' ');
}

function signedLetter(change: Partial<OfferTerms> = {}, answer: Partial<Signature> = {}): OfferLetter {
  const letter = OfferLetter.draft(offerTerms(change), NOON);
  letter.send({ nonce: 'nonce', tokenHash: 'hash', copiedTokenHash: 'copied' }, 'builtin', NOON);
  letter.sign(
    {
      acceptedTerms: true,
      name: 'José Peña',
      esignConsent: true,
      ip: '203.0.113.7',
      userAgent: 'A browser',
      ...answer,
    },
    NOON,
  );
  return letter;
}

/** The squares of the code as they are drawn in the file: runs of modules, in units of one. */
async function qrModules(bytes: Uint8Array, size: number): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const drawn = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, part]) => (part instanceof PDFRawStream && !part.dict.has(PDFName.of('Type')) ? [part] : []))
    .filter(({ dict }) => !dict.has(PDFName.of('Length1')))
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n');
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  for (const [, x = '', y = '', to = '', same] of drawn.matchAll(/^(\d+) (\d+) m\s(\d+) (\d+) l$/gm)) {
    if (y === same) rows[Number(y)]?.fill('#', Number(x), Number(to));
  }
  return rows.map((row) => row.join(''));
}

/** Cuts the signature and the bytes that it covers out of the file, as a reader does. */
function cut(pdf: Buffer): { covered: Buffer; signature: Buffer; range: number[] } {
  const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)/.exec(pdf.toString('latin1'))?.slice(1).map(Number);
  const [from = 0, length = 0, next = 0, rest = 0] = range ?? [];
  const hex = pdf.subarray(from + length + 1, next - 1).toString('latin1');
  const covered = Buffer.concat([pdf.subarray(from, from + length), pdf.subarray(next, next + rest)]);
  return { covered, signature: unpadded(Buffer.from(hex, 'hex')), range: range ?? [] };
}

const LONG_FORM = 0x80;

/** Uses the stated length: a signature may end in a zero byte, as its padding does. */
function unpadded(der: Buffer): Buffer {
  const first = der.readUInt8(1);
  if (first < LONG_FORM) return der.subarray(0, 2 + first);
  const lengthBytes = first - LONG_FORM;
  return der.subarray(0, 2 + lengthBytes + der.readUIntBE(2, lengthBytes));
}

interface Asn1 {
  readonly value: Asn1[] & string;
}
const at = (node: Asn1 | undefined, ...path: number[]): Asn1 => {
  const found = path.reduce<Asn1 | undefined>((one, index) => one?.value[index], node);
  if (!found) throw new Error('The signature has another shape');
  return found;
};
const binary = (text: string): Buffer => Buffer.from(text, 'binary');

/** Checks the file as a reader does, without external programs. */
function verified(pdf: Buffer) {
  const { covered, signature } = cut(pdf);
  const signedData = at(forge.asn1.fromDer(signature.toString('binary')) as unknown as Asn1, 1, 0);
  const embedded = new X509Certificate(binary(forge.asn1.toDer(at(signedData, 3, 0) as never).getBytes()));
  const signer = at(signedData, 4, 0);
  const attributes = at(signer, 3).value;
  const names = (content: Buffer): boolean => {
    const digest = createHash('sha256').update(content).digest('hex');
    return attributes.some((one) =>
      binary(forge.asn1.toDer(one as never).getBytes())
        .toString('hex')
        .includes(digest),
    );
  };
  const set = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, attributes);
  const verifier = createVerify('sha256').update(binary(forge.asn1.toDer(set).getBytes()));
  return {
    signedBy: embedded.fingerprint256,
    coversTheFile: names(covered),
    namesTheCertificate: names(embedded.raw),
    isGenuine: verifier.verify(embedded.publicKey, binary(at(signer, 5).value)),
  };
}

describe('a printed letter', () => {
  it('a letter is a PDF with its own title, and long terms continue on more pages', async () => {
    const letter = OfferLetter.draft(offerTerms({ customTerms: 'A long term. '.repeat(400) }), NOON);
    const pdf = await PDFDocument.load(
      await printer.print(letter, { now: NOON, language: 'en', timeZone: 'UTC' }),
      {
        updateMetadata: false,
      },
    );
    expect(pdf.getTitle()).toBe('Offer of employment: Framer at Lone Star Builders');
    expect(pdf.getPageCount()).toBeGreaterThan(2);
  });

  it.each([
    ['of another script', '日本語 🏗️'],
    ['with rare letters', 'Łukasz Žižka'],
    ['without any letter', '\u200f\u202e\t\r\n\n'],
    ['that is one long word', 'x'.repeat(300)],
  ])('a letter accepts a text %s', async (_kind, text) => {
    const letter = OfferLetter.draft(offerTerms({ workerName: text, conditions: text }), NOON);
    expect(
      (await printer.print(letter, { now: NOON, language: 'en', timeZone: 'UTC' })).length,
    ).toBeGreaterThan(1000);
  });
});

describe('a signature of a file', () => {
  it.each([
    ['0402ab00', '0402ab00'],
    ['048102ab00', '048102ab00'],
    ['04820002ab00', '04820002ab00'],
  ])('a signature ends at its stated length, even with a trailing zero byte: %s', (der, whole) => {
    expect(unpadded(Buffer.from(`${der}${'00'.repeat(20)}`, 'hex')).toString('hex')).toBe(whole);
  });
});

describe('the names in a letter', () => {
  it.each([
    ['Vietnamese', 'Nguyễn Thị Hường', 'Vật liệu Đặng'],
    ['Polish and Turkish', 'Łukasz Żółć', 'İğdır Çelik'],
    ['Cyrillic', 'Олексій Їжак', 'Будівельна Ґрунт'],
    ['Greek', 'Γιώργος Παπαδόπουλος', 'Κατασκευές'],
    ['Chinese', '张伟 陳美龍', '龙腾建筑有限公司'],
    ['Japanese', '渡辺 さくら', 'タナカ建設'],
    ['Korean', '김민준', '한빛건설'],
  ])(
    'names in %s are printed completely and can be read back from the file',
    async (_script, workerName, company) => {
      const letter = signedLetter({ workerName, company });
      const { bytes } = await printer.printSigned(letter, BARE);
      const words = (await wordsOf(bytes)).replaceAll(' ', '');
      expect(words).toContain(`Dear${workerName.replaceAll(' ', '')},`);
      expect(words).toContain(company.replaceAll(' ', ''));
      expect(words).not.toContain('?');
    },
  );

  it.each([
    ['Nguyễn Thị Hường', /Inter/],
    ['Олексій Їжак', /Inter/],
    ['张伟', /NotoSans/],
    ['김민준', /NotoSans/],
  ])('a letter embeds the fonts of its names: %s', async (workerName, family) => {
    const plain = await embeddedFonts((await printer.printSigned(signedLetter(), BARE)).bytes);
    const fonts = await embeddedFonts((await printer.printSigned(signedLetter({ workerName }), BARE)).bytes);
    expect(fonts.split('\n').length).toBeGreaterThan(plain.split('\n').length);
    expect(fonts).toMatch(family);
  });
});

describe('a letter whose candidate withdrew the consent', () => {
  it.each([
    ['en', 'The candidate withdrew the consent to sign electronically on March 2, 2026'],
    ['es', 'El consentimiento para firmar electrónicamente se retiró el 2 de marzo de 2026'],
  ] as const)(
    'the letter and its addendum say next to the signatures that the consent was withdrawn, for a reader of %s',
    async (language, line) => {
      const letter = signedLetter();
      letter.withdrawConsent(NOON);
      const reading = { now: NOON, language, timeZone: 'UTC' };
      expect(await wordsOf(await printer.print(letter, reading))).toContain(line);
      const addendum = OfferLetter.addendum(letter, 'Boots are provided', NOON);
      expect(await wordsOf(await printer.print(addendum, reading))).toContain(line);
      expect(await wordsOf(await printer.print(signedLetter(), reading))).not.toContain(line);
    },
  );
});

describe('a signed letter', () => {
  it('a signed letter includes its audit page and comes with the hash of its bytes', async () => {
    const letter = signedLetter();
    const { bytes, sha256, termsSha256 } = await printer.printSigned(letter, BARE);
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(pdf.getPageCount()).toBe(2);
    expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(termsSha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await wordsOf(bytes)).toContain('without our signing page: no consent text was shown');
    expect((await wordsOf(bytes)).replaceAll(' ', '')).toContain(termsSha256);
    const others = await printer.printSigned(signedLetter({ payRate: '$26/hour' }), BARE);
    expect(others.termsSha256).not.toBe(termsSha256);
  });

  it('the audit page of a bare yes says that nothing was shown and no consent is recorded', async () => {
    const { bytes } = await printer.printSigned(signedLetter({}, { name: null, esignConsent: false }), BARE);
    const words = await wordsOf(bytes);
    expect(words).toContain(
      'no consent text was shown, and no consent is recorded beside the accepted terms',
    );
    expect(words).toContain('Not given; accepted through the personal link');
  });

  it('the QR code leads to the page where anyone can check the letter', async () => {
    const { bytes } = await printer.printSigned(signedLetter(), BARE);
    const page = create('https://crewvine.test/verify-document', { errorCorrectionLevel: 'M' }).modules;
    expect(await qrModules(bytes, page.size)).toEqual(
      Array.from({ length: page.size }, (_row, y) =>
        Array.from({ length: page.size }, (_column, x) => (page.get(y, x) ? '#' : '.')).join(''),
      ),
    );
  });

  it('the audit page prints the consent word for word in its language, and the events', async () => {
    const consent = new HashedConsents().in('letter', 'es');
    const words = await wordsOf(
      (
        await printer.printSigned(signedLetter(), {
          consent,
          language: 'en',
          timeZone: 'America/Chicago',
          events: [
            { kind: 'sent', channel: 'email', maskedAddress: 'b•••@example.com', link: null, at: NOON },
            { kind: 'code_sent', channel: 'text', maskedAddress: '•••-•••-••03', link: 'copied', at: NOON },
            { kind: 'signed', channel: 'page', maskedAddress: '203.0.113.•••', link: 'copied', at: NOON },
            { kind: 'consent_withdrawn', channel: 'page', maskedAddress: null, link: 'sent', at: NOON },
          ],
        })
      ).bytes,
    );
    for (const { title, text } of consent.sections) {
      expect(words).toContain(title);
      expect(words).toContain(text);
    }
    expect(words).toContain(consent.statement);
    expect(words).toContain('Shown on the signing page in Spanish, word for word');
    expect(words).toContain('March 2, 2026 at 6:00:00 AM CST · email to b•••@example.com');
    expect(words).toContain('· signing page, from 203.0.113.••• · copied link');
    expect(words).toContain('Consent withdrawn March 2, 2026 at 6:00:00 AM CST · link sent by Crewvine');
    expect(words).toContain('Copied by the employer; confirmed with a code texted to •••-•••-••03');
    expect(words).toContain('https://crewvine.test/verify-document');
    expect(words.replaceAll(' ', '')).toContain(consent.sha256);
  });

  it('the certificate verifies a PAdES signature that covers everything but itself', async () => {
    const pdf = Buffer.from((await printer.printSigned(signedLetter(), BARE)).bytes);
    const { range } = cut(pdf);
    expect((range[2] ?? 0) + (range[3] ?? 0)).toBe(pdf.length);
    expect(pdf.includes('/SubFilter /ETSI.CAdES.detached')).toBe(true);
    expect(verified(pdf)).toEqual({
      signedBy: new X509Certificate(certificate.certificatePem).fingerprint256,
      coversTheFile: true,
      namesTheCertificate: true,
      isGenuine: true,
    });
  });

  it('one changed byte anywhere breaks the signature', async () => {
    const { bytes } = await printer.printSigned(signedLetter(), BARE);
    const [, length = 0, next = 0] = cut(Buffer.from(bytes)).range;
    for (const place of [9, Math.floor(length / 2), length - 1, next + 1, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      expect(verified(changed), `byte ${place}`).toMatchObject({ coversTheFile: false });
    }
  });
});
