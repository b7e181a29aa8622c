import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AesFieldCipher } from '#platform/encryption/aes-field-cipher.ts';
import { asId } from '#kernel/ids.ts';
import type { HttpAnswer, HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpWorker } from '#testing/fixtures/sign-up.ts';
import {
  startTestApplication,
  TEST_FIELD_KEY,
  type TestApplication,
} from '#testing/fixtures/test-application.ts';
import { offerLetterSchema } from '#contract/offers/index.ts';
import { OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';
import { SqlPaperScans } from '../../persistence/paper/sql-paper-scans.ts';

const COMMENT = 'taken at 30.2672 -97.7431';
let app: TestApplication;
let fixture: OfferFixture;
let photo: Buffer;

beforeAll(async () => {
  app = await startTestApplication();
  fixture = await OfferFixture.open(app);
  photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { ImageDescription: COMMENT } })
    .png()
    .toBuffer();
});
afterAll(() => app.stop());

async function pdf(
  pages: number,
  change: (document: PDFDocument) => void = () => undefined,
): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage();
  change(document);
  return Buffer.from(await document.save());
}

const keep = (
  id: string,
  bytes: Buffer,
  type = 'application/pdf',
  client: HttpClient = fixture.employer.client,
): Promise<HttpAnswer<Loose>> =>
  client.send('POST', `/api/offer-letters/${id}/paper-scan`, bytes, { 'Content-Type': type });

async function open(client: HttpClient, id: string) {
  const headers = { Cookie: client.cookieHeader() };
  const answer = await fetch(`${app.origin}/api/offer-letters/${id}/paper-scan`, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function signedOnPaper() {
  const sent = await fixture.sent();
  const paper = { signedAt: fixture.now(), note: 'Signed in the trailer' };
  ok(await fixture.employer.client.post(`/api/offer-letters/${sent.id}/paper-signature`, paper));
  return sent;
}

const rowOf = (id: string) =>
  app.application.sql.row<{ sealed: string; type: string }>(
    {
      name: 'test-paper-scan',
      text: 'select sealed, content_type as type from offer_paper_scans where offer_letter_id = $1',
    },
    [id],
  );

describe('the scan of a letter that was signed on paper', () => {
  it('a scan is encrypted, its picture is re-encoded, and the owner downloads it as a file', async () => {
    const { id, referralId } = await signedOnPaper();
    const letter = offerLetterSchema.parse(ok(await keep(id, photo, 'image/png')));
    expect(letter.paperScan).toMatchObject({ contentType: 'image/jpeg', size: expect.any(Number) });
    const { status, headers, bytes } = await open(fixture.employer.client, id);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('image/jpeg');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="signed-on-paper.jpg"');
    expect(headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(bytes.length).toBe(letter.paperScan?.size);
    expect(bytes.toString('latin1')).not.toContain(COMMENT);
    expect((await sharp(bytes).metadata()).width).toBe(1800);
    const row = await rowOf(id);
    expect(row?.sealed).toMatch(/^v1\./);
    expect(row?.sealed).not.toContain(bytes.toString('base64').slice(0, 60));
    const ofReferrer = ok(await fixture.referrer.client.get(`/api/offer-letters/referral/${referralId}`));
    expect(ofReferrer.paperScan).toBeNull();
    expect((await open(fixture.referrer.client, id)).status).toBe(404);
    expect((await open((await signUpEmployer(app)).client, id)).status).toBe(404);
    expect((await open(app.client(), id)).status).toBe(401);
    const copy = ok(await fixture.employer.client.get('/api/auth/personal-data'));
    const written: Loose[] = copy.parts.offers.lettersWritten;
    expect(written.find((one) => one['id'] === id)?.['scanOfSignedPaper']).toMatchObject({
      contentType: 'image/jpeg',
      file: `/api/offer-letters/${id}/paper-scan`,
    });
  });

  it('a scan opens for the worker whose application it is, and their personal data list it', async () => {
    const worker = await signUpWorker(app, { desiredPay: '$28/hour' });
    const { jobId } = ok(await fixture.employer.client.get(`/api/referrals/${await fixture.refer()}`));
    const { id: referralId } = ok(await worker.client.post(`/api/jobs/${jobId}/quick-apply`, {}));
    ok(await fixture.move(referralId, 'interview_scheduled'));
    const { id } = await fixture.paidDraft(referralId);
    ok(await fixture.send(id));
    const paper = { signedAt: fixture.now(), note: 'At the yard' };
    ok(await fixture.employer.client.post(`/api/offer-letters/${id}/paper-signature`, paper));
    const file = await pdf(1);
    ok(await keep(id, file));
    expect((await open(worker.client, id)).bytes.equals(file)).toBe(true);
    expect((await open((await signUpWorker(app)).client, id)).status).toBe(404);
    const { offers } = ok(await worker.client.get('/api/auth/personal-data')).parts;
    expect(offers.lettersToYou).toMatchObject([{ id, scanOfSignedPaper: { size: file.length } }]);
  });

  it('a PDF stays unchanged and replaces the scan before it', async () => {
    const { id } = await signedOnPaper();
    ok(await keep(id, photo, 'image/png'));
    const paper = await pdf(2);
    // The content decides, not the declared type.
    ok(await keep(id, paper, 'text/html'));
    const { headers, bytes } = await open(fixture.employer.client, id);
    expect(headers.get('Content-Type')).toBe('application/pdf');
    expect(bytes.equals(paper)).toBe(true);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['nothing', Buffer.alloc(0)],
  ])('a scan that is %s is refused', async (_what, bytes) => {
    const { id } = await shared();
    expect(await keep(id, bytes)).toMatchObject({ status: 415, body: { code: 'offers.scan_type' } });
  });

  it('a scan that is broken, too large, or has too many pixels or pages is refused', async () => {
    const { id } = await shared();
    expect((await keep(id, Buffer.alloc(9 * 1024 * 1024, 1))).status).toBe(413);
    const wide = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    for (const [bytes, code] of [
      [wide, 'offers.scan_pixels'],
      [await pdf(21), 'offers.scan_pages'],
      [Buffer.from('%PDF-1.7 and nothing more'), 'offers.scan_unreadable'],
      [photo.subarray(0, 900), 'offers.scan_unreadable'],
    ] as const)
      expect(await keep(id, bytes)).toMatchObject({ status: 422, body: { code } });
    expect(await rowOf(id)).toBeNull();
  });

  it('a PDF with scripts, launch actions, or attachments is refused', async () => {
    const { id } = await shared();
    const withScript = await pdf(1, (document) => document.addJavaScript('hello', 'app.alert(1)'));
    const withLaunch = await pdf(1, (document) => {
      const action = document.context.obj({ S: 'Launch', F: PDFString.of('cmd.exe') });
      document.catalog.set(PDFName.of('OpenAction'), action);
    });
    const carrying = await PDFDocument.create();
    carrying.addPage();
    await carrying.attach(Buffer.from('MZ'), 'setup.exe', { mimeType: 'application/octet-stream' });
    for (const bytes of [withScript, withLaunch, Buffer.from(await carrying.save())])
      expect(await keep(id, bytes)).toMatchObject({ status: 422, body: { code: 'offers.scan_active' } });
  });

  it('only the owner adds a scan, and only after the signature', async () => {
    const { id } = await fixture.sent();
    expect(await keep(id, photo)).toMatchObject({
      status: 409,
      body: { code: 'offers.no_paper_signature' },
    });
    const signed = await shared();
    const { client: other } = await signUpEmployer(app);
    expect((await keep(signed.id, photo, 'image/png', other)).status).toBe(403);
    expect((await keep(signed.id, photo, 'image/png', app.client())).status).toBe(401);
  });

  it('a new first key re-encrypts the scans', async () => {
    const { id } = await signedOnPaper();
    const paper = await pdf(1);
    ok(await keep(id, paper));
    const keys = ['another-key-for-fields-after-the-first-one-', TEST_FIELD_KEY];
    const scans = new SqlPaperScans(app.application.sql, new AesFieldCipher(keys));
    expect(await scans.sealAnew()).toBeGreaterThan(0);
    expect(Buffer.from((await scans.find(asId(id)))?.bytes ?? []).equals(paper)).toBe(true);
    expect((await open(fixture.employer.client, id)).status).toBe(500);
    await new SqlPaperScans(app.application.sql, new AesFieldCipher(keys.toReversed())).sealAnew();
    expect((await open(fixture.employer.client, id)).status).toBe(200);
  });

  it('undoing the signature deletes the scan', async () => {
    const { id, referralId } = await signedOnPaper();
    ok(await keep(id, await pdf(1)));
    ok(await fixture.employer.client.put(`/api/referrals/${referralId}/rollback`, {}));
    expect(await rowOf(id)).toBeNull();
    expect((await open(fixture.employer.client, id)).status).toBe(404);
  });
});

let one: ReturnType<typeof signedOnPaper> | null = null;

/** For what is refused and changes nothing. */
function shared(): ReturnType<typeof signedOnPaper> {
  one ??= signedOnPaper();
  return one;
}
