import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { OfferLetter } from '../../domain/letter/offer-letter.ts';
import { NOON, offerTerms } from '../../testing/offer-terms.ts';
import { hasProgram, TimestampStandIn } from '../../testing/timestamp-stand-in.ts';
import { signatureIn } from '../signature/cades-timestamp.ts';
import { Der } from '../signature/der.ts';
import { HttpTimestampAuthority } from '../signature/http-timestamp-authority.ts';
import { createSelfSignedCertificate } from '../signature/self-signed-certificate.ts';
import { PdfLetterPrinter } from './pdf-letter-printer.ts';
import { PdfTimestamps } from './pdf-timestamps.ts';
import { signatureSlot } from './signature-slot.ts';

const clock = { now: () => TEST_NOW };
const [hasOpenssl, hasPdfsig] = await Promise.all([
  hasProgram('openssl', 'version'),
  hasProgram('pdfsig', '-v'),
]);

function signedLetter(): OfferLetter {
  const letter = OfferLetter.draft(offerTerms(), NOON);
  letter.send({ nonce: 'nonce', tokenHash: 'hash', copiedTokenHash: 'copied' }, 'builtin', NOON);
  const from = { ip: '203.0.113.7', userAgent: 'A browser' };
  letter.sign({ acceptedTerms: true, name: 'Bo Li', esignConsent: true, ...from }, NOON);
  return letter;
}

/** The bytes that the signature covers: everything except its own slot. */
function covered(pdf: Buffer): Buffer {
  const { from, digits } = signatureSlot(pdf);
  return Buffer.concat([pdf.subarray(0, from - 1), pdf.subarray(from + digits + 1)]);
}

function tokenIn(pdf: Buffer): Buffer {
  const signer = Der.at(Der.decode(signatureSlot(pdf).signature), 1, 0, 4, 0);
  return Der.encode(Der.at(signer, 6, 0, 1, 0));
}

describe.skipIf(!hasOpenssl)('a timestamp, by OpenSSL as its authority (skipped where it is missing)', () => {
  let standIn: TimestampStandIn;
  let timestamps: PdfTimestamps;
  let printer: PdfLetterPrinter;
  beforeAll(async () => {
    standIn = await TimestampStandIn.start();
    const certificate = await createSelfSignedCertificate(NOON);
    timestamps = new PdfTimestamps(new HttpTimestampAuthority(standIn.url, clock));
    printer = new PdfLetterPrinter({ current: async () => certificate }, timestamps, 'https://crewvine.test');
  });
  afterAll(() => standIn.stop());

  const printed = () =>
    printer.printSigned(signedLetter(), { consent: null, events: [], language: 'en', timeZone: 'UTC' });

  it('the signature gets its timestamp immediately if the authority answers', async () => {
    const { bytes, awaitsTimestamp } = await printed();
    const pdf = Buffer.from(bytes);
    expect(awaitsTimestamp).toBe(false);
    const signature = signatureIn(signatureSlot(pdf).signature);
    expect(await standIn.verify(tokenIn(pdf), signature)).toContain('Verification: OK');
    expect(await standIn.verifyCms(signatureSlot(pdf).signature, covered(pdf))).toContain('successful');
    await expect(standIn.verify(tokenIn(pdf), Buffer.from('something else'))).rejects.toThrow(
      'message imprint mismatch',
    );
  });

  it('an unavailable authority adds its timestamp later, without changing what was signed', async () => {
    standIn.isAway = true;
    const { bytes, awaitsTimestamp } = await printed();
    standIn.isAway = false;
    expect(awaitsTimestamp).toBe(true);
    const before = Buffer.from(bytes);
    expect(await standIn.verifyCms(signatureSlot(before).signature, covered(before))).toContain('successful');
    const after = Buffer.from((await timestamps.stamp(bytes)).bytes);
    expect(after).toHaveLength(before.length);
    expect(covered(after)).toEqual(covered(before));
    expect(await standIn.verifyCms(signatureSlot(after).signature, covered(after))).toContain('successful');
    const signature = signatureIn(signatureSlot(after).signature);
    expect(await standIn.verify(tokenIn(after), signature)).toContain('Verification: OK');
  });

  it('a changed byte fails the check', async () => {
    const pdf = Buffer.from((await printed()).bytes);
    const content = covered(pdf);
    content.writeUInt8(content.readUInt8(200) ^ 1, 200);
    await expect(standIn.verifyCms(signatureSlot(pdf).signature, content)).rejects.toThrow('failure');
  });

  it.skipIf(!hasPdfsig)('pdfsig reads the signature (skipped where it is missing)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'crewvine-pdfsig-'));
    try {
      const file = join(folder, 'letter.pdf');
      await writeFile(file, (await printed()).bytes);
      const { stdout } = await promisify(execFile)('pdfsig', ['-nocert', file]);
      expect(stdout).toContain('Signature is Valid');
      expect(stdout).toContain('Total document signed');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('an authority', () => {
  it('an unreachable authority does not delay a signature', async () => {
    const nowhere = new PdfTimestamps(new HttpTimestampAuthority('http://127.0.0.1:9/', clock));
    const certificate = await createSelfSignedCertificate(NOON);
    const printer = new PdfLetterPrinter(
      { current: async () => certificate },
      nowhere,
      'https://crewvine.test',
    );
    const { awaitsTimestamp } = await printer.printSigned(signedLetter(), {
      consent: null,
      events: [],
      language: 'en',
      timeZone: 'UTC',
    });
    expect(awaitsTimestamp).toBe(true);
    await expect(new PdfTimestamps(null).stamp(Buffer.alloc(0))).rejects.toThrow('no timestamp authority');
  });
});
