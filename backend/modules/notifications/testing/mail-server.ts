import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from 'smtp-server';

export interface ArrivedMail {
  readonly to: readonly string[];
  readonly secure: boolean;
  readonly user: string | null;
  /** By lower-case name, unfolded and decoded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
  /** The whole message, for parts that the fields above do not have. */
  readonly raw: string;
}

interface Refusal {
  readonly at: 'mail-from' | 'recipient' | 'data';
  readonly code: number;
}

/** A real SMTP server on loopback that refuses what the test sets. */
export class MailServer {
  readonly arrived: ArrivedMail[] = [];
  /** Connections that were opened. */
  connections = 0;
  refusal: Refusal | null = null;
  private readonly server: SMTPServer;

  private constructor(options: SMTPServerOptions) {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, done) => {
        this.connections += 1;
        done();
      },
      onMailFrom: (_address, _session, done) => done(this.refuse('mail-from')),
      onRcptTo: (_address, _session, done) => done(this.refuse('recipient')),
      onData: (stream, session, done) => {
        void this.receive(stream, session, done);
      },
      ...options,
    });
    // A client's connection errors are the client's to report.
    this.server.on('error', () => undefined);
  }

  static async start(options: SMTPServerOptions = {}): Promise<MailServer> {
    const mailServer = new MailServer(options);
    await once(mailServer.server.listen(0, '127.0.0.1'), 'listening');
    return mailServer;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  private async receive(
    stream: SMTPServerDataStream,
    { envelope, secure, user = null }: SMTPServerSession,
    done: (error: Error | null) => void,
  ): Promise<void> {
    const raw = await text(stream);
    const refusal = this.refuse('data');
    const to = envelope.rcptTo.map(({ address }) => address);
    if (!refusal) this.arrived.push({ to, secure, user, ...parse(raw), raw });
    done(refusal);
  }

  private refuse(at: Refusal['at']): Error | null {
    if (this.refusal?.at !== at) return null;
    return Object.assign(new Error('<ana@example.com> is not for us'), { responseCode: this.refusal.code });
  }
}

type Parsed = Pick<ArrivedMail, 'headers' | 'text' | 'html'>;

/** The part of MIME that an email with text and HTML needs. */
function parse(raw: string): Parsed {
  const headers = headersOf(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = new Map(
    raw
      .split(`--${boundary}`)
      .slice(1)
      .map((part) => part.replace(/^\r\n/, ''))
      .map((part) => {
        const own = headersOf(part);
        const type = (own.get('content-type') ?? '').split(';')[0] ?? '';
        const body = part.slice(part.indexOf('\r\n\r\n') + 4).replace(/\r\n$/, '');
        return [type, decodeBody(body, own.get('content-transfer-encoding') ?? '')] as const;
      }),
  );
  return { headers, text: parts.get('text/plain') ?? '', html: parts.get('text/html') ?? '' };
}

function headersOf(raw: string): Map<string, string> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  return new Map(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
}

function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quotedPrintable(word.replaceAll('_', ' ')),
    );
}

function decodeBody(body: string, encoding: string): string {
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? quotedPrintable(body)
        : body;
  return bytes.replaceAll('\r\n', '\n');
}

function quotedPrintable(encoded: string): string {
  const latin = encoded
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(latin, 'latin1').toString('utf8');
}
