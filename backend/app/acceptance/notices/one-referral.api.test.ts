import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

const DAY_HOURS = 24;

describe('the notifications about one referral', () => {
  let app: TestApplication;
  let fixture: OfferFixture;

  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await OfferFixture.open(app);
  });
  afterAll(() => app.stop());

  /** Newest first, only for this referral. */
  async function inboxOf({ client }: SignedUp, referralId: string): Promise<string[]> {
    await app.settle();
    const items: Loose[] = ok(await client.get('/api/notifications'));
    return items.filter(({ data }) => data.referralId === referralId).map(({ type }) => String(type));
  }
  /** Advances to the next step, after the notifications of this one. */
  async function wait(hours: number): Promise<void> {
    await app.settle();
    await app.advance(hours);
  }
  /** First lines of emails about it, oldest first, without those from the start of the account. */
  async function mailsTo(to: string, since: number): Promise<string[]> {
    const all = (await fixture.outbox(to)).toReversed();
    return all.slice(since).map(({ subject, body }) => String(subject ?? body));
  }
  async function signed(token: string): Promise<void> {
    const yes = { acceptedTerms: true, signature: 'Bo Li', esignConsent: true };
    ok(await app.client().post(`/api/offer-letters/sign/${token}`, yes));
  }
  async function confirm(phone: string): Promise<void> {
    const texts = (await fixture.outbox(phone)).map(({ body }) => String(body)).join('\n');
    const link = /\/confirm-referral\/([\w-]+)/.exec(texts)?.[1];
    ok(await app.client().post(`/api/referral-confirmation/${link}`, { accept: true }));
  }

  it('each person gets three or four notifications from the referral to the hire, with days between the steps', async () => {
    const phone = testPhone();
    const { employer, referrer } = fixture;
    const before = [
      (await fixture.outbox(employer.email)).length,
      (await fixture.outbox(referrer.email)).length,
    ];
    const id = await fixture.refer({ workerPhone: phone, workerEmail: null });
    await wait(DAY_HOURS);
    await confirm(phone);
    await wait(DAY_HOURS);
    await fixture.move(id, 'contacted');
    await wait(DAY_HOURS);
    await fixture.move(id, 'interviewing');
    await wait(DAY_HOURS);
    const { id: letterId } = await fixture.paidDraft(id);
    const { signingUrl } = ok(await fixture.send(letterId));
    const token = await fixture.sentToken(signingUrl);
    await wait(DAY_HOURS);
    await signed(token);
    await wait(DAY_HOURS);
    ok(await employer.client.put(`/api/referrals/${id}/hire`, {}));
    await app.settle();

    const toReferrer = await mailsTo(referrer.email, before[1] ?? 0);
    expect(toReferrer.filter((line) => line !== 'Add your tax information')).toEqual([
      'Referral confirmed',
      'Referral update',
      'Offer accepted',
      'Your referral was hired',
    ]);
    // In addition to the receipt, which is required. The copy of the letter is the only email about the signature.
    const toEmployer = await mailsTo(employer.email, before[0] ?? 0);
    expect(toEmployer.filter((line) => !/Payment|receipt/i.test(line))).toEqual([
      'New referral',
      'Referral confirmed',
      expect.stringMatching(/^Signed offer letter/),
    ]);
    // In addition to the ordered drug test and the Form I-9, which have their own texts.
    const toWorker = (await fixture.outbox(phone)).toReversed().map(({ body }) => String(body));
    const steps = /referred you|sent you an offer|you signed|you're hired/;
    expect(toWorker.flatMap((text) => steps.exec(text)?.[0] ?? [])).toEqual([
      'referred you',
      'sent you an offer',
      'you signed',
      "you're hired",
    ]);
  });

  it('steps within ten minutes share one line in the inbox and one email', async () => {
    const { employer, referrer } = fixture;
    const id = await fixture.refer();
    await app.settle();
    const since = (await fixture.outbox(referrer.email)).length;
    await fixture.move(id, 'interview_scheduled');
    expect(await inboxOf(referrer, id)).toEqual(['referral_status_changed']);
    expect(await mailsTo(referrer.email, since)).toHaveLength(1);
    await wait(1);
    await fixture.move(id, 'rejected');
    expect(await inboxOf(referrer, id)).toHaveLength(2);
    expect(await mailsTo(referrer.email, since)).toHaveLength(2);
    expect(await inboxOf(employer, id)).toEqual(['referral_received']);
  });

  it('undoing a step removes its notification', async () => {
    const { employer, referrer } = fixture;
    const id = await fixture.refer();
    await fixture.move(id, 'contacted');
    await wait(1);
    await fixture.move(id, 'interviewing');
    expect(await inboxOf(referrer, id)).toHaveLength(2);
    ok(await employer.client.put(`/api/referrals/${id}/rollback`, {}));
    expect(await inboxOf(referrer, id)).toHaveLength(1);
  });

  it('no one is notified of their own action: the referrer’s code, the employer’s paper', async () => {
    const { employer, referrer } = fixture;
    const phone = testPhone();
    const id = await fixture.refer({ workerPhone: phone });
    ok(await referrer.client.post(`/api/referrals/${id}/send-verification`, {}));
    const texts = (await fixture.outbox(phone)).map(({ body }) => String(body)).join('\n');
    const code = /code is (\d{6})/.exec(texts)?.[1];
    ok(await referrer.client.post(`/api/referrals/${id}/verify`, { code }));
    expect(await inboxOf(referrer, id)).toEqual([]);
    expect(await inboxOf(employer, id)).toEqual(['referral_confirmed']);
    await wait(1);
    await fixture.move(id, 'contacted', 'interviewing');
    const { id: letterId } = await fixture.paidDraft(id);
    ok(await fixture.send(letterId));
    await wait(1);
    const paper = { signedAt: fixture.now().slice(0, 10), note: 'Signed at the yard.' };
    ok(await employer.client.post(`/api/offer-letters/${letterId}/paper-signature`, paper));
    expect(await inboxOf(employer, id)).not.toContain('offer_accepted');
    expect(await inboxOf(referrer, id)).toContain('offer_accepted');
  });
});
