import { createHash } from 'node:crypto';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { textsTo } from '#testing/fixtures/people/confirmed-phone.ts';
import { testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { MailServer } from '#modules/notifications/testing/mail-server.ts';
import { offerSigningSchema } from '#contract/offers/signing/sign-offer.ts';
import { OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

const HOURS_A_DAY = 24;
const WORDS = {
  sent: 'Sent',
  reminded: 'Reminder',
  viewed: 'Page viewed',
  document_opened: 'Document opened (PDF)',
  signed: 'Signed',
} as const;
const WAYS = { text: 'text to', email: 'email to', page: 'signing page, from', call: 'call, from' } as const;
interface Row {
  readonly kind: keyof typeof WORDS;
  readonly channel: keyof typeof WAYS;
  readonly address: string;
  readonly link: 'sent' | null;
  readonly at: string;
}
const RECORD = {
  name: 'test-record',
  text: `select kind, channel, masked_address as address, link, iso(at) as at from offer_letter_events
    where offer_letter_id = $1 and kind <> 'copy_sent' order by at, id`,
};

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** In the time zone of Austin, where the job is. */
function line({ kind, channel, address, link, at }: Row): string {
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short' } as const;
  const clock = new Intl.DateTimeFormat('en-US', { ...day, ...time, timeZone: 'America/Chicago' });
  const by = link === null ? '' : ' · link sent by Crewvine';
  return `${WORDS[kind]} ${clock.format(new Date(at))} · ${WAYS[channel]} ${address}${by}`.replaceAll(
    /\s+/gu,
    ' ',
  );
}

describe('a letter that is signed', () => {
  let app: TestApplication;
  let mails: MailServer;
  let fixture: OfferFixture;
  beforeAll(async () => {
    mails = await MailServer.start();
    app = await startTestApplication({
      byDay: true,
      environment: { SMTP_URL: `smtp://127.0.0.1:${mails.port}` },
    });
    fixture = await OfferFixture.open(app);
  });
  afterAll(async () => {
    await app.stop();
    await mails.stop();
  });

  const bytesOf = async (path: string): Promise<Buffer> =>
    Buffer.from(await (await fetch(app.origin + path)).arrayBuffer());
  const page = async (token: string) =>
    offerSigningSchema.parse(ok(await app.client().get(`/api/offer-letters/sign/${token}`)));
  const sign = async (token: string, more: Loose = {}) => {
    const yes = { acceptedTerms: true, signature: 'Bo Li', esignConsent: true, ...more };
    return offerSigningSchema.parse(ok(await app.client().post(`/api/offer-letters/sign/${token}`, yes)));
  };
  const sent = async (worker: { workerPhone: string; workerEmail?: string | null }) => {
    const referralId = await fixture.refer(worker);
    ok(await fixture.move(referralId, 'interview_scheduled'));
    const { id } = await fixture.paidDraft(referralId);
    const { signingUrl } = ok(await fixture.send(id));
    return { id, token: await fixture.sentToken(signingUrl) };
  };
  /** Signed documents that were emailed to someone. */
  const attachedTo = async (address: string): Promise<Buffer[]> => {
    await app.settle();
    return mails.arrived
      .filter(({ to }) => to.includes(address))
      .flatMap(({ raw }) => [
        ...raw.matchAll(/filename="?offer-letter-signed\.pdf[^]*?\r\n\r\n([\w+/=\r\n]+?)\r\n--/g),
      ])
      .map(([, base64 = '']) => Buffer.from(base64, 'base64'));
  };

  it('messages after a signature are in the language in which the letter was read and signed', async () => {
    const workerPhone = testPhone();
    const { token } = await sent({ workerPhone, workerEmail: null });
    const before = await textsTo(app, workerPhone);
    expect(before.join(' ')).not.toMatch(/\busted|oferta\b/iu);
    const inSpanish = ok(await app.client().get(`/api/offer-letters/sign/${token}?language=es`));
    const { documentUrl, consent } = offerSigningSchema.parse(inSpanish);
    await bytesOf(documentUrl);
    await sign(token, { consentHash: consent?.sha256 });
    await app.settle();
    const later = (await textsTo(app, workerPhone)).filter((text) => !before.includes(text));
    expect(later.length).toBeGreaterThan(0);
    expect(later.filter((text) => !/\b(usted|su|oferta|Responda)\b/iu.test(text))).toEqual([]);
  });

  it('the letter lists each view, text, email, reminder, and signature with time, channel, and masked address', async () => {
    const { id, token } = await sent({ workerPhone: '+15125550187', workerEmail: 'walt@record.test' });
    await page(token);
    await app.advance(5 * HOURS_A_DAY + 1);
    const { documentUrl, consent } = await page(token);
    await bytesOf(documentUrl);
    await app.advance(HOURS_A_DAY);
    const { documentUrl: signedUrl } = await sign(token, { consentHash: consent?.sha256 });
    const rows = await app.application.sql.rows<Row>(RECORD, [id]);
    expect(rows.map(({ kind, channel }) => `${kind} ${channel}`)).toEqual([
      'sent text',
      'sent email',
      'viewed page',
      'reminded text',
      'reminded email',
      'viewed page',
      'document_opened page',
      'reminded text',
      'reminded email',
      'signed page',
    ]);
    expect(new Set(rows.map(({ address }) => address))).toEqual(
      new Set(['•••-•••-••87', 'w•••@record.test', '127.0.0.•••']),
    );
    const { text } = await extractText(new Uint8Array(await bytesOf(signedUrl)), { mergePages: true });
    const [, printed = ''] = text.replaceAll(/\s+/gu, ' ').split('RECORD ');
    const wanted = rows.map((row) => line(row));
    expect(printed.slice(0, wanted.join(' ').length)).toBe(wanted.join(' '));
    expect(printed).not.toContain('record.test@');
    expect(text).not.toContain('walt@record.test');
  });

  it('both parties get the letter by email, as the file whose hash is shown', async () => {
    const { token } = await sent({ workerPhone: testPhone(), workerEmail: 'copy@worker.test' });
    const { documentHash } = await sign(token);
    const { employer } = fixture;
    const copies = [await attachedTo('copy@worker.test'), (await attachedTo(employer.email)).slice(-1)];
    expect(copies.map((side) => side.map((bytes) => sha256(bytes)))).toEqual([
      [documentHash],
      [documentHash],
    ]);
    expect(copies[0]?.[0]?.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await page(token)).documentHash).toBe(documentHash);
  });

  it('a worker without an address gets a link to the same file', async () => {
    const phone = testPhone();
    await app.settle();
    const before = mails.arrived.length;
    const { token } = await sent({ workerPhone: phone, workerEmail: null });
    const { documentHash } = await sign(token);
    const [toEmployer] = (await attachedTo(fixture.employer.email)).slice(-1);
    expect(sha256(toEmployer ?? Buffer.of())).toBe(documentHash);
    const copies = (await fixture.outbox(phone)).filter(({ body }) => body.includes('Your copy,'));
    expect(copies).toHaveLength(1);
    const firstDay = /\/first-day\/(\S+)/.exec(copies[0]?.['body'] ?? '')?.[1] ?? '';
    const told = ok(await app.client().get(`/api/first-days/${firstDay}`));
    expect(told).toMatchObject({
      state: 'signed',
      day: expect.stringMatching(/^\d{4}-/),
      place: 'Austin, TX',
    });
    const link = /\/sign-offer\/(\S+)/.exec(told['letterUrl'])?.[1] ?? '';
    const { status, documentUrl } = await page(link);
    expect([status, sha256(await bytesOf(documentUrl))]).toEqual(['signed', documentHash]);
    const others = mails.arrived.slice(before).filter(({ to }) => !to.includes(fixture.employer.email));
    expect(others.filter(({ raw }) => raw.includes('offer-letter-signed.pdf'))).toHaveLength(0);
  });
});
