import twilio from 'twilio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { EMAILS, NOTIFIER } from '#modules/notifications/index.ts';
import { MailServer } from '#modules/notifications/testing/mail-server.ts';
import { TWILIO_ACCOUNT, TwilioStandIn } from '#modules/notifications/testing/twilio-stand-in.ts';

const ORIGIN = 'https://crewvine.test';
const INBOUND = '/api/webhooks/twilio';

let app: TestApplication;
let texts: TwilioStandIn;
let mails: MailServer;
beforeAll(async () => {
  [texts, mails] = await Promise.all([TwilioStandIn.start(), MailServer.start()]);
  app = await startTestApplication({
    byDay: true,
    environment: {
      PUBLIC_URL: ORIGIN,
      TWILIO_ACCOUNT_SID: TWILIO_ACCOUNT.accountSid,
      TWILIO_AUTH_TOKEN: TWILIO_ACCOUNT.authToken,
      TWILIO_FROM: '+15125550199',
      TWILIO_API_BASE: texts.url,
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    },
  });
  texts.clock = app.application.clock;
});
afterAll(async () => {
  await app.stop();
  await Promise.all([texts.stop(), mails.stop()]);
});

type Fields = Readonly<Record<string, string>>;

/** Delivers like Twilio: a form, signed with the account's token over the public address and the fields. */
function deliver(path: string, fields: Fields, signedFor = ORIGIN + path) {
  const signature = twilio.getExpectedTwilioSignature(TWILIO_ACCOUNT.authToken, signedFor, fields);
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
    'X-Twilio-Signature': signature,
  };
  return app.client().post(path, new URLSearchParams(fields).toString(), headers);
}

const messageSid = (): string => `SM${newId().replaceAll('-', '')}`;
const fromPhone = (From: string, Body: string, more: Fields = {}): Fields => ({
  AccountSid: TWILIO_ACCOUNT.accountSid,
  MessageSid: messageSid(),
  SmsStatus: 'received',
  NumSegments: '1',
  To: '+15125550199',
  From,
  Body,
  ...more,
});

/** Requests a code, because quiet hours do not hold codes. */
async function textCode(to: string): Promise<string> {
  const data = { code: '123456', link: `${ORIGIN}/c/secret`, jobTitle: 'Framer', company: 'Hill Co' };
  const message = {
    to,
    language: 'es',
    senderId: null,
    jobId: null,
    recipientName: 'Ana',
    asked: true,
  } as const;
  await app.application
    .get(UNIT_OF_WORK)
    .transaction(() => app.application.get(NOTIFIER).text({ ...message, kind: 'verification_code', data }));
  await app.settle();
  return (await logged(to)).at(-1)?.id ?? '';
}

const logged = (phone: string) =>
  app.application.sql.rows<{ id: string; status: string; message: string }>(
    {
      name: 'test-sms-log',
      text: `select id, status, message from sms_log where recipient_phone = $1 order by created_at, id`,
    },
    [phone],
  );
const statuses = async (phone: string) => (await logged(phone)).map(({ status }) => status);
const wordsTo = (phone: string) => texts.to(phone).map(({ body }) => body);

describe('texts through Twilio', () => {
  it('texts go out through Twilio, and the log omits the code and the link', async () => {
    const phone = testPhone();
    await textCode(phone);
    expect(wordsTo(phone)).toEqual([expect.stringContaining('123456')]);
    const log = await logged(phone);
    expect(log).toMatchObject([{ status: 'sent' }]);
    expect(log[0]?.message).not.toMatch(/123456|secret/);
  });

  it('a text goes out once although Twilio’s answer is lost', async () => {
    const phone = testPhone();
    texts.loseAnswers(1);
    await expect(textCode(phone)).rejects.toThrow('Twilio did not answer');
    expect(await statuses(phone)).toEqual(['sending']);
    const again = `update pgboss.job set state = 'retry', start_after = now() where state in ('retry', 'failed')`;
    await app.application.sql.rows({ name: 'test-try-again', text: again }, []);
    await app.settle();
    expect(await statuses(phone)).toEqual(['sent']);
    expect(wordsTo(phone)).toHaveLength(1);
  });
});

describe('POST /api/webhooks/twilio', () => {
  it('STOP stops all texts and START resumes them', async () => {
    const phone = testPhone();
    const { status, body, headers } = await deliver(INBOUND, fromPhone(phone, 'Stop'));
    expect([status, body]).toEqual([200, '<?xml version="1.0" encoding="UTF-8"?><Response/>']);
    expect(headers.get('Content-Type')).toMatch(/^text\/xml/);
    await textCode(phone);
    expect(await statuses(phone)).toEqual(['sent', 'opted_out']);
    await deliver(INBOUND, fromPhone(phone, 'START'));
    await app.settle();
    await textCode(phone);
    expect(wordsTo(phone)).toEqual([
      expect.stringContaining('no more texts'),
      expect.stringContaining('texts again'),
      expect.stringContaining('123456'),
    ]);
  });

  it.each([
    'STOPALL',
    'UNSUBSCRIBE',
    'CANCEL',
    'END',
    'QUIT',
    'REVOKE',
    'OPTOUT',
    'ALTO',
    'parar',
    'Cancelar.',
    'Stop. Thank you',
    'STOP\n\nSent from my iPhone',
    'No me manden más mensajes',
  ])('an inbound text %s is understood', async (word) => {
    const phone = testPhone();
    await deliver(INBOUND, fromPhone(phone, word));
    await textCode(phone);
    expect(await statuses(phone)).toEqual(['sent', 'opted_out']);
  });

  it('HELP is answered once, however often Twilio delivers it', async () => {
    const phone = testPhone();
    const help = fromPhone(phone, 'AYUDA');
    expect((await deliver(INBOUND, help)).status).toBe(200);
    expect((await deliver(INBOUND, help)).status).toBe(200);
    await app.settle();
    expect(wordsTo(phone)).toEqual([
      expect.stringContaining('Questions: hello@crewvine.test. Message and data rates'),
    ]);
  });

  it('a text gets no reply if Twilio has replied, to a second STOP, and to anything else', async () => {
    const phone = testPhone();
    await deliver(INBOUND, fromPhone(phone, 'STOP', { OptOutType: 'STOP' }));
    await deliver(INBOUND, fromPhone(phone, 'STOP'));
    await deliver(INBOUND, fromPhone(phone, 'When do I start? \u0000 👷'));
    await deliver(INBOUND, fromPhone('whatsapp:+15125550100', 'HELP'));
    await app.settle();
    expect(wordsTo(phone)).toEqual([]);
    await textCode(phone);
    expect(await statuses(phone)).toEqual(['opted_out']);
  });

  it('a doubtful text gets one question back, even if two arrive together', async () => {
    const phone = testPhone();
    const answers = ['Wrong number', 'Go away', 'Not interested'].map((body) =>
      deliver(INBOUND, fromPhone(phone, body)),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
    await app.settle();
    expect(wordsTo(phone)).toEqual([expect.stringContaining('Reply STOP to end all texts')]);
    await textCode(phone);
    expect(await statuses(phone)).toEqual(['sent', 'sent']);
  });

  it('an inbound text without Twilio’s signature is rejected', async () => {
    const phone = testPhone();
    const stop = fromPhone(phone, 'STOP');
    expect((await deliver(INBOUND, stop, `https://elsewhere.test${INBOUND}`)).status).toBe(403);
    expect((await deliver(`${INBOUND}?more=1`, stop, ORIGIN + INBOUND)).status).toBe(403);
    const form = new URLSearchParams(stop).toString();
    const unsigned = await app
      .client()
      .post(INBOUND, form, { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(unsigned).toMatchObject({ status: 403, body: { code: 'notifications.wrong_signature' } });
    expect((await app.client().post(INBOUND, stop)).status).toBe(403);
    await textCode(phone);
    expect(await statuses(phone)).toEqual(['sent']);
  });

  it('the webhook does not exist without Twilio', async () => {
    const without = await startTestApplication();
    try {
      expect((await without.client().post(INBOUND, {})).status).toBe(404);
    } finally {
      await without.stop();
    }
  });
});

describe('POST /api/webhooks/twilio/status', () => {
  const report = (id: string, MessageStatus: string, more: Fields = {}, signedFor?: string) =>
    deliver(`${INBOUND}/status?text=${id}`, { MessageSid: messageSid(), MessageStatus, ...more }, signedFor);

  it('a delivery receipt names its text', async () => {
    const phone = testPhone();
    const id = await textCode(phone);
    expect(texts.to(phone)[0]?.statusCallback).toBe(`${ORIGIN}${INBOUND}/status?text=${id}`);
  });

  it('an undelivered receipt marks the text as failed', async () => {
    const phone = testPhone();
    const id = await textCode(phone);
    for (const good of ['queued', 'sent', 'delivered']) {
      expect((await report(id, good)).status).toBe(200);
      expect(await statuses(phone)).toEqual(['sent']);
    }
    expect((await report(id, 'undelivered', { ErrorCode: '30005' })).status).toBe(200);
    expect((await report(id, 'sent')).status).toBe(200);
    expect(await statuses(phone)).toEqual(['failed']);
  });

  it('a receipt can report that a phone has opted out', async () => {
    const phone = testPhone();
    const id = await textCode(phone);
    await report(id, 'failed', { ErrorCode: '21610' });
    await textCode(phone);
    expect(await statuses(phone)).toEqual(['opted_out', 'opted_out']);
  });

  it('a receipt without Twilio’s signature, or signed for another text, is rejected', async () => {
    const [phone, other] = [testPhone(), newId()];
    const id = await textCode(phone);
    expect((await report(id, 'failed', {}, `${ORIGIN}${INBOUND}/status?text=${other}`)).status).toBe(403);
    expect((await report(other, 'failed')).status).toBe(200);
    expect((await report('nonsense', 'failed')).status).toBe(400);
    expect(await statuses(phone)).toEqual(['sent']);
  });
});

describe('email over SMTP', () => {
  it('alerts carry an unsubscribe link, and requested emails do not', async () => {
    const { application } = app;
    const [id, email] = [newId<'user'>(), 'ana.smtp@example.com'];
    const text = `insert into users (id, email, first_name, last_name, referral_code, created_at, updated_at)
      values ($1, $2, 'Ana', 'B', 'SMTP0000', now(), now())`;
    await application.sql.rows({ name: 'test-person', text }, [id, email]);
    const data = {
      referralId: newId(),
      jobId: newId(),
      workerName: 'Ana',
      jobTitle: 'Framer',
      amount: '75.00',
    };
    await application.get(UNIT_OF_WORK).transaction(async () => {
      await application.get(NOTIFIER).notify({ userId: id, kind: 'reward_ready', data });
      const requested = { to: email, language: 'es', senderId: null, kind: 'password_changed' } as const;
      await application.get(EMAILS).send({ ...requested, data: { firstName: 'Ana' } });
    });
    await app.settle();
    const mine = mails.arrived.filter(({ to }) => to.includes(email));
    const subjects = new Map(mine.map(({ headers }) => [headers.get('subject'), headers]));
    const alert = subjects.get('Payout ready');
    expect(alert?.get('list-unsubscribe')).toMatch(new RegExp(`^<${ORIGIN}/api/unsubscribe/[\\w-]+>$`));
    expect(alert?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(subjects.get('Se cambió su contraseña')?.has('list-unsubscribe')).toBe(false);
    expect((await app.client().get('/api/dev/outbox')).body).toEqual([]);
  });
});
