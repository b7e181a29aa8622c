import { createTransport, type Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { Clock } from '#kernel/clock.ts';
import { Unavailable } from '#kernel/unavailable.ts';
import { CircuitBreaker } from '#platform/outside/circuit-breaker.ts';
import type { Mail, MailSender } from '../../application/ports.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const CONNECTIONS = 2;

/** The mail server did not take an email, and may later. */
class MailUnavailable extends Unavailable {
  override readonly name = 'MailUnavailable';
  /** The server itself is away, not just one mailbox. */
  readonly outage: boolean;

  constructor(message: string, outage: boolean) {
    super(message);
    this.outage = outage;
  }
}

const SERVER_IS_AWAY = {
  isOutage: (error: unknown) => error instanceof MailUnavailable && error.outage,
  refusal: () => new MailUnavailable('The mail server did not answer just now', true),
};

/** For servers that send only the old codes. */
const NO_MAILBOX: ReadonlySet<number> = new Set([550, 551, 553]);

interface SmtpSettings {
  /** `smtps:` is TLS from the start; `smtp:` is upgraded where the server offers it, `?requireTLS=true` demands it. */
  readonly smtpUrl: string;
  readonly mailFrom: string;
}

export function smtpMailSender(settings: SmtpSettings, clock: Clock, log: Logger): SmtpMailSender {
  const transport = createTransport(
    {
      url: settings.smtpUrl,
      pool: true,
      maxConnections: CONNECTIONS,
      // The job tries again, later and with a growing delay.
      maxRequeues: 0,
      connectionTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
    },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  return new SmtpMailSender(transport, settings.mailFrom, new CircuitBreaker(clock, SERVER_IS_AWAY), log);
}

/**
 * Email over SMTP. An email may reach the server twice, when its answer is lost; both have the same Message-ID, by which
 * mailboxes know that they are one.
 */
export class SmtpMailSender implements MailSender {
  private readonly transport: Transporter;
  private readonly from: string;
  private readonly domain: string;
  private readonly breaker: CircuitBreaker;
  private readonly log: Logger;

  constructor(transport: Transporter, from: string, breaker: CircuitBreaker, log: Logger) {
    this.transport = transport;
    this.from = from;
    this.domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
    this.breaker = breaker;
    this.log = log;
  }

  async send(mail: Mail): Promise<'sent' | 'refused' | 'no_such_address'> {
    const refusal = await this.breaker.run(() => this.handOver(mail));
    if (refusal === null) return 'sent';
    this.log.warn({ mailId: mail.id, code: refusal.code }, 'an email was refused for good');
    return refusal.isAboutAddress ? 'no_such_address' : 'refused';
  }

  /** Ends the connections that wait for the next email. */
  async stop(): Promise<void> {
    this.transport.close();
  }

  /** The reason if the server refused permanently. */
  private async handOver(mail: Mail): Promise<SmtpRefusal | null> {
    try {
      await this.transport.sendMail(this.message(mail));
      return null;
    } catch (error) {
      return refusalOf(error);
    }
  }

  private message({ id, to, subject, text, html, unsubscribeLink, files = [] }: Mail) {
    return {
      from: this.from,
      // An object is one address, even if it contains commas.
      to: { name: '', address: to },
      subject,
      text,
      html,
      attachments: files.map(({ fileName: filename, contentType, bytes }) => ({
        filename,
        contentType,
        content: Buffer.from(bytes),
      })),
      messageId: `<${id}@${this.domain}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        // RFC 8058: the mail program posts this form there; a GET ends nothing.
        ...(unsubscribeLink !== null && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
      ...(unsubscribeLink !== null && { list: { unsubscribe: unsubscribeLink } }),
    };
  }
}

interface SmtpRefusal {
  readonly code: string;
  /** There is no such mailbox: the next email would be refused as well. */
  readonly isAboutAddress: boolean;
}

interface SmtpFailure {
  /** The server's own words; they may hold the address. */
  readonly response?: string;
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/**
 * A 5xx to the recipient or the message is permanent, and so is an address that SMTP cannot express.
 * Anything else may be our settings or a server outage, so it is retried. The error's own words may hold the
 * address and stay here.
 * @throws MailUnavailable
 */
function refusalOf(error: unknown): SmtpRefusal {
  const { code = 'UNKNOWN', command = '', responseCode = 0, response = '' } = error as SmtpFailure;
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA';
  if (isAboutThisMail && responseCode >= 500) {
    const status = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0];
    // 5.1 is about the address (RFC 3463); 5.7, for instance, about what it was sent by whom.
    const isUnknown = status ? status.startsWith('5.1.') : NO_MAILBOX.has(responseCode);
    return { code: String(responseCode), isAboutAddress: command === 'RCPT TO' && isUnknown };
  }
  if (code === 'EENVELOPE' && command === 'API') return { code, isAboutAddress: false };
  const isServerThere = isAboutThisMail && responseCode >= 400 && responseCode !== 421;
  throw new MailUnavailable(
    `The mail server did not take an email: ${code} ${responseCode} ${command}`.trimEnd(),
    !isServerThere,
  );
}
