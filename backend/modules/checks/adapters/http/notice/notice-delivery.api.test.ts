import { createHmac } from 'node:crypto';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpEmployer, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { confirmEmail } from '#testing/fixtures/people/trusted-people.ts';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { CheckFixture, ok } from '#modules/checks/testing/api-fixture.ts';

const MAIL_REPORT_KEY = 'a-key-for-mail-reports';
/** Longer than five business days with a weekend and a holiday on each side of it. */
const WAIT_HOURS = 14 * 24;

describe('a notice because of a background check', () => {
  let app: TestApplication;
  let fixture: CheckFixture;
  beforeAll(async () => {
    app = await startTestApplication({ environment: { MAIL_REPORT_KEY, SMS_LIMITS: 'on' } });
    fixture = await CheckFixture.open(app);
    for (const person of [fixture.employer, fixture.referrer]) await confirmEmail(app, person);
  });
  afterAll(() => app.stop());

  const path = (id: string, then = '') => `/api/referrals/${id}/adverse-action${then}`;
  const address = () => `cora-${testPhone().slice(1)}@example.com`;
  const optOut = (phone: string) =>
    runSql(app.application.sql, `insert into text_opt_outs (phone, created_at) values ('${phone}', now())`);
  const actionOf = async (id: string): Promise<Loose> => (await fixture.state(id)).adverseAction;
  const subjects = async (email: string) => (await fixture.outbox(email)).map(({ subject }) => subject);
  const notices = async (): Promise<string[]> =>
    ok(await fixture.employer.client.get('/api/notifications')).map(({ type }: Loose) => type);
  const mailed = (id: string, on: string) =>
    fixture.employer.client.post(path(id, '/mailed'), { name: 'Ana Ruiz', on });
  /** The notices about this referral that the employer has to mail. */
  const mailings = async (id: string): Promise<Loose[]> =>
    ok(await fixture.employer.client.get('/api/mailings')).filter(
      ({ referralId }: Loose) => referralId === id,
    );
  const today = () => dayAhead(0, app.application.clock.now());

  async function printed(id: string): Promise<string> {
    const headers = { Cookie: fixture.employer.client.cookieHeader() };
    const answer = await fetch(app.origin + path(id, '/notice'), { headers });
    const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
    return text.replaceAll(/\s+/gu, ' ');
  }

  /** A candidate with something to review; `emails` are the referral's and the one given for the check. */
  async function reviewed(emails: { workerEmail?: string; candidateEmail?: string } = {}) {
    const { workerEmail, candidateEmail } = emails;
    const worker = { workerName: 'Cora Concern', workerEmail };
    const { id, token, phone } = await fixture.asked(worker);
    ok(
      await fixture.answer(token, { consentGiven: true, candidateSignature: 'Cora Concern', candidateEmail }),
    );
    await app.settle();
    await app.advance(1);
    return { id, phone };
  }
  async function announce(id: string, by = fixture.employer): Promise<void> {
    ok(await by.client.post(path(id), { note: 'Because of the report' }));
    await app.settle();
  }

  it('the notice is sent to the email given for the check, and the wait starts when it arrives', async () => {
    const candidateEmail = address();
    const { id, phone } = await reviewed({ candidateEmail });
    await optOut(phone);
    await announce(id);
    expect(await subjects(candidateEmail)).toContain('Notice before a decision about Framer');
    const { notice, finalDueAt, toMail } = await actionOf(id);
    expect(notice).toMatchObject({ state: 'reached', reachedBy: 'email', mailedOn: null });
    expect([typeof finalDueAt, toMail]).toEqual(['string', null]);
  });

  it('an employer without confirmed contacts does not delay the notice', async () => {
    const workerEmail = address();
    const { id } = await reviewed({ workerEmail });
    const { sql } = app.application;
    await runSql(sql, `update users set email_verified_at = null where id = '${fixture.employer.id}'`);
    await announce(id);
    expect(await subjects(workerEmail)).toContain('Notice before a decision about Framer');
    expect((await actionOf(id)).notice.state).toBe('reached');
    await runSql(sql, `update users set email_verified_at = now() where id = '${fixture.employer.id}'`);
  });

  it('the employer mails both notices if no channel works, and they count from the stated day', async () => {
    const { id, phone } = await reviewed();
    await optOut(phone);
    await announce(id);
    expect(await actionOf(id)).toMatchObject({
      notice: { state: 'to_mail' },
      finalDueAt: null,
      toMail: 'notice',
    });
    expect(await notices()).toContain('background_check_to_mail');
    expect(await fixture.timeline(id)).toContain('A notice could not be sent and has to be mailed');
    const stranger = await signUpEmployer(app);
    expect(ok(await stranger.client.get('/api/mailings'))).toEqual([]);
    expect(await mailings(id)).toMatchObject([
      { kind: 'notice', workerName: 'Cora Concern', documentUrl: path(id, '/notice') },
    ]);
    await app.advance(WAIT_HOURS);
    expect(await fixture.referralAnswer(id)).toMatchObject({ status: 'submitted' });
    expect(await fixture.employer.client.post(path(id, '/finish'))).toMatchObject({
      status: 409,
      body: { code: 'checks.notice_not_sent' },
    });
    const words = await printed(id);
    expect(words).toContain('five business days from the day this notice was mailed');
    expect(words).toContain('100 Main St, Austin, TX 78701, (800) 555-0199');
    expect(await mailed(id, '2099-01-01')).toMatchObject({
      status: 422,
      body: { code: 'checks.mailing_day' },
    });
    const { finalDueAt, notice } = ok(await mailed(id, today())).adverseAction;
    expect(notice).toMatchObject({ state: 'mailed', mailedBy: 'Ana Ruiz', mailedOn: today() });
    expect(new Date(finalDueAt).getTime()).toBeGreaterThan(app.application.clock.now().getTime());
    expect((await mailed(id, today())).status).toBe(409);
    expect(await mailings(id)).toEqual([]);
    await app.advance(WAIT_HOURS);
    expect(await fixture.referralAnswer(id)).toMatchObject({ status: 'rejected' });
    expect(await mailings(id)).toMatchObject([{ kind: 'final_notice' }]);
    expect(await actionOf(id)).toMatchObject({ finalNotice: { state: 'to_mail' }, toMail: 'final_notice' });
    expect(ok(await mailed(id, today())).adverseAction).toMatchObject({
      status: 'final',
      toMail: null,
    });
    expect(await mailings(id)).toEqual([]);
  });

  it('a bounced notice is mailed as well, and nothing is final before that', async () => {
    const workerEmail = address();
    const { id, phone } = await reviewed({ workerEmail });
    await optOut(phone);
    await announce(id);
    expect((await actionOf(id)).notice.state).toBe('reached');
    const raw = `Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ${workerEmail.toUpperCase()}\r\nAction: failed\r\nStatus: 5.1.1\r\n`;
    const signature = createHmac('sha256', MAIL_REPORT_KEY).update(raw).digest('hex');
    const headers = { 'Content-Type': 'message/rfc822', 'X-Mail-Signature': signature };
    expect((await app.client().send('POST', '/api/webhooks/mail', raw, headers)).status).toBe(204);
    await app.settle();
    expect(await actionOf(id)).toMatchObject({ toMail: 'notice', finalDueAt: null });
    await app.advance(WAIT_HOURS);
    expect(await fixture.referralAnswer(id)).toMatchObject({ status: 'submitted' });
  });

  it('a withdrawn notice is not mailed, and only its owner mails one', async () => {
    const { id, phone } = await reviewed();
    await optOut(phone);
    await announce(id);
    const stranger = await signUpEmployer(app);
    const body = { name: 'Ana Ruiz', on: today() };
    expect((await stranger.client.post(path(id, '/mailed'), body)).status).toBe(403);
    expect((await stranger.client.get(path(id, '/notice'))).status).toBe(403);
    expect((await fixture.employer.client.post(path(id, '/mailed'), { ...body, name: ' ' })).status).toBe(
      400,
    );
    expect(await mailings(id)).toHaveLength(1);
    ok(await fixture.employer.client.delete(path(id)));
    expect(await mailings(id)).toEqual([]);
    expect((await mailed(id, today())).status).toBe(409);
    expect((await fixture.employer.client.get(path(id, '/notice'))).status).toBe(404);
  });
});
