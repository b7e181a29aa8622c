import { createHash } from 'node:crypto';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { offerLetterSchema, offerSigningSchema } from '#contract/offers/index.ts';
import { OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

const TERMS = 'From June 1 the schedule is four ten-hour days.';

describe('addenda over HTTP', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await OfferFixture.open(app);
  });
  afterAll(() => app.stop());

  const add = (id: string, terms = TERMS) =>
    fixture.employer.client.post(`/api/offer-letters/${id}/addendum`, { terms });
  const page = async (token: string) =>
    offerSigningSchema.parse(ok(await app.client().get(`/api/offer-letters/sign/${token}`)));
  const answer = (token: string, body: unknown) =>
    app.client().post(`/api/offer-letters/sign/${token}`, body);
  const bytesOf = async (path: string): Promise<Buffer> =>
    Buffer.from(await (await fetch(app.origin + path)).arrayBuffer());
  const letterOf = async (referralId: string) =>
    offerLetterSchema.parse(
      ok(await fixture.employer.client.get(`/api/offer-letters/referral/${referralId}`)),
    );
  const signed = async () => {
    const made = await fixture.sent();
    ok(await answer(made.token, { acceptedTerms: true }));
    return made;
  };
  const tokenFor = ({ signingUrl }: { signingUrl: string | null }) => fixture.sentToken(signingUrl);

  it('an addendum is signed as a letter of its own and changes neither the signed letter nor the referral', async () => {
    const { referralId, id, token: letterToken } = await signed();
    const before = await letterOf(referralId);
    const original = await bytesOf(`/api/offer-letters/${id}/document?token=${letterToken}`);
    const addendum = offerLetterSchema.parse(ok(await add(id)));
    expect(addendum).toMatchObject({ status: 'sent', customTerms: TERMS, payment: null });
    const token = await tokenFor(addendum);
    const shown = await page(token);
    expect(shown).toMatchObject({ isAddendum: true, customTerms: TERMS, countersLeft: 0, status: 'viewed' });
    expect(shown.consent?.statement).toContain('for this addendum.');
    const draftWords = await extractText(new Uint8Array(await bytesOf(shown.documentUrl)), {
      mergePages: true,
    });
    expect(draftWords.text).toContain('Addendum to the offer of employment');
    expect(draftWords.text).toContain(id);
    const yes = { acceptedTerms: true, signature: 'Bo Li', esignConsent: true };
    const done = offerSigningSchema.parse(
      ok(await answer(token, { ...yes, consentHash: shown.consent?.sha256 })),
    );
    expect(done).toMatchObject({ status: 'signed', isAddendum: true });

    const bytes = await bytesOf(done.documentUrl);
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(hash).toBe(done.documentHash);
    expect(ok(await app.client().get(`/api/offer-letters/verify/${hash}`))).toMatchObject({
      known: true,
      status: 'signed',
    });
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    expect(text).toContain('Record of the electronic signature');
    const words = text.replaceAll(/\s+/g, ' ');
    expect(words).toContain(TERMS);
    expect(words).toContain('This addendum alone: reading it');
    expect(words).toContain('Accepted the addendum');
    expect(words).not.toContain('when the offer was accepted');

    const after = await letterOf(referralId);
    expect(after.addenda).toMatchObject([{ id: addendum.id, status: 'signed', terms: TERMS }]);
    expect({ ...after, addenda: [] }).toEqual({ ...before, addenda: [] });
    expect(await bytesOf(`/api/offer-letters/${id}/document?token=${letterToken}`)).toEqual(original);
    expect(await fixture.referralStatus(referralId)).toBe('offer_signed');
    await app.settle();
    const notices = ok(await fixture.employer.client.get('/api/notifications'));
    const about = notices.filter(({ data }: Record<string, Record<string, string>>) => {
      return data?.['offerLetterId'] === addendum.id;
    });
    expect(about.map(({ type }: { type: string }) => type)).toEqual(['addendum_signed']);
    const sent = {
      name: 'test-addendum-copies',
      text: `select channel from offer_letter_events where offer_letter_id = $1 and kind = 'copy_sent'`,
    };
    expect(await app.application.sql.rows(sent, [addendum.id])).toHaveLength(2);
    expect(await fixture.ledgerBalances()).toBe(true);
  });

  it('ten addenda sent at the same time leave one', async () => {
    const { id } = await signed();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => add(id, `Version ${at}`)));
    const codes = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(codes).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('offers.addendum_open');
  });

  it('a declined or withdrawn addendum can be followed by another, and the offer stays signed', async () => {
    const { referralId, id } = await signed();
    const first = offerLetterSchema.parse(ok(await add(id)));
    expect(ok(await answer(await tokenFor(first), { acceptedTerms: false }))).toMatchObject({
      status: 'declined',
    });
    const second = offerLetterSchema.parse(ok(await add(id)));
    ok(await fixture.employer.client.post(`/api/offer-letters/${second.id}/withdraw`, {}));
    expect((await page(await tokenFor(second))).status).toBe('withdrawn');
    ok(await add(id));
    expect(await fixture.referralStatus(referralId)).toBe('offer_signed');
    expect((await letterOf(referralId)).addenda.map(({ status }) => status)).toEqual([
      'sent',
      'withdrawn',
      'declined',
    ]);
  });

  it('an addendum cannot be amended or countered, and takes no addendum', async () => {
    const { id } = await signed();
    const addendum = offerLetterSchema.parse(ok(await add(id)));
    const path = `/api/offer-letters/${addendum.id}`;
    const offerData = { payRate: '30', workLocation: 'Austin, TX' };
    for (const [call, body] of [
      [`${path}/amend`, { offerData }],
      [`${path}/addendum`, { terms: TERMS }],
      [`/api/offer-letters/sign/${await tokenFor(addendum)}/counter`, { note: 'More' }],
    ] as const) {
      const { status } = await fixture.employer.client.post(call, body);
      expect([call, status]).toEqual([call, 409]);
    }
  });

  it('a paper signature on an addendum removes it from the mailing list after the consent was withdrawn', async () => {
    const { referralId, id, token } = await signed();
    ok(await app.client().post(`/api/offer-letters/sign/${token}/withdraw-consent`));
    const addendum = offerLetterSchema.parse(ok(await add(id)));
    const isListed = async () =>
      ok(await fixture.employer.client.get('/api/mailings')).some(
        (row: { id: string }) => row.id === addendum.id,
      );
    expect(await isListed()).toBe(true);
    const body = { signedAt: fixture.now(), note: 'Came back by mail' };
    const path = `/api/offer-letters/${addendum.id}/paper-signature`;
    expect(await fixture.referrer.client.post(path, body)).toMatchObject({ status: 403 });
    ok(await fixture.employer.client.post(path, body));
    expect(await isListed()).toBe(false);
    expect((await letterOf(referralId)).addenda).toMatchObject([
      { id: addendum.id, status: 'signed', signatureKind: 'paper', paperNote: 'Came back by mail' },
    ]);
    expect(await fixture.referralStatus(referralId)).toBe('offer_signed');
    expect(await fixture.employer.client.post(path, body)).toMatchObject({ status: 409 });
    await app.settle();
    const told = ok(await fixture.employer.client.get('/api/notifications')).filter(
      ({ data }: { data: { offerLetterId?: string } | null }) => data?.offerLetterId === addendum.id,
    );
    expect(told).toEqual([]);
  });

  it('an addendum requires a signed letter, and an error names the text that it cannot print', async () => {
    const { id } = await fixture.sent();
    expect(await add(id)).toMatchObject({ status: 409, body: { code: 'offers.not_signed_yet' } });
    expect(await add(id, ' ')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'terms', message: 'Please write what the addendum says' }] },
    });
    expect(await add(id, 'Boots 🥾')).toMatchObject({
      status: 400,
      body: { code: 'offers.unprintable', issues: [{ path: 'terms' }] },
    });
  });

  it('an addendum ends when the signature of its letter is undone', async () => {
    const { referralId, id } = await fixture.sent();
    const onPaper = { signedAt: fixture.now(), note: 'Signed in the trailer' };
    ok(await fixture.employer.client.post(`/api/offer-letters/${id}/paper-signature`, onPaper));
    const addendum = offerLetterSchema.parse(ok(await add(id)));
    ok(await fixture.employer.client.put(`/api/referrals/${referralId}/rollback`, {}));
    expect((await page(await tokenFor(addendum))).status).toBe('withdrawn');
  });
});
