import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { offerData, ok } from '#modules/offers/testing/api-fixture.ts';
import { BULK, CrewFixture } from '#modules/offers/testing/crew-fixture.ts';

const OTHER = '(512) 555-0199';
const TYPED = 'typed@example.com';
const issueAt = (path: string) => ({
  code: 'offers.contact_differs',
  issues: [expect.objectContaining({ path })],
});
const refused = { status: 422, body: issueAt('offerData.workerPhone') };

/** Spellings of a referral's number. */
const SAME: readonly (readonly [string, (digits: string) => string])[] = [
  ['as it is kept', (digits) => `+1${digits}`],
  ['with brackets', (digits) => digits.replace(/(...)(...)(....)/, '($1) $2-$3')],
  ['with dots and a country', (digits) => digits.replace(/(...)(...)(....)/, '1.$1.$2.$3')],
  ['masked', (digits) => `•••-•••-••${digits.slice(-2)}`],
  ['empty', () => ''],
];

const CORRECTED = {
  name: 'test-corrected-contact',
  text: `update referrals set worker_phone = $2, worker_email = $3, verification_status = 'verified' where id = $1
    returning id`,
};

describe('the contact of letters over HTTP', () => {
  let app: TestApplication;
  let fixture: CrewFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await CrewFixture.open(app);
  });
  afterAll(() => app.stop());

  const amend = (id: string, change: Record<string, unknown>) =>
    fixture.employer.client.post(`/api/offer-letters/${id}/amend`, {
      offerData: { ...offerData, ...change },
    });
  const bodies = async (to: string): Promise<string[]> => (await fixture.outbox(to)).map(({ body }) => body);
  const interviewing = async (workerPhone: string, workerEmail: string | null): Promise<string> => {
    const id = await fixture.refer({ workerPhone, workerEmail });
    ok(await fixture.move(id, 'interview_scheduled'));
    return id;
  };

  it.each(SAME)(
    'letters use the number of the referral %s, in each call that names it',
    async (_how, written) => {
      const phone = testPhone();
      const workerPhone = written(phone.slice(2));
      const id = await fixture.interviewing(phone);
      const one = { referralIds: [id], offer: { ...offerData, workerPhone } };
      const quote = ok(await fixture.employer.client.post(`${BULK}/quote`, one));
      expect(quote.rows).toMatchObject([{ error: null }]);
      const { offerLetter } = ok(await fixture.create(id, { workerPhone }));
      ok(await amend(offerLetter.id, { workerPhone, payRate: '26' }));
    },
  );

  it('another number is refused when creating, by both addresses, amending, and offering to several, quote included', async () => {
    const id = await fixture.interviewing();
    const workerPhone = OTHER;
    expect(await fixture.create(id, { workerPhone })).toMatchObject(refused);
    const body = { referralId: id, offerData: { ...offerData, workerPhone } };
    expect(await fixture.employer.client.post('/api/offer-letters', body)).toMatchObject(refused);
    const rows = [{ referralId: id, error: issueAt('offer.workerPhone') }];
    const several = { referralIds: [id], offer: { ...offerData, workerPhone } };
    expect(ok(await fixture.employer.client.post(`${BULK}/quote`, several)).rows).toMatchObject(rows);
    expect(ok(await fixture.bulk([id], { offer: { workerPhone } }))).toMatchObject(rows);
    const { offerLetter } = ok(await fixture.create(id));
    expect(await amend(offerLetter.id, { workerPhone, payRate: '26' })).toMatchObject(refused);
    expect((await fixture.letterOf(id))['payRate']).toBe('25');
  });

  it('a typed email gets only the signed copy', async () => {
    const phone = testPhone();
    const id = await interviewing(phone, null);
    const { offerLetter, payment } = ok(await fixture.create(id, { workerEmail: TYPED }));
    expect(offerLetter.workerEmail).toBe(TYPED);
    await fixture.pay(payment);
    const { signingUrl } = ok(await fixture.send(offerLetter.id));
    // The text is sent immediately during the day, and after the quiet hours at night. The reminder follows
    // days later.
    await app.settle();
    await app.advance(12);
    await app.advance(5 * 24);
    expect((await bodies(phone)).filter((body) => body.includes('/sign-offer/')).length).toBeGreaterThan(0);
    expect(await bodies(TYPED)).toEqual([]);
    const token = await fixture.sentToken(signingUrl);
    ok(await app.client().post(`/api/offer-letters/sign/${token}`, { acceptedTerms: true }));
    const [copy, ...more] = await bodies(TYPED);
    expect(copy).toContain('[offer-letter-signed.pdf]');
    expect(more).toEqual([]);
  });

  it('a letter uses the current contact of the referral, not the one it was created with', async () => {
    const [phone, corrected] = [testPhone(), testPhone()];
    const id = await interviewing(phone, 'before@example.com');
    const { offerLetter, payment } = ok(await fixture.create(id, { workerEmail: TYPED }));
    expect(offerLetter.workerEmail).toBe('b•••@•••');
    await fixture.pay(payment);
    await app.application.sql.rows(CORRECTED, [id, corrected, 'after@example.com']);
    expect(await fixture.letterOf(id)).toMatchObject({
      workerPhone: corrected,
      workerEmail: 'after@example.com',
    });
    const { signingUrl } = ok(await fixture.send(offerLetter.id));
    await app.settle();
    await app.advance(12);
    const links = async (to: string) => (await bodies(to)).filter((body) => body.includes('/sign-offer/'));
    expect(await links(corrected)).toHaveLength(1);
    expect(await links(phone)).toEqual([]);
    const token = await fixture.sentToken(signingUrl);
    ok(await app.client().post(`/api/offer-letters/sign/${token}`, { acceptedTerms: true }));
    const copies = async (to: string) =>
      (await bodies(to)).filter((body) => body.includes('[offer-letter-signed.pdf]'));
    expect(await copies('after@example.com')).toHaveLength(1);
    for (const to of ['before@example.com', TYPED]) {
      expect((await copies(to)).filter((body) => body.includes(offerLetter.id))).toEqual([]);
    }
  });
});
