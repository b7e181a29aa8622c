import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { EMAILS, NOTIFIER } from '#modules/notifications/index.ts';
import { MailServer } from '#modules/notifications/testing/mail-server.ts';
import { allNotices } from '#modules/notifications/testing/sample-messages.ts';
import { mailReportSignature } from './mail-report.routes.ts';

const KEY = 'a-key-for-mail-reports';
const PATH = '/api/webhooks/mail';
const PREFERENCES = '/api/notification-preferences';

let app: TestApplication;
let mails: MailServer;
beforeAll(async () => {
  mails = await MailServer.start();
  const environment = { MAIL_REPORT_KEY: KEY, SMTP_URL: `smtp://127.0.0.1:${mails.port}` };
  app = await startTestApplication({ environment });
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});
beforeEach(() => {
  mails.refusal = null;
});

async function tell({ id }: SignedUp, kind: string): Promise<void> {
  const notice = allNotices().find((one) => one.kind === kind);
  if (!notice) throw new Error(`${kind} is told nobody`);
  const { application } = app;
  const told = { ...notice, userId: asId<'user'>(id) };
  await application.get(UNIT_OF_WORK).transaction(() => application.get(NOTIFIER).notify(told));
  await app.settle();
}

async function someone(): Promise<SignedUp> {
  const person = await signUpReferrer(app);
  await app.settle();
  return person;
}

const subjects = ({ email }: SignedUp) =>
  mails.arrived
    .filter(({ to }) => to.includes(email))
    .map(({ headers }) => headers.get('subject'))
    .filter((subject) => subject !== 'Confirm your email');
const problemOf = async ({ client }: SignedUp) => (await client.get(PREFERENCES)).body.emailProblem;

const bounceOf = ({ email }: SignedUp, status = '5.1.1'): string =>
  `Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ${email.toUpperCase()}\r\nAction: failed\r\nStatus: ${status}\r\n`;
const complaintOf = ({ email }: SignedUp): string =>
  `Feedback-Type: abuse\r\nOriginal-Rcpt-To: <${email}>\r\n`;

function report(raw: string, signature = mailReportSignature(Buffer.from(raw), KEY)) {
  const headers = { 'Content-Type': 'message/rfc822', 'X-Mail-Signature': signature };
  return app.client().send('POST', PATH, raw, headers);
}

describe('a bounced email', () => {
  it('a bounce stops email to the address; its person sees that and can resume', async () => {
    const person = await someone();
    expect(await problemOf(person)).toBeNull();
    expect((await report(bounceOf(person))).status).toBe(204);
    expect((await report(bounceOf(person))).status).toBe(204);
    await tell(person, 'offer_accepted');
    await tell(person, 'payment_failed');
    expect([subjects(person), await problemOf(person)]).toEqual([[], 'bounced']);
    expect((await person.client.get('/api/notifications')).body).toHaveLength(2);
    const again = await person.client.put(PREFERENCES, { retryEmail: true });
    expect([again.status, again.body.emailProblem]).toEqual([200, null]);
    await tell(person, 'offer_declined');
    expect(subjects(person)).toEqual(['Offer declined']);
  });

  it('a server that refuses the address counts as a bounce', async () => {
    const person = await someone();
    mails.refusal = { at: 'recipient', code: 550 };
    await tell(person, 'offer_accepted');
    expect(await problemOf(person)).toBe('bounced');
    mails.refusal = null;
    await tell(person, 'offer_declined');
    expect(subjects(person)).toEqual([]);
  });

  it('a refused message and a temporary failure stop nothing', async () => {
    const person = await someone();
    mails.refusal = { at: 'data', code: 554 };
    await tell(person, 'offer_accepted');
    expect((await report(bounceOf(person, '4.2.2'))).status).toBe(204);
    expect(await problemOf(person)).toBeNull();
  });

  it('a requested email is still tried after a bounce', async () => {
    const person = await someone();
    await report(bounceOf(person));
    const { application } = app;
    const mail = { to: person.email, senderId: null, language: 'en', kind: 'password_changed' } as const;
    await application
      .get(UNIT_OF_WORK)
      .transaction(() => application.get(EMAILS).send({ ...mail, data: { firstName: 'Ana' } }));
    await app.settle();
    expect(subjects(person)).toEqual(['Your password was changed']);
  });
});

describe('a repeated report', () => {
  it('a repeated report does not undo what its person resumed, but a new report does', async () => {
    const person = await someone();
    await report(bounceOf(person));
    await Promise.all([report(complaintOf(person)), report(complaintOf(person))]);
    expect(await problemOf(person)).toBe('bounced');
    await person.client.put(PREFERENCES, { retryEmail: true });
    expect((await report(bounceOf(person))).status).toBe(204);
    expect((await report(complaintOf(person))).status).toBe(204);
    expect(await problemOf(person)).toBeNull();
    await tell(person, 'offer_accepted');
    expect(subjects(person)).toEqual(['Offer accepted']);
    await report(`Message-ID: <2@mx.example>\r\n\r\n${bounceOf(person)}`);
    expect(await problemOf(person)).toBe('bounced');
  });
});

describe('a spam complaint', () => {
  it('a spam complaint stops optional emails but not required ones', async () => {
    const person = await someone();
    await report(complaintOf(person));
    await tell(person, 'offer_accepted');
    await tell(person, 'payment_failed');
    expect([subjects(person), await problemOf(person)]).toEqual([['Payment failed'], 'complained']);
  });
});

describe('the report endpoint', () => {
  it('a report without a valid signature is rejected', async () => {
    const person = await someone();
    const refused = await report(bounceOf(person), '0'.repeat(64));
    expect([refused.status, refused.body.code]).toEqual([403, 'notifications.wrong_signature']);
    expect((await report(bounceOf(person), '')).status).toBe(403);
    expect(await problemOf(person)).toBeNull();
  });

  it('the report endpoint ignores anything that is not a report, and does not exist without its key', async () => {
    expect((await report('Subject: Out of office\r\n\r\nI am away.')).status).toBe(204);
    const without = await startTestApplication();
    try {
      expect((await without.client().post(PATH, {})).status).toBe(404);
    } finally {
      await without.stop();
    }
  });
});
