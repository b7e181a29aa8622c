import { pino } from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { anEmail, mailSenderContract } from '../../testing/mail-sender.contract.ts';
import { MailServer } from '../../testing/mail-server.ts';
import { smtpMailSender, type SmtpMailSender } from './smtp-mail-sender.ts';

const MAIL_FROM = 'Crewvine <hello@mail.crewvine.example>';
const ACCOUNT = 'crew:p%40ss@';
const silent = pino({ level: 'silent' });
const systemTime = { now: () => TEST_NOW };

/** Accepts one account, and only over TLS. */
const WITH_ACCOUNTS: SMTPServerOptions = {
  disabledCommands: [],
  authOptional: false,
  allowInsecureAuth: false,
  onAuth: ({ username, password }, _session, done) => {
    if (username === 'crew' && password === 'p@ss') done(null, { user: username });
    else done(new Error('wrong password'));
  },
};

function senderTo(url: string, log = silent, clock = systemTime): SmtpMailSender {
  return smtpMailSender({ smtpUrl: url, mailFrom: MAIL_FROM }, clock, log);
}

function worldOf(options: SMTPServerOptions, urlOf: (port: number) => string) {
  return async () => {
    const server = await MailServer.start(options);
    const sender = senderTo(urlOf(server.port));
    return {
      sender,
      mailbox: async (address: string) => {
        const mine = server.arrived.filter(({ to }) => to.includes(address));
        const once = new Map(mine.map((mail) => [mail.headers.get('message-id'), mail]));
        return [...once.values()].map(({ headers, text, html }) => {
          return { to: headers.get('to') ?? '', subject: headers.get('subject') ?? '', text, html };
        });
      },
      stop: async () => {
        await sender.stop();
        await server.stop();
      },
    };
  };
}

mailSenderContract(
  'SMTP',
  worldOf({}, (port) => `smtp://127.0.0.1:${port}`),
);
mailSenderContract(
  'SMTP with STARTTLS and a password',
  worldOf(
    WITH_ACCOUNTS,
    (port) => `smtp://${ACCOUNT}127.0.0.1:${port}/?requireTLS=true&tls.rejectUnauthorized=false`,
  ),
);

describe('the mail server', () => {
  let server: MailServer;
  let sender: SmtpMailSender;
  beforeEach(async () => {
    server = await MailServer.start();
    sender = senderTo(`smtp://127.0.0.1:${server.port}`);
  });
  afterEach(async () => {
    await sender.stop();
    await server.stop();
  });

  const headers = () => server.arrived[0]?.headers ?? new Map<string, string>();
  const failure = (mail = anEmail()): Promise<string> =>
    sender.send(mail).then(
      () => 'sent',
      (error: unknown) => String(error),
    );

  it('the mail sender attaches a file', async () => {
    const file = { fileName: 'letter.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7 …') };
    expect(await sender.send(anEmail({ files: [file] }))).toBe('sent');
    const [mail] = server.arrived;
    expect(mail?.raw).toContain('Content-Type: application/pdf; name=letter.pdf');
    expect(mail?.raw).toContain(file.bytes.toString('base64'));
  });

  it('an email names its sender, its ID, and that a machine wrote it', async () => {
    const mail = anEmail();
    await sender.send(mail);
    expect(headers().get('from')).toBe(MAIL_FROM);
    expect(headers().get('message-id')).toBe(`<${mail.id}@mail.crewvine.example>`);
    expect(headers().get('auto-submitted')).toBe('auto-generated');
  });

  it('an alert has unsubscribe headers, and a requested email has none', async () => {
    await sender.send(anEmail());
    expect(headers().has('list-unsubscribe')).toBe(false);
    expect(headers().has('list-unsubscribe-post')).toBe(false);
    server.arrived.length = 0;
    await sender.send(anEmail({ unsubscribeLink: 'https://crewvine.example/api/unsubscribe/t' }));
    expect(headers().get('list-unsubscribe')).toBe('<https://crewvine.example/api/unsubscribe/t>');
    expect(headers().get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('typed text never becomes a header, a recipient or a sender', async () => {
    const subject = 'Hi\r\nBcc: all@example.com\r\n\r\nbody';
    await sender.send(anEmail({ subject }));
    expect(headers().has('bcc')).toBe(false);
    expect(headers().get('subject')).toMatch(/^Hi\s+Bcc: all@example.com\s+body$/);
    expect(server.arrived[0]?.to).toHaveLength(1);
    server.arrived.length = 0;
    const both = 'ana@example.com, all@example.com';
    expect(await sender.send(anEmail({ to: both })).catch(String)).toBe('refused');
    expect(server.arrived.map(({ to }) => to)).toEqual([]);
  });

  it.each([
    ['recipient', 550],
    ['recipient', 553],
    ['data', 554],
  ] as const)(
    'a permanent refusal at the %s with %d is not retried, and the log has no address',
    async (at, code) => {
      const lines: string[] = [];
      await sender.stop();
      sender = senderTo(
        `smtp://127.0.0.1:${server.port}`,
        pino({ level: 'warn' }, { write: (line) => lines.push(line) }),
      );
      server.refusal = { at, code };
      const mail = anEmail({ to: 'ana@example.com' });
      expect(await sender.send(mail)).toBe(at === 'recipient' ? 'no_such_address' : 'refused');
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ mailId: mail.id, code: String(code) });
      expect(lines.join()).not.toMatch(/ana@|Hola|direcci/);
      server.refusal = null;
      expect(await sender.send(anEmail())).toBe('sent');
    },
  );

  it.each([
    ['recipient', 451],
    ['data', 452],
    ['mail-from', 550],
  ] as const)(
    'a temporary refusal at the %s with %d is retried, and the error has no address',
    async (at, code) => {
      server.refusal = { at, code };
      const error = await failure(anEmail({ to: 'ana@example.com' }));
      expect(error).toMatch(new RegExp(`^MailUnavailable: .* ${code} `));
      expect(error).not.toContain('ana@');
      server.refusal = null;
      expect(await failure()).toBe('sent');
    },
  );

  it('a mail server that does not answer is left alone for half a minute and then tried again', async () => {
    let now = TEST_NOW.getTime();
    await sender.stop();
    const { port } = server;
    await server.stop();
    sender = senderTo(`smtp://127.0.0.1:${port}`, silent, { now: () => new Date(now) });
    for (let n = 0; n < 5; n += 1) expect(await failure()).toContain('ESOCKET');
    expect(await failure()).toContain('did not answer just now');
    now += 30_000;
    expect(await failure()).toContain('ESOCKET');
    server = await MailServer.start();
  });

  it('an unknown mailbox does not pause the mail server', async () => {
    server.refusal = { at: 'recipient', code: 451 };
    for (let n = 0; n < 6; n += 1) await failure();
    server.refusal = null;
    expect(await failure()).toBe('sent');
  });

  it('the connection stays open for the next email until the process stops', async () => {
    for (let n = 0; n < 3; n += 1) await sender.send(anEmail());
    expect(server.connections).toBe(1);
  });
});

describe('TLS', () => {
  it('TLS is used if the address requires it, and an untrusted certificate is refused', async () => {
    const plain = await MailServer.start();
    const demanding = senderTo(`smtp://127.0.0.1:${plain.port}/?requireTLS=true`);
    await expect(demanding.send(anEmail())).rejects.toThrow('ETLS');
    await demanding.stop();
    await plain.stop();

    const unknown = await MailServer.start({ ...WITH_ACCOUNTS });
    const careful = senderTo(`smtp://${ACCOUNT}127.0.0.1:${unknown.port}`);
    await expect(careful.send(anEmail())).rejects.toThrow(/ESOCKET|ETLS/);
    expect(unknown.arrived).toEqual([]);
    await careful.stop();
    await unknown.stop();
  });

  it('TLS protects the password and the email, and a wrong password counts as our own fault', async () => {
    const server = await MailServer.start(WITH_ACCOUNTS);
    const address = `127.0.0.1:${server.port}/?tls.rejectUnauthorized=false`;
    const [right, wrong] = [senderTo(`smtp://${ACCOUNT}${address}`), senderTo(`smtp://crew:no@${address}`)];
    await right.send(anEmail());
    expect(server.arrived).toMatchObject([{ secure: true, user: 'crew' }]);
    await expect(wrong.send(anEmail())).rejects.toThrow('EAUTH 535');
    await Promise.all([right.stop(), wrong.stop()]);
    await server.stop();
  });
});
