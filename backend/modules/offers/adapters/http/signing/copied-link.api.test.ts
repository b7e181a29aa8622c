import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { offerLetterSchema, offerSigningSchema } from '#modules/offers/contract/index.ts';
import { OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

const yes = { acceptedTerms: true, signature: 'Bo Li', esignConsent: true };
const no = { acceptedTerms: false };
const RECORD = {
  name: 'test-letter-record',
  text: `select kind, channel, link from offer_letter_events where offer_letter_id = $1 order by at, id`,
};

const other = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('a link that its owner copied', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await OfferFixture.open(app);
  });
  afterAll(() => app.stop());

  const path = (token: string) => `/api/offer-letters/sign/${token}`;
  const page = async (token: string) =>
    offerSigningSchema.parse(ok(await app.client().get(`${path(token)}?language=es`)));
  const answer = (token: string, body: object) => app.client().post(path(token), body);
  const counter = (token: string, body: object) => app.client().post(`${path(token)}/counter`, body);
  const askCode = async (token: string) => {
    const { status } = await app.client().post(`${path(token)}/code`);
    // Messages that are sent together may arrive in any order.
    await app.settle();
    return status;
  };
  const recordOf = (id: string) => app.application.sql.rows<{ kind: string; link: string }>(RECORD, [id]);
  const bytesOf = async (url: string): Promise<Uint8Array> =>
    new Uint8Array(await (await fetch(app.origin + url)).arrayBuffer());
  const wordsOf = async (url: string): Promise<string> =>
    (await extractText(await bytesOf(url), { mergePages: true })).text.replaceAll(/\s+/g, ' ');

  it('a copied link takes an answer with the code that the worker received, and the record says so', async () => {
    const { id, copied, phone } = await fixture.sent();
    const shown = await page(copied);
    expect(shown.codeSentTo).toBe(`•••-•••-••${phone.slice(-2)}`);
    await bytesOf(shown.documentUrl);
    const signature = { ...yes, consentHash: shown.consent?.sha256 };
    expect(await answer(copied, signature)).toMatchObject({
      status: 403,
      body: { code: 'offers.code_required', issues: [{ path: 'code' }] },
    });
    expect(await answer(copied, no)).toMatchObject({ status: 403, body: { code: 'offers.code_required' } });
    const code = await fixture.codeFor(copied, phone);
    expect(await answer(copied, { ...signature, code: other(code) })).toMatchObject({
      status: 400,
      body: { code: 'offers.invalid_code', issues: [{ path: 'code', message: 'Invalid Code' }] },
    });
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const signed = offerSigningSchema.parse(ok(await answer(copied, { ...signature, code: spaced })));
    expect(signed.status).toBe('signed');
    expect((await recordOf(id)).filter(({ link }) => link !== null)).toEqual([
      { kind: 'viewed', channel: 'page', link: 'copied' },
      { kind: 'document_opened', channel: 'page', link: 'copied' },
      { kind: 'code_sent', channel: 'text', link: 'copied' },
      { kind: 'signed', channel: 'page', link: 'copied' },
    ]);
    const words = await wordsOf(signed.documentUrl);
    expect(words).toContain(`confirmed with a code texted to •••-•••-••${phone.slice(-2)}`);
    expect(words).toContain('· copied link');
    expect(await answer(copied, { ...signature, code })).toMatchObject({
      status: 409,
      body: { code: 'offers.already_answered' },
    });
  });

  it('a copied link differs from the sent one, which needs no code and gets none', async () => {
    const { id, token, copied, phone } = await fixture.sent();
    expect(token).not.toBe(copied);
    expect((await page(token)).codeSentTo).toBeNull();
    const before = await fixture.lastText(phone);
    expect(await askCode(token)).toBe(202);
    expect(await fixture.lastText(phone)).toBe(before);
    const { documentUrl } = offerSigningSchema.parse(ok(await answer(token, yes)));
    expect((await recordOf(id)).at(-1)).toEqual({ kind: 'signed', channel: 'call', link: 'sent' });
    expect(await wordsOf(documentUrl)).toContain('Sent by Crewvine to the candidate');
  });

  it('a copied link declines with a code, too', async () => {
    const { id, copied, phone } = await fixture.sent();
    const code = await fixture.codeFor(copied, phone);
    expect(ok(await answer(copied, { ...no, code })).status).toBe('declined');
    expect((await recordOf(id)).at(-1)).toEqual({ kind: 'declined', channel: 'call', link: 'copied' });
  });

  it('a copied link requests changes with a code that works once', async () => {
    const { id, copied, phone } = await fixture.sent();
    const request = { payRate: '30', note: 'I have 12 years' };
    expect(await counter(copied, request)).toMatchObject({
      status: 403,
      body: { code: 'offers.code_required' },
    });
    const code = await fixture.codeFor(copied, phone);
    expect((await counter(copied, { ...request, code })).status).toBe(201);
    expect((await recordOf(id)).at(-1)).toEqual({ kind: 'countered', channel: 'page', link: 'copied' });
    expect(await answer(copied, { ...yes, code })).toMatchObject({
      status: 400,
      body: { code: 'offers.code_expired', issues: [{ path: 'code' }] },
    });
    ok(await answer(copied, { ...yes, code: await fixture.codeFor(copied, phone) }));
  });

  it('a copied link requests paper and withdraws the consent with a code, before and after the answer', async () => {
    const { referralId, copied, phone } = await fixture.sent();
    const paper = { mailingAddress: '1 Main St, Austin, TX 78701' };
    const ask = (body: object) => app.client().post(`${path(copied)}/paper-copy`, body);
    const withdraw = (body: object) => app.client().post(`${path(copied)}/withdraw-consent`, body);
    const needed = { status: 403, body: { code: 'offers.code_required', issues: [{ path: 'code' }] } };
    expect([await ask(paper), await withdraw({})]).toMatchObject([needed, needed]);
    const code = await fixture.codeFor(copied, phone);
    expect(await withdraw({ code: other(code) })).toMatchObject({
      status: 400,
      body: { code: 'offers.invalid_code', issues: [{ path: 'code' }] },
    });
    const letter = `/api/offer-letters/referral/${referralId}`;
    expect(ok(await fixture.employer.client.get(letter)).requests).toEqual([]);
    ok(await ask({ ...paper, code }));
    ok(await answer(copied, { ...yes, code: await fixture.codeFor(copied, phone) }));
    expect(await withdraw({})).toMatchObject(needed);
    ok(await withdraw({ code: await fixture.codeFor(copied, phone) }));
    expect(ok(await fixture.employer.client.get(letter)).requests).toMatchObject([
      { kind: 'paper_copy', ...paper },
      { kind: 'consent_withdrawn' },
    ]);
  });

  it('a code stays valid if something else is wrong with the answer', async () => {
    const { copied, phone } = await fixture.sent();
    const code = await fixture.codeFor(copied, phone);
    const { consent } = await page(copied);
    expect(await answer(copied, { ...yes, code, consentHash: consent?.sha256 })).toMatchObject({
      status: 422,
      body: { code: 'offers.document_not_opened' },
    });
    ok(await answer(copied, { ...yes, code }));
  });

  it('opening the document by the copied link does not count for the sent link', async () => {
    const { token, copied } = await fixture.sent();
    await bytesOf((await page(copied)).documentUrl);
    expect((await page(copied)).documentOpenedAt).not.toBeNull();
    expect((await page(token)).documentOpenedAt).toBeNull();
  });

  it('a copied link takes five tries, and no code of another link', async () => {
    const one = await fixture.sent();
    const two = await fixture.sent();
    const code = await fixture.codeFor(one.copied, one.phone);
    const foreign = await fixture.codeFor(two.copied, two.phone);
    expect((await answer(one.copied, { ...yes, code: foreign })).status).toBe(400);
    for (let tries = 0; tries < 4; tries += 1)
      expect((await answer(one.copied, { ...yes, code: other(code) })).body.code).toBe('offers.invalid_code');
    expect(await answer(one.copied, { ...yes, code })).toMatchObject({
      status: 400,
      body: { code: 'offers.code_expired' },
    });
    ok(await answer(one.copied, { ...yes, code: await fixture.codeFor(one.copied, one.phone) }));
  });

  it('a copied link gets three codes an hour, each valid for ten minutes', async () => {
    const { copied, phone } = await fixture.sent();
    const code = await fixture.codeFor(copied, phone);
    expect([await askCode(copied), await askCode(copied), await askCode(copied)]).toEqual([202, 202, 429]);
    expect(await answer(copied, { ...yes, code })).toMatchObject({
      status: 400,
      body: { code: 'offers.invalid_code' },
    });
    const last = /\d{6}/.exec(await fixture.lastText(phone))?.[0];
    await app.advance(1);
    expect(await answer(copied, { ...yes, code: last })).toMatchObject({
      status: 400,
      body: { code: 'offers.code_expired' },
    });
    expect(await askCode(copied)).toBe(202);
  });

  it('ten answers with the code sign once, and five of ten wrong codes at the same time count', async () => {
    const { copied, phone } = await fixture.sent();
    const code = await fixture.codeFor(copied, phone);
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => answer(copied, { ...yes, code: other(code) })),
    );
    const codes = tries.map(({ body }) => body.code);
    expect(codes.filter((said) => said === 'offers.invalid_code')).toHaveLength(5);
    expect(codes.filter((said) => said === 'offers.code_expired')).toHaveLength(5);
    const next = await fixture.codeFor(copied, phone);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => answer(copied, { ...yes, code: next })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(9).fill(409),
    ]);
  });

  it('an old copied link leads to that of the next version, and its code opens nothing there', async () => {
    const { referralId, id, copied, phone } = await fixture.sent();
    const code = await fixture.codeFor(copied, phone);
    const { client } = fixture.employer;
    const offerData = {
      payRate: '20',
      payType: 'hourly',
      startDate: dayAhead(200),
      workLocation: 'Austin, TX',
    };
    ok(await client.post(`/api/offer-letters/${id}/amend`, { offerData }));
    const { signingUrl } = offerLetterSchema.parse(
      ok(await client.get(`/api/offer-letters/referral/${referralId}`)),
    );
    expect(await page(copied)).toMatchObject({ status: 'replaced', newSigningUrl: signingUrl });
    const next = String(signingUrl).split('/').at(-1) ?? '';
    expect(await answer(next, { ...yes, code })).toMatchObject({
      status: 400,
      body: { code: 'offers.invalid_code' },
    });
    expect((await answer(copied, { ...yes, code })).status).toBe(410);
  });

  it('a link gets no code once the letter has ended or if the link does not exist', async () => {
    const { id, copied } = await fixture.sent();
    ok(await fixture.employer.client.post(`/api/offer-letters/${id}/withdraw`, {}));
    expect(await askCode(copied)).toBe(410);
    expect(await askCode('nobody')).toBe(404);
  });
});
