import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsTo } from '#testing/fixtures/people/confirmed-phone.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { confirmEmail } from '#testing/fixtures/people/trusted-people.ts';
import { OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

describe('mail from an unconfirmed employer to an address that others typed', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true, environment: { SMS_LIMITS: 'on' } });
  });
  afterAll(() => app.stop());

  /** An unconfirmed employer and a confirmed referrer. */
  const meet = async (): Promise<void> => {
    fixture = await OfferFixture.open(app);
    await confirmEmail(app, fixture.referrer);
  };
  const subjects = async (to: string): Promise<string[]> =>
    (await fixture.outbox(to)).map(({ subject }) => String(subject)).toSorted();
  const confirmed = async (): Promise<void> => {
    await confirmEmail(app, fixture.employer);
    // Queued jobs become due.
    await runSql(
      app.application.sql,
      `update pgboss.job set start_after = now() where state = 'created' and start_after > now()`,
    );
  };

  it('mail about a hire and its undoing waits until the employer is confirmed', async () => {
    await meet();
    const [workerPhone, workerEmail] = [testPhone(), 'hired.unasked@example.com'];
    const jobId = await fixture.post({ referralBonus: '0' });
    const id = await fixture.refer({ jobId, workerPhone, workerEmail });
    const link = /\/confirm-referral\/([\w-]+)/.exec((await textsTo(app, workerPhone)).join(' '))?.[1];
    ok(await app.client().post(`/api/referral-confirmation/${link}`, { accept: true }));
    await fixture.move(id, 'contacted', 'interviewing');
    const before = await subjects(workerEmail);
    ok(await fixture.employer.client.put(`/api/referrals/${id}/hire`, {}));
    expect(await subjects(workerEmail)).toEqual(before);
    ok(await fixture.employer.client.put(`/api/referrals/${id}/rollback`, {}));
    expect(await subjects(workerEmail)).toEqual(before);
    await confirmed();
    expect((await subjects(workerEmail)).filter((subject) => subject.includes('ired'))).toEqual([
      'Not hired after all: Framer at Hill Country Builders',
      "You're hired: Framer at Hill Country Builders",
    ]);
  });

  it("the worker's copy of a signed letter waits until the employer is confirmed, and the employer's is sent right away", async () => {
    await meet();
    const workerEmail = 'signed.unasked@example.com';
    const referralId = await fixture.refer({ workerEmail });
    ok(await fixture.move(referralId, 'interview_scheduled'));
    const { id } = await fixture.paidDraft(referralId);
    const { signingUrl } = ok(await fixture.send(id));
    const token = await fixture.sentToken(signingUrl);
    const before = await subjects(workerEmail);
    const signed = { acceptedTerms: true, signature: 'Bo Li', esignConsent: true };
    ok(await app.client().post(`/api/offer-letters/sign/${token}`, signed));
    expect(await subjects(workerEmail)).toEqual(before);
    expect(await subjects(fixture.employer.email)).toContain(
      'Signed offer letter: Framer at Hill Country Builders',
    );
    await confirmed();
    expect((await subjects(workerEmail)).filter((subject) => subject.startsWith('You signed'))).toEqual([
      'You signed: Framer at Hill Country Builders',
    ]);
  });
});
