import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { offerSigningSchema } from '#contract/offers/index.ts';
import { OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

const yes = { acceptedTerms: true, signature: 'Bo Li', esignConsent: true };
const no = { acceptedTerms: false };

describe('consent and record over HTTP', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await OfferFixture.open(app);
  });
  afterAll(() => app.stop());

  const page = (token: string) => app.client().get(`/api/offer-letters/sign/${token}`);
  const answer = (token: string, body: unknown) =>
    app.client().post(`/api/offer-letters/sign/${token}`, body);
  const kinds = async () =>
    ok(await fixture.employer.client.get('/api/notifications')).map(({ type }: { type: string }) => type);
  const bytesOf = async (path: string): Promise<Buffer> =>
    Buffer.from(await (await fetch(app.origin + path)).arrayBuffer());

  it('a different typed name needs a confirmation, and document and letter show what was typed', async () => {
    const { referralId, token } = await fixture.sent();
    const shown = offerSigningSchema.parse(ok(await page(token)));
    await bytesOf(shown.documentUrl);
    const other = { ...yes, signature: 'Pedro Páramo', consentHash: shown.consent?.sha256 };
    expect(await answer(token, other)).toMatchObject({
      status: 422,
      body: { code: 'offers.name_differs', issues: [{ path: 'signature' }] },
    });
    const signed = ok(await answer(token, { ...other, confirmedName: true }));
    const document = new Uint8Array(await bytesOf(signed.documentUrl));
    const { text } = await extractText(document, { mergePages: true });
    expect(text.replaceAll(/\s+/gu, ' ')).toContain(
      `Not the name in the letter, ${shown.workerName}; the signer was asked and confirmed it`,
    );
    const letter = await fixture.employer.client.get(`/api/offer-letters/referral/${referralId}`);
    expect(ok(letter)).toMatchObject({ signedAs: 'Pedro Páramo' });
    const referrers = await fixture.referrer.client.get(`/api/offer-letters/referral/${referralId}`);
    expect(ok(referrers)).toMatchObject({ signedAs: null });
  });

  it('the page accepts a signature once the document was opened, with the consent that was shown', async () => {
    const { referralId, token } = await fixture.sent();
    const shown = offerSigningSchema.parse(
      ok(await app.client().get(`/api/offer-letters/sign/${token}?language=es`)),
    );
    expect(shown).toMatchObject({
      documentOpenedAt: null,
      consent: { language: 'es', version: '2026-11-b' },
    });
    expect(shown.consent?.sections.map(({ title }) => title)).toContain('Puede tenerla en papel');
    const onScreen = { ...yes, consentHash: shown.consent?.sha256 };
    expect(await answer(token, onScreen)).toMatchObject({
      status: 422,
      body: { code: 'offers.document_not_opened' },
    });
    await bytesOf(shown.documentUrl);
    expect((await page(token)).body.documentOpenedAt).toEqual(expect.any(String));
    expect(await answer(token, { ...onScreen, consentHash: '0'.repeat(64) })).toMatchObject({
      status: 409,
      body: { code: 'offers.consent_changed' },
    });
    expect(await answer(token, { ...onScreen, esignConsent: false })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'esignConsent', message: 'You must agree to sign electronically' }] },
    });
    expect(ok(await answer(token, onScreen))).toMatchObject({ status: 'signed', consent: null });
    const kept = {
      name: 'test-consent',
      text: `select c.version, c.language, c.sha256, encode(sha256(convert_to(c.text, 'UTF8')), 'hex') as again
        from offer_consents c join offer_letters l on l.id = c.offer_letter_id where l.referral_id = $1`,
    };
    expect(await app.application.sql.row(kept, [referralId])).toEqual({
      version: '2026-11-b',
      language: 'es',
      sha256: shown.consent?.sha256,
      again: shown.consent?.sha256,
    });
  });

  it("the employer gets a candidate's request for paper and the withdrawn consent", async () => {
    const { referralId, id, token } = await fixture.sent();
    const link = `/api/offer-letters/sign/${token}`;
    const mailingAddress = '1 Main St, Austin, TX 78701';
    expect(await app.client().post(`${link}/paper-copy`, { mailingAddress: 'here' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'mailingAddress' }] },
    });
    const asked = ok(await app.client().post(`${link}/paper-copy`, { mailingAddress }));
    expect(offerSigningSchema.parse(asked).requests).toMatchObject([{ kind: 'paper_copy', mailingAddress }]);
    ok(await app.client().post(`${link}/withdraw-consent`));
    ok(await app.client().post(`${link}/withdraw-consent`));
    const letter = `/api/offer-letters/referral/${referralId}`;
    expect(ok(await fixture.employer.client.get(letter)).requests).toMatchObject([
      { kind: 'paper_copy', mailingAddress },
      { kind: 'consent_withdrawn', mailingAddress: null },
    ]);
    const { consentWithdrawnAt } = ok(await fixture.employer.client.get(letter));
    expect(consentWithdrawnAt).toEqual(expect.any(String));
    expect(ok(await fixture.referrer.client.get(letter))).toMatchObject({
      requests: [],
      consentWithdrawnAt: null,
    });
    expect(ok(await page(token))).toMatchObject({ consentWithdrawnAt, consent: null });
    expect(await answer(token, yes)).toMatchObject({
      status: 409,
      body: { code: 'offers.consent_withdrawn' },
    });
    const mailed = ok(await fixture.employer.client.post(`/api/offer-letters/${id}/paper-copy-sent`));
    expect(mailed.requests).toMatchObject([
      { kind: 'paper_copy', doneAt: expect.any(String) },
      { kind: 'consent_withdrawn', doneAt: expect.any(String) },
    ]);
    const again = ok(await fixture.employer.client.post(`/api/offer-letters/${id}/paper-copy-sent`));
    expect(again.requests).toEqual(mailed.requests);
    expect(offerSigningSchema.parse(ok(await page(token))).requests[0]?.doneAt).toEqual(
      mailed.requests[0].doneAt,
    );
    await app.settle();
    expect((await kinds()).slice(0, 2)).toEqual(['offer_consent_withdrawn', 'offer_paper_copy']);
    ok(await app.client().post(`${link}/paper-copy`, { mailingAddress }));
    ok(await app.client().post(`${link}/paper-copy`, { mailingAddress }));
    const { requests } = ok(await fixture.employer.client.get(letter));
    expect(requests.filter(({ doneAt }: { doneAt: string | null }) => doneAt === null)).toMatchObject([
      { kind: 'paper_copy' },
    ]);
    await app.settle();
    expect((await kinds()).filter((kind: string) => kind === 'offer_paper_copy')).toHaveLength(2);
    ok(await answer(token, no));
    expect(await app.client().post(`${link}/paper-copy`, { mailingAddress })).toMatchObject({
      status: 409,
      body: { code: 'offers.request_too_late' },
    });
  });

  it('marking as mailed requires a request for paper', async () => {
    const { id } = await fixture.sent();
    expect(await fixture.employer.client.post(`/api/offer-letters/${id}/paper-copy-sent`)).toMatchObject({
      status: 409,
      body: { code: 'offers.no_paper_request' },
    });
  });

  it('both sides get the signed document by email, and a worker without an email gets a link by text', async () => {
    const { id, token } = await fixture.sent();
    await app.settle();
    ok(await answer(token, yes));
    await app.settle();
    const copies = async (to: string) =>
      (await fixture.outbox(to)).filter(({ body }) => body.includes('[offer-letter-signed.pdf]'));
    expect((await copies(fixture.employer.email)).at(-1)?.body).toContain('Bo Li');
    const sent = {
      name: 'test-copies',
      text: `select channel, masked_address as address from offer_letter_events
        where offer_letter_id = $1 and kind = 'copy_sent' order by id`,
    };
    const rows = await app.application.sql.rows(sent, [id]);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toEqual({ channel: 'email', address: expect.stringMatching(/^.•••@/) });
  });

  it('a letter that was signed on paper sends no copies', async () => {
    const { id } = await fixture.sent();
    const paper = { signedAt: fixture.now(), note: 'Signed at the yard' };
    ok(await fixture.employer.client.post(`/api/offer-letters/${id}/paper-signature`, paper));
    await app.settle();
    const copies = {
      name: 'test-no-copies',
      text: `select 1 from offer_letter_events where offer_letter_id = $1 and kind = 'copy_sent'`,
    };
    expect(await app.application.sql.rows(copies, [id])).toEqual([]);
  });

  it('the database refuses to change the events of a letter', async () => {
    const { id } = await fixture.sent();
    const change = (text: string) => runSql(app.application.sql, text, [id]);
    await expect(
      change(`update offer_letter_events set kind = 'viewed' where offer_letter_id = $1`),
    ).rejects.toThrow('only ever added to');
    await expect(change(`delete from offer_letter_events where offer_letter_id = $1`)).rejects.toThrow(
      'only ever added to',
    );
  });
});
