import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpEmployer, signUpWorker } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { offerSigningSchema } from '#contract/offers/index.ts';
import { OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

const yes = { acceptedTerms: true, signature: 'Bo Li', esignConsent: true };
const no = { acceptedTerms: false };
const RATE = {
  name: 'test-rate-person',
  text: 'update users set average_rating = $2, rating_count = $3 where id = $1',
};

describe('signing over HTTP', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await OfferFixture.open(app);
  });
  afterAll(() => app.stop());

  const page = (token: string) => app.client().get(`/api/offer-letters/sign/${token}`);
  const answer = (token: string, body: unknown = yes) =>
    app.client().post(`/api/offer-letters/sign/${token}`, body);
  const kinds = async (client = fixture.employer.client) =>
    ok(await client.get('/api/notifications')).map(({ type }: { type: string }) => type);
  const bytesOf = async (path: string): Promise<Buffer> =>
    Buffer.from(await (await fetch(app.origin + path)).arrayBuffer());

  /** A worker with an account who applied and is interviewing. */
  const applicant = async () => {
    const worker = await signUpWorker(app, { desiredPay: '$28/hour' });
    const { jobId } = ok(await fixture.employer.client.get(`/api/referrals/${await fixture.refer()}`));
    const { id } = ok(await worker.client.post(`/api/jobs/${jobId}/quick-apply`, {}));
    ok(await fixture.employer.client.put(`/api/referrals/${id}/status`, { status: 'interview_scheduled' }));
    return { worker, id: String(id) };
  };

  it('the link shows the offer, and the first view is recorded', async () => {
    const { referralId, token } = await fixture.sent();
    const shown = await page(token);
    expect(shown.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(shown.headers.get('Cache-Control')).toContain('no-store');
    const signing = offerSigningSchema.parse(shown.body);
    expect(signing).toMatchObject({ status: 'viewed', jobTitle: 'Framer', workerName: 'Bo Li' });
    expect(JSON.stringify(shown.body)).not.toContain('@');
    const letter = ok(await fixture.employer.client.get(`/api/offer-letters/referral/${referralId}`));
    expect(letter.status).toBe('viewed');
    const document = await bytesOf(signing.documentUrl);
    expect(document.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('a link preview in a chat is not recorded as a view', async () => {
    const { referralId, token } = await fixture.sent();
    const headers = { 'User-Agent': 'WhatsApp/2.23' };
    const shown = await fetch(`${app.origin}/api/offer-letters/sign/${token}`, { headers });
    expect(await shown.json()).toMatchObject({ status: 'sent', jobTitle: 'Framer' });
    const letter = ok(await fixture.employer.client.get(`/api/offer-letters/referral/${referralId}`));
    expect([letter.status, letter.viewedAt]).toEqual(['sent', null]);
  });

  it("the page shows the employer's rating and its count, without the employer's id", async () => {
    const { token } = await fixture.sent();
    const rating = async () => ok(await page(token)).employerRating;
    await app.application.sql.rows(RATE, [fixture.employer.id, null, 0]);
    expect(await rating()).toBeNull();
    await app.application.sql.rows(RATE, [fixture.employer.id, 4.25, 8]);
    expect(await rating()).toEqual({ average: 4.25, count: 8 });
    expect(JSON.stringify(ok(await page(token)))).not.toContain(fixture.employer.id);
  });

  it('signing moves the referral, freezes the document, and notifies everyone', async () => {
    const { referralId, id, token } = await fixture.sent();
    await page(token);
    const signed = offerSigningSchema.parse(ok(await answer(token)));
    expect(signed).toMatchObject({ status: 'signed', signedAt: expect.any(String) });
    expect(await fixture.referralStatus(referralId)).toBe('offer_signed');

    const bytes = await bytesOf(signed.documentUrl);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(signed.documentHash);
    expect(await bytesOf(signed.documentUrl)).toEqual(bytes);
    const verify = `/api/offer-letters/verify/${String(signed.documentHash).toUpperCase()}`;
    expect((await app.client().get(verify)).body).toEqual({
      known: true,
      signedBy: 'Bo L.',
      status: 'signed',
      signedAt: signed.signedAt,
    });

    expect(await answer(token, no)).toMatchObject({ status: 409, body: { code: 'offers.already_answered' } });
    expect((await page(token)).body).toMatchObject({ status: 'signed' });
    expect(await fixture.employer.client.post(`/api/offer-letters/${id}/withdraw`, {})).toMatchObject({
      status: 409,
    });
    await app.settle();
    expect(await kinds()).toContain('offer_accepted');
    expect(await kinds(fixture.referrer.client)).toContain('offer_accepted');
  });

  it('the check of a document reports it withdrawn if an undone rejection ended its letter', async () => {
    const { referralId, token } = await fixture.sent();
    const { documentHash } = offerSigningSchema.parse(ok(await answer(token)));
    const verify = async () => (await app.client().get(`/api/offer-letters/verify/${documentHash}`)).body;
    ok(await fixture.move(referralId, 'rejected'));
    ok(await fixture.employer.client.put(`/api/referrals/${referralId}/rollback`));
    await app.settle();
    expect(await fixture.referralStatus(referralId)).toBe('interviewing');
    expect(await verify()).toMatchObject({ known: true, signedBy: 'Bo L.', status: 'withdrawn' });
  });

  it('a copy with one changed byte is unknown', async () => {
    const { token } = await fixture.sent();
    const signed = offerSigningSchema.parse(ok(await answer(token)));
    const copy = await bytesOf(signed.documentUrl);
    const known = async () => {
      const hash = createHash('sha256').update(copy).digest('hex');
      return (await app.client().get(`/api/offer-letters/verify/${hash}`)).body.known;
    };
    expect(await known()).toBe(true);
    const at = Math.floor(copy.length / 2);
    copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
    expect(await known()).toBe(false);
  });

  it('declining refunds the money, and another offer may follow', async () => {
    const { referralId, token } = await fixture.sent();
    expect(ok(await answer(token, no))).toMatchObject({ status: 'declined' });
    expect(await fixture.referralStatus(referralId)).toBe('interviewing');
    await app.settle();
    expect(await kinds()).toContain('offer_declined');
    expect(await fixture.ledgerBalances()).toBe(true);
    expect((await fixture.create(referralId)).status).toBe(200);
    expect(await answer(token)).toMatchObject({ status: 409 });
  });

  it('one of many answers at the same time counts', async () => {
    const { token } = await fixture.sent();
    const answers = await Promise.all([yes, no, yes, no, yes, no].map((body) => answer(token, body)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    expect(await fixture.ledgerBalances()).toBe(true);
  });

  it('a bare yes signs the letter', async () => {
    const { token } = await fixture.sent();
    expect(ok(await answer(token, { acceptedTerms: true }))).toMatchObject({ status: 'signed' });
  });

  it('an invalid answer is refused and leaves the letter open', async () => {
    const { token } = await fixture.sent();
    for (const body of [{}, { acceptedTerms: 'yes' }, { acceptedTerms: null }]) {
      expect((await answer(token, body)).status).toBe(400);
    }
    expect((await page(token)).body.status).toBe('viewed');
  });

  it('links that open nothing are all refused in the same way', async () => {
    const { id, token } = await fixture.sent();
    const wrong = ['x', id, token.slice(0, -1), `${token}x`, token.toUpperCase(), '%27%20or%201=1'];
    for (const guess of wrong) {
      for (const refused of [await page(guess), await answer(guess)]) {
        expect(refused).toMatchObject({
          status: 404,
          body: { message: 'Offer letter not found or link has expired', code: 'offers.unknown_link' },
        });
      }
    }
  });

  it('a withdrawn letter is shown and takes no answer', async () => {
    const { id, token } = await fixture.sent();
    ok(await fixture.employer.client.post(`/api/offer-letters/${id}/withdraw`, {}));
    expect(await page(token)).toMatchObject({ status: 200, body: { status: 'withdrawn' } });
    expect(await answer(token)).toMatchObject({ status: 410, body: { code: 'offers.withdrawn' } });
  });

  it('only the owner and the link open the document', async () => {
    const { id, token } = await fixture.sent();
    const path = `/api/offer-letters/${id}/document`;
    const owner = await fixture.employer.client.get(path);
    expect(owner.headers.get('Content-Type')).toBe('application/pdf');
    expect(owner.headers.get('Content-Disposition')).toMatch(/^inline/);
    expect((await app.client().get(`${path}?token=${token}`)).status).toBe(200);
    expect((await app.client().get(`${path}?token=${token}x`)).status).toBe(404);
    expect((await app.client().get(path)).status).toBe(404);
    expect((await fixture.referrer.client.get(path)).status).toBe(403);
    expect((await (await signUpEmployer(app)).client.get(path)).status).toBe(403);
  });

  it('a worker who applied is notified when an offer ends without their answer', async () => {
    const [{ worker, id }, late] = [await applicant(), await applicant()];
    for (const one of [id, late.id]) ok(await fixture.send((await fixture.paidDraft(one)).id));
    const last = async ({ client }: typeof worker) => ok(await client.get('/api/notifications'))[0].message;
    await app.settle();
    expect(await last(worker)).toBe('Framer at Hill Country Builders: Offer Received.');
    const { body } = await fixture.employer.client.get(`/api/offer-letters/referral/${id}`);
    ok(await fixture.employer.client.post(`/api/offer-letters/${body.id}/withdraw`, {}));
    await app.advance(7 * 24);
    expect(await last(worker)).toBe('Framer at Hill Country Builders: Offer Withdrawn.');
    expect(await last(late.worker)).toBe('Framer at Hill Country Builders: Offer Expired.');
    const [application] = ok(await late.worker.client.get('/api/worker-applications'));
    expect(application).toMatchObject({ status: 'interview', offerLetter: { status: 'expired' } });
  });

  it('a worker who applied sees their own answer', async () => {
    const { worker, id } = await applicant();
    const { signingUrl } = ok(await fixture.send((await fixture.paidDraft(id)).id));
    ok(await answer(await fixture.sentToken(signingUrl), no));
    const timeline = ok(await worker.client.get(`/api/worker-applications/${id}/timeline`));
    expect(timeline.at(-1)).toMatchObject({ label: 'You declined the offer', actor: 'worker' });
    const own = ok(await fixture.employer.client.get(`/api/referrals/${id}/timeline`));
    expect(own.at(-1)).toMatchObject({ label: 'The offer was declined', actor: 'worker' });
  });

  it('only the worker who applied gets the link to the page, before and after the answer', async () => {
    const { worker, id } = await applicant();
    const path = `/api/offer-letters/referral/${id}/signing-link`;
    const link = async ({ client } = worker) => {
      const { status, body } = await client.get(path);
      return status === 200 ? body.signingUrl : status;
    };
    expect(await link()).toBe(404);
    const letter = await fixture.paidDraft(id);
    expect(await link()).toBe(404);
    const copied = ok(await fixture.send(letter.id)).signingUrl;
    const sent = await fixture.sentToken(copied);
    expect(await link()).toBe(`http://crewvine.test/sign-offer/${sent}`);
    for (const other of [fixture.employer, fixture.referrer, await signUpWorker(app)]) {
      expect(await link(other)).toBe(404);
    }
    expect((await app.client().get(path)).status).toBe(401);
    ok(await answer(sent));
    expect(await link()).toBe(`http://crewvine.test/sign-offer/${sent}`);
  });

  it('the check of an unsigned document knows nothing', async () => {
    const unknown = { known: false, signedBy: null, signedAt: null, status: null };
    expect((await app.client().get(`/api/offer-letters/verify/${'0'.repeat(64)}`)).body).toEqual(unknown);
    expect((await app.client().get('/api/offer-letters/verify/no-hash')).status).toBe(404);
  });

  it('the signing request uses the language that the referrer chose for the worker', async () => {
    const workerPhone = '5125550177';
    const referralId = await fixture.refer({ workerPhone, workerLanguage: 'es' });
    ok(await fixture.move(referralId, 'interview_scheduled'));
    ok(await fixture.send((await fixture.paidDraft(referralId)).id));
    // The text is sent immediately during the day, and after the quiet hours at night.
    await app.settle();
    await app.advance(12);
    const texts = await fixture.outbox('+15125550177');
    const text = texts.find(({ body }) => body.includes('/sign-offer/'));
    expect(text?.body).toContain('le ofrece el trabajo');
  });

  it('late letters end, and a late answer is refused', async () => {
    const { referralId, token } = await fixture.sent();
    const draft = ok(await fixture.create(await fixture.interviewing())).offerLetter;
    await app.advance(7 * 24);
    expect(await page(token)).toMatchObject({ status: 200, body: { status: 'expired' } });
    expect(await answer(token)).toMatchObject({ status: 410, body: { code: 'offers.expired' } });
    expect(await fixture.referralStatus(referralId)).toBe('interviewing');
    expect(await kinds()).toContain('offer_expired');
    const drafted = ok(await fixture.employer.client.get(`/api/offer-letters/referral/${draft.referralId}`));
    expect(drafted.status).toBe('draft');
    expect(await fixture.ledgerBalances()).toBe(true);
  });
});

describe('guesses of links', () => {
  it('guesses are limited to thirty a minute', async () => {
    const app = await startTestApplication({ limits: {} });
    try {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 31; attempt += 1) {
        statuses.push((await app.client().get(`/api/offer-letters/sign/guess-${attempt}`)).status);
      }
      expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true);
      expect(statuses[30]).toBe(429);
    } finally {
      await app.stop();
    }
  });
});
