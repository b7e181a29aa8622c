import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { confirmPhone } from '#testing/fixtures/people/confirmed-phone.ts';
import { ok, ReferralFixture, referralOf } from '#testing/fixtures/referral-fixture.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpReferrer, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { confirmEmail } from '#testing/fixtures/people/trusted-people.ts';
import { newId } from '#kernel/ids.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { TEXT_DISPATCH } from '../../notifications.tokens.ts';

const COUNTS = {
  name: 'test-text-statuses',
  text: `select status, count(*)::int as count from sms_log where recipient_phone = $1 group by status`,
};

describe('text budgets', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication({
      byDay: true,
      environment: { SMS_LIMITS: 'on' },
    });
    fixture = await ReferralFixture.open(app);
    for (const person of [fixture.employer, fixture.referrer]) await confirmEmail(app, person);
  });
  afterAll(() => app.stop());

  async function statuses(phone: string): Promise<Record<string, number>> {
    await app.settle();
    const rows = await app.application.sql.rows<{ status: string; count: number }>(COUNTS, [phone]);
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  /** Texts without a sender, caused by other events. */
  async function texts(count: number, to = testPhone()): Promise<string> {
    const { application } = app;
    for (let sent = 0; sent < count; sent += 1) {
      await application
        .get(UNIT_OF_WORK)
        .transaction(() => application.get(TEXT_DISPATCH).queue({ to, body: 'w', shown: 'w', asked: true }));
    }
    return to;
  }

  const code = (to: string) =>
    app.application.get(UNIT_OF_WORK).transaction(() =>
      app.application.get(NOTIFIER).text({
        kind: 'offer_code',
        to,
        language: 'en',
        data: { company: 'Hill Country Builders', code: '123456' },
        senderId: null,
        jobId: null,
        recipientName: null,
        asked: true,
      }),
    );

  it('an account that causes eighty-four texts to one number within seconds gets three through', async () => {
    const workerPhone = testPhone();
    const jobs = await Promise.all(Array.from({ length: 28 }, () => fixture.post()));
    const ids = await Promise.all(jobs.map((jobId) => fixture.refer({ jobId, workerPhone })));
    const codes = await Promise.all(
      [...ids, ...ids].map((id) => fixture.referrer.client.post(`/api/referrals/${id}/send-verification`)),
    );
    const { sent, held } = await statuses(workerPhone);
    expect(sent).toBe(3);
    const refused = codes.filter(({ status }) => status === 429);
    expect(refused.length + (held ?? 0) + 3).toBe(84);
    expect(refused[0]).toMatchObject({
      body: { message: 'Too many texts to this number. Please try again later.' },
    });
    // The clock of the application makes no room: texts cost real money in real time.
    await app.advance(3 * 24);
    expect((await statuses(workerPhone))['sent']).toBe(3);
  });

  it('a number gets six texts a day from all senders, and the rest wait', async () => {
    expect(await statuses(await texts(8))).toEqual({ sent: 6, held: 2 });
  });

  it('the owner of a number gets three more codes an hour on request', async () => {
    const phone = await texts(6);
    for (let asked = 0; asked < 3; asked += 1) await code(phone);
    await expect(code(phone)).rejects.toMatchObject({ kind: 'too_many' });
    expect(await statuses(phone)).toEqual({ sent: 9 });
  });

  it('codes that others request for a number do not stop its owner from signing in', async () => {
    const phone = await confirmPhone(app, await signUpReferrer(app));
    await code(phone);
    await code(phone);
    await expect(code(phone)).rejects.toMatchObject({ kind: 'too_many' });
    const signIn = () => app.client().post('/api/auth/phone-code', { phone, purpose: 'sign_in' });
    expect((await signIn()).status).toBe(202);
    expect(await statuses(phone)).toEqual({ sent: 4 });
    for (let asked = 0; asked < 4; asked += 1) await signIn();
    expect(await statuses(phone)).toEqual({ sent: 6 });
  });

  it('an account causes two texts until its email is confirmed, and more after that', async () => {
    const person = await signUpReferrer(app);
    const refer = async () =>
      person.client.post('/api/referrals', referralOf(await fixture.post(), { workerPhone: testPhone() }));
    const answers = [await refer(), await refer(), await refer()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 403]);
    expect(answers[2]?.body).toMatchObject({
      code: 'notifications.email_unconfirmed',
      message: 'Please confirm your email first. Then we can text more people for you.',
    });
    await confirmEmail(app, person);
    expect((await refer()).status).toBe(201);
  });

  it('a nudge from an unconfirmed account is refused, not held', async () => {
    const person = await signUpReferrer(app);
    const refer = async () =>
      person.client.post('/api/referrals', referralOf(await fixture.post(), { workerPhone: testPhone() }));
    const [{ body: first }] = [await refer(), await refer()];
    await app.advance(24);
    const nudge = () => person.client.post(`/api/referrals/${first.id}/nudge`);
    const refused = await nudge();
    expect([refused.status, refused.body.code]).toEqual([403, 'notifications.email_unconfirmed']);
    await confirmEmail(app, person);
    expect((await nudge()).status).toBe(202);
  });

  it('an account with a confirmed phone and no confirmed email causes as many texts as any', async () => {
    const person = await signUpReferrer(app);
    await confirmPhone(app, person);
    const refer = async () =>
      person.client.post('/api/referrals', referralOf(await fixture.post(), { workerPhone: testPhone() }));
    const answers = [await refer(), await refer(), await refer()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  });

  it('the email that matches a text waits until its account is confirmed', async () => {
    const { application } = app;
    const person = await signUpReferrer(app);
    const to = `giver-${newId()}@example.com`;
    const mails = async (): Promise<string[]> => {
      await app.settle();
      const { body } = await app.client().get(`/api/dev/outbox?to=${encodeURIComponent(to)}`);
      return body.map(({ subject }: { readonly subject: string }) => subject);
    };
    await application.get(UNIT_OF_WORK).transaction(() =>
      application.get(NOTIFIER).text({
        kind: 'reference_request',
        to: testPhone(),
        email: to,
        language: 'en',
        data: { workerName: 'Ana', asker: 'Hill Co', link: 'http://crewvine.test/reference-check/x' },
        senderId: asId<'user'>(person.id),
        jobId: null,
        recipientName: null,
        asked: false,
      }),
    );
    expect(await mails()).toEqual([]);
    await confirmEmail(app, person);
    await application.sql.rows(DUE_NOW);
    expect(await mails()).toHaveLength(1);
  });

  /** Records this many texts to as many other phones, this many hours ago. */
  async function counted(count: number, by: { id?: string; address?: string }, hoursAgo = 1): Promise<void> {
    const { sql } = app.application;
    onTestFinished(async () => void (await runSql(sql, `delete from sms_log where message = 'counted'`)));
    await runSql(
      sql,
      `insert into sms_log (id, recipient_phone, message, status, created_at, sender_id, sender_address, counted_at)
        select gen_random_uuid(), '+1512666' || lpad(n::text, 4, '0'), 'counted', 'sent', now(), $1::uuid, $2::text,
          clock_timestamp() - make_interval(hours => $3::int)
        from generate_series(1, $4::int) n`,
      [by.id ?? null, by.address ?? null, hoursAgo, count],
    );
  }

  /** A referral of someone new: how its text ended, and what asking for another one answers. */
  async function referral(person: SignedUp): Promise<[Record<string, number>, number]> {
    const workerPhone = testPhone();
    const referred = ok(
      await person.client.post('/api/referrals', referralOf(await fixture.post(), { workerPhone })),
    );
    const ended = await statuses(workerPhone);
    const { status } = await person.client.post(`/api/referrals/${referred.id}/send-verification`);
    return [ended, status];
  }

  it('an account causes a hundred texts a day to all numbers, and other accounts are not affected', async () => {
    const person = await signUpReferrer(app);
    await confirmEmail(app, person);
    await counted(100, { id: person.id }, 25);
    await counted(99, { id: person.id });
    expect((await referral(person))[0]).toEqual({ sent: 1 });
    expect(await referral(person)).toEqual([{ held: 1 }, 429]);
    expect((await referral(fixture.referrer))[0]).toEqual({ sent: 1 });
  });

  it('an IP address causes two hundred texts a day, and texts without a caller still go out', async () => {
    const person = await signUpReferrer(app);
    await confirmEmail(app, person);
    expect((await referral(person))[0]).toEqual({ sent: 1 });
    await app.settle();
    const [here] = await runSql<{ address: string; texts: number }>(
      app.application.sql,
      `select sender_address as address, count(*)::int as texts from sms_log
        where counted_at is not null and sender_address =
          (select sender_address from sms_log where sender_id = $1 limit 1) group by sender_address`,
      [person.id],
    );
    if (!here) throw new Error('No address is counted');
    await counted(200, { address: here.address }, 25);
    await counted(199 - here.texts, { address: here.address });
    expect((await referral(person))[0]).toEqual({ sent: 1 });
    expect(await referral(fixture.referrer)).toEqual([{ held: 1 }, 429]);
    expect(await statuses(await texts(1))).toEqual({ sent: 1 });
  });

  it('answers to HELP do not count', async () => {
    const phone = await texts(6);
    const { application } = app;
    await application
      .get(UNIT_OF_WORK)
      .transaction(() =>
        application.get(TEXT_DISPATCH).queue({ to: phone, body: 'w', shown: 'w', asked: true, reply: true }),
      );
    expect(await statuses(phone)).toEqual({ sent: 7 });
  });

  it('texts are counted by the caller’s address, and the log holds only its hash', async () => {
    await fixture.refer({ workerPhone: testPhone() });
    const rows = await app.application.sql.rows<{ origin: string }>(ORIGINS, [fixture.referrer.id]);
    expect(rows).toEqual([{ origin: expect.stringMatching(/^[\w-]{20,}$/) }]);
  });
});

/** Makes queued texts due again. */
const DUE_NOW = {
  name: 'test-due-now',
  text: `update pgboss.job set start_after = now() where state = 'created' and start_after > now()`,
};
const ORIGINS = {
  name: 'test-text-origins',
  text: `select distinct sender_address as origin from sms_log where sender_id = $1`,
};
