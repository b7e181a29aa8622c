import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { offerSigningSchema } from '#contract/offers/index.ts';
import { OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

const IN_SPANISH = 'Oferta de empleo';
const IN_ENGLISH = 'Offer of employment';

describe('the language of a letter over HTTP', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await OfferFixture.open(app);
  });
  afterAll(() => app.stop());

  /** Sent to a worker whose language the referrer has named. */
  const sentIn = async (workerLanguage: Language) => {
    const referralId = await fixture.refer({ workerLanguage });
    ok(await fixture.move(referralId, 'interview_scheduled'));
    const { id } = await fixture.paidDraft(referralId);
    const token = await fixture.sentToken(ok(await fixture.send(id)).signingUrl);
    return { referralId, id: String(id), token };
  };
  const page = async (token: string, language: Language) =>
    offerSigningSchema.parse(
      ok(await app.client().get(`/api/offer-letters/sign/${token}?language=${language}`)),
    );
  const wordsOf = async (path: string): Promise<string> => {
    const bytes = await (await fetch(app.origin + path)).arrayBuffer();
    return (await extractText(new Uint8Array(bytes), { mergePages: true })).text;
  };
  /** Reads on the page in a language, opens the document there and signs. */
  const signIn = async (token: string, language: Language) => {
    const shown = await page(token, language);
    await wordsOf(shown.documentUrl);
    const yes = { acceptedTerms: true, signature: 'Bo Li', esignConsent: true };
    const answer = { ...yes, consentHash: shown.consent?.sha256 };
    return offerSigningSchema.parse(ok(await app.client().post(`/api/offer-letters/sign/${token}`, answer)));
  };

  it("the worker's own language is used until they choose another on the page", async () => {
    const { id, token } = await sentIn('es');
    expect((await page(token, 'en')).workerLanguage).toBe('es');
    const bare = await wordsOf(`/api/offer-letters/${id}/document?token=${token}`);
    expect([bare.includes(IN_ENGLISH), bare.includes(IN_SPANISH)]).toEqual([true, true]);
    expect(await wordsOf((await page(token, 'es')).documentUrl)).toContain(IN_SPANISH);
    expect(await wordsOf((await page(token, 'en')).documentUrl)).not.toContain(IN_SPANISH);
  });

  it('the signature fixes the language that was on the screen', async () => {
    const spanish = await sentIn('en');
    await signIn(spanish.token, 'es');
    expect(await wordsOf((await page(spanish.token, 'en')).documentUrl)).toContain(IN_SPANISH);
    const english = await sentIn('es');
    await signIn(english.token, 'en');
    expect(await wordsOf((await page(english.token, 'es')).documentUrl)).not.toContain(IN_SPANISH);
  });

  it('a letter without a screen uses the worker’s own language', async () => {
    const { token } = await sentIn('es');
    ok(await app.client().post(`/api/offer-letters/sign/${token}`, { acceptedTerms: true }));
    expect(await wordsOf((await page(token, 'en')).documentUrl)).toContain(IN_SPANISH);
  });
});

describe('unprintable text', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await OfferFixture.open(app);
  });
  afterAll(() => app.stop());

  const refused = (path: string, character: string) => ({
    status: 400,
    body: {
      code: 'offers.unprintable',
      issues: [{ path, message: `We can't print this character in a letter: ${character}` }],
    },
  });

  it('a character that no letter prints is refused by name when the letter is written, changed, answered, or signed', async () => {
    const referralId = await fixture.interviewing();
    expect(await fixture.create(referralId, { conditions: 'Safe crew 👷🏽' })).toMatchObject(
      refused('offerData.conditions', '👷🏽'),
    );
    expect(await fixture.create(referralId, { workerName: 'شريف' })).toMatchObject(
      refused('offerData.workerName', 'ش'),
    );
    const { id, token } = await fixture.sent();
    const amend = { offerData: { payRate: '26', workLocation: 'दिल्ली' } };
    expect(await fixture.employer.client.post(`/api/offer-letters/${id}/amend`, amend)).toMatchObject(
      refused('offerData.workLocation', 'दि'),
    );
    const link = `/api/offer-letters/sign/${token}`;
    expect(await app.client().post(`${link}/counter`, { note: 'More 💰' })).toMatchObject(
      refused('note', '💰'),
    );
    expect(await app.client().post(link, { acceptedTerms: true, signature: 'Bo 👷' })).toMatchObject(
      refused('signature', '👷'),
    );
    expect(ok(await app.client().get(link)).status).toBe('viewed');
  });
});
