import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { sentToken } from '#testing/fixtures/people/sent-token.ts';
import { signUpEmployer } from '#testing/fixtures/sign-up.ts';
import { confirmWorker } from '#testing/fixtures/people/confirm-worker.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';

const UNKNOWN = '0193e6a4-9d5c-7000-8000-000000000001';
const GOOD_CARD = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123' };
const OFFER = {
  offerData: {
    startDate: dayAhead(365),
    payRate: '25',
    payType: 'hourly',
    workLocation: 'Austin, TX',
    benefits: 'Health insurance',
  },
};

describe('the employer’s calls on a referral', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  const put = (path: string, body: object = {}) =>
    fixture.employer.client.put(`/api/referrals/${path}`, body);
  const look = async (id: string) => (await fixture.employer.client.get(`/api/referrals/${id}`)).body;
  const pay = async ({
    paymentIntentId,
    clientSecret,
  }: {
    paymentIntentId: string;
    clientSecret: string;
  }) => {
    const path = `/api/sandbox-payments/${paymentIntentId}/confirm`;
    const answer = await fixture.employer.client.post(path, { ...GOOD_CARD, clientSecret });
    if (answer.status !== 200) throw new Error(`Paying answered ${answer.status}: ${answer.body.message}`);
    await app.settle();
  };
  const interviewed = async () => {
    const id = await fixture.refer();
    await fixture.move(id, 'interview_scheduled');
    return id;
  };

  it('other users cannot call the employer’s actions', async () => {
    const id = await fixture.refer();
    const { client: other } = await signUpEmployer(app);
    const calls = [
      ['put', `/api/referrals/ID/status`, { status: 'contacted' }],
      ['put', `/api/referrals/ID/rollback`, {}],
      ['put', `/api/referrals/ID/hire`, { addOns: [] }],
      ['put', `/api/referrals/ID/complete`, {}],
      ['post', `/api/pay-referral-bonus/ID`, {}],
    ] as const;
    for (const [method, path, body] of calls) {
      const at = (what: string) => path.replace('ID', what);
      expect((await app.client()[method](at(id), body)).status).toBe(401);
      expect((await other[method](at(id), body)).status).toBe(403);
      expect((await fixture.referrer.client[method](at(id), body)).status).toBe(403);
      expect((await fixture.employer.client[method](at(UNKNOWN), body)).status).toBe(404);
      expect((await fixture.employer.client[method](at('nonsense'), body)).status).toBe(404);
    }
    expect((await look(id)).status).toBe('submitted');
  });

  describe('hiring', () => {
    it('a hire requests the bonus once and commits it when it is paid', async () => {
      const id = await interviewed();
      const answers = await Promise.all(Array.from({ length: 10 }, () => put(`${id}/hire`, { addOns: [] })));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.payment.id)).size).toBe(1);
      const [first] = answers;
      expect(first?.body).toMatchObject({
        referral: { status: 'hired', paymentStatus: 'pending', bonusPaidAt: null },
        payment: { status: 'requires_payment', amount: '500.00', lines: [{ kind: 'referralBonus' }] },
      });
      const hires = (await fixture.employer.client.get(`/api/referrals/${id}/timeline`)).body.filter(
        ({ status }: { status: string }) => status === 'hired',
      );
      expect(hires).toHaveLength(1);

      await pay(first?.body.payment);
      const paid = await look(id);
      expect(paid).toMatchObject({ status: 'hired', paymentStatus: 'paid' });
      expect(paid.bonusPaidAt).not.toBeNull();
      expect((await put(`${id}/hire`)).body.payment).toMatchObject({
        status: 'succeeded',
        clientSecret: null,
      });
    });

    it('the payment of a hire is listed with the name of the worker', async () => {
      const id = await interviewed();
      const { payment } = (await put(`${id}/hire`)).body;
      const { workerName } = await look(id);
      const [newest] = (await fixture.employer.client.get('/api/billing/payments')).body;
      expect(newest).toMatchObject({ id: payment.id, referralId: id, workerName });
      const { body } = await fixture.employer.client.get(`/api/billing/payments/${payment.id}`);
      expect(body).toMatchObject({ id: payment.id, workerName });
    });

    it('a hire charges its add-ons', async () => {
      const id = await interviewed();
      const { body } = await put(`${id}/hire`, { addOns: { drugTest: true } });
      expect(body.payment).toMatchObject({ amount: '550.00', status: 'requires_payment' });
    });

    it('a hire is not possible before an interview', async () => {
      const id = await fixture.refer();
      expect(await put(`${id}/hire`)).toMatchObject({
        status: 422,
        body: { code: 'hiring.illegal_transition' },
      });
    });

    it('undoing a hire reverses its money, and the hire can be repeated', async () => {
      const id = await interviewed();
      await pay((await put(`${id}/hire`)).body.payment);
      const undone = await put(`${id}/rollback`);
      expect(undone).toMatchObject({
        status: 200,
        body: {
          message: 'Returned to "Interview Scheduled"',
          referral: { status: 'interviewing', hiredAt: null, bonusPaidAt: null, paymentStatus: 'funded' },
        },
      });
      expect(await put(`${id}/rollback`)).toMatchObject({
        status: 422,
        body: { message: 'No previous status to return to' },
      });
      const again = await put(`${id}/hire`);
      expect(again.body).toMatchObject({
        referral: { status: 'hired', paymentStatus: 'paid' },
        payment: { status: 'succeeded', clientSecret: null },
      });
    });
  });

  describe('paying the bonus', () => {
    it('the bonus is paid after the hire', async () => {
      const id = await interviewed();
      expect(await fixture.employer.client.post(`/api/pay-referral-bonus/${id}`)).toMatchObject({
        status: 422,
        body: { code: 'billing.not_hired' },
      });
    });

    it('the call returns the payment of the hire and reports when it is funded', async () => {
      const id = await interviewed();
      const { payment } = (await put(`${id}/hire`)).body;
      const due = await fixture.employer.client.post(`/api/pay-referral-bonus/${id}`);
      expect(due.body).toMatchObject({ status: 'requires_payment', amount: '500.00' });
      expect(due.body.paymentIntentId).toBe(payment.paymentIntentId);
      await pay(due.body);
      const funded = await fixture.employer.client.post(`/api/pay-referral-bonus/${id}`);
      expect(funded).toMatchObject({ status: 200, body: { status: 'succeeded', clientSecret: null } });
    });
  });

  describe('completing', () => {
    it('completion follows the hire, and repeating it does nothing', async () => {
      const id = await interviewed();
      expect((await put(`${id}/complete`)).status).toBe(422);
      await put(`${id}/hire`);
      expect((await put(`${id}/complete`)).body).toMatchObject({ status: 'completed' });
      const again = await put(`${id}/complete`);
      expect(again).toMatchObject({ status: 200, body: { status: 'completed' } });
      expect((await fixture.employer.client.get(`/api/referrals/${id}/timeline`)).body).toHaveLength(5);
    });
  });

  describe('an offer', () => {
    const offered = async (terms: object = {}) => {
      const id = await interviewed();
      const created = await put(`${id}/create-offer`, { offerData: { ...OFFER.offerData, ...terms } });
      if (created.status !== 200) throw new Error(JSON.stringify(created.body));
      return { id, payment: created.body.payment };
    };

    it('the plain call sends an offer when it is paid', async () => {
      const { id, payment } = await offered();
      expect((await put(`${id}/status`, { status: 'offer_sent' })).status).toBe(409);
      await pay(payment);
      expect((await put(`${id}/status`, { status: 'offer_sent' })).body).toMatchObject({
        status: 'offer_sent',
        paymentStatus: 'funded',
        offerLetter: { status: 'sent' },
        nextActions: [{ status: 'rejected' }],
        nextStep: { status: 'offer_signed', actor: 'worker' },
      });
      expect(await put(`${id}/status`, { status: 'offer_signed', notes: 'on paper' })).toMatchObject({
        status: 409,
        body: {
          code: 'hiring.offer_awaiting_answer',
          message: expect.stringMatching(/Record it under Manage Offer Letter, Actions, Signed on Paper\.$/),
        },
      });
    });

    it('a hire by offer can be completed from its start date on, by the day at the job', async () => {
      const { id, payment } = await offered({ startDate: dayAhead(1, app.application.clock.now()) });
      await pay(payment);
      await put(`${id}/status`, { status: 'offer_sent' });
      const { signingUrl } = (await fixture.employer.client.get(`/api/offer-letters/referral/${id}`)).body;
      const answer = { acceptedTerms: true, signature: 'Bo Li', esignConsent: true };
      await app.client().post(`/api/offer-letters/sign/${await sentToken(app, signingUrl)}`, answer);
      expect((await put(`${id}/hire`)).status).toBe(200);
      const refused = { status: 422, body: { code: 'hiring.not_started' } };
      expect(await put(`${id}/complete`)).toMatchObject(refused);
      expect(await put(`${id}/status`, { status: 'completed' })).toMatchObject(refused);
      await app.advance(24);
      expect((await put(`${id}/complete`)).body).toMatchObject({ status: 'completed' });
    });

    it.each(['rollback', 'status'])('an offer ends with its money refunded by %s', async (call) => {
      const { id, payment } = await offered();
      await pay(payment);
      await put(`${id}/status`, { status: 'offer_sent' });
      const body = call === 'status' ? { status: 'rejected', notes: 'no' } : {};
      expect((await put(`${id}/${call}`, body)).status).toBe(200);
      await app.settle();
      expect(await look(id)).toMatchObject({
        status: call === 'status' ? 'rejected' : 'interviewing',
        paymentStatus: 'refunded',
        offerLetter: { status: 'withdrawn' },
      });
    });
  });

  describe('undoing', () => {
    it('undoing the rejection of someone with an open letter leads to the interview and allows a new offer', async () => {
      const id = await interviewed();
      await pay((await put(`${id}/create-offer`, OFFER)).body.payment);
      await put(`${id}/status`, { status: 'offer_sent' });
      await put(`${id}/status`, { status: 'rejected', notes: 'no' });
      expect((await look(id)).rollback).toMatchObject({
        allowed: true,
        previousStatus: 'interviewing',
        previousStatusDisplay: 'Interview Scheduled',
      });
      expect((await put(`${id}/rollback`)).body.referral).toMatchObject({
        status: 'interviewing',
        offerLetter: { status: 'withdrawn' },
        nextActions: [{ status: 'offer_sent' }, { status: 'rejected' }],
        rollback: { allowed: false },
      });
      await app.settle();
      await pay((await put(`${id}/create-offer`, OFFER)).body.payment);
      expect((await put(`${id}/status`, { status: 'offer_sent' })).body).toMatchObject({
        status: 'offer_sent',
        paymentStatus: 'funded',
        offerLetter: { status: 'sent' },
      });
    });

    it('a change can be undone for a day', async () => {
      const id = await fixture.refer();
      await put(`${id}/status`, { status: 'contacted' });
      expect((await look(id)).rollback).toMatchObject({
        allowed: true,
        previousStatus: 'submitted',
        previousStatusDisplay: 'New Referral',
      });
      await app.advance(24);
      expect((await look(id)).rollback).toMatchObject({ allowed: false });
      expect(await put(`${id}/rollback`)).toMatchObject({
        status: 422,
        body: { message: 'Rollback time limit exceeded (24 hours)' },
      });
    });

    it('undoing is refused when a part of the bonus has been paid', async () => {
      const id = await interviewed();
      await confirmWorker(app, id);
      await pay((await put(`${id}/hire`)).body.payment);
      await app.advance(30 * 24);
      await put(`${id}/complete`);
      expect(await put(`${id}/rollback`)).toMatchObject({
        status: 422,
        body: { message: 'A bonus has already been paid out' },
      });
    });
  });

  it('the plain call rejects a hired worker and refunds parts that are not due yet', async () => {
    const id = await interviewed();
    await pay((await put(`${id}/hire`)).body.payment);
    expect((await put(`${id}/status`, { status: 'rejected', notes: 'Left' })).status).toBe(200);
    await app.settle();
    expect(await look(id)).toMatchObject({ status: 'rejected', nextActions: [] });
    const { body: books } = await app.client().get('/api/dev/ledger-check');
    expect(books).toMatchObject({ balanced: true, problems: [] });
  });
});
