import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Clock } from '#kernel/clock.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';

export interface StoodInMessage {
  readonly sid: string;
  readonly to: string;
  readonly from: string | null;
  readonly messagingServiceSid: string | null;
  readonly body: string;
  readonly statusCallback: string | null;
  readonly createdAt: Date;
}

interface Refusal {
  readonly status: number;
  readonly code: number;
}

export const TWILIO_ACCOUNT = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'a-token-for-tests' };
const PATH = `/2010-04-01/Accounts/${TWILIO_ACCOUNT.accountSid}/Messages.json`;
const ONE = new RegExp(`^/2010-04-01/Accounts/${TWILIO_ACCOUNT.accountSid}/Messages/(\\w+)\\.json$`);
const FIELDS = new Set(['To', 'From', 'MessagingServiceSid', 'Body', 'StatusCallback']);

/**
 * A fake of Twilio's messages on loopback for the adapter's tests: it refuses what the test sets and loses
 * answers.
 */
export class TwilioStandIn {
  /** Its own; a product that it stands in for lends it another. */
  clock: Clock = { now: () => TEST_NOW };
  readonly messages: StoodInMessage[] = [];
  /** Method and path of each request. */
  readonly requests: string[] = [];
  refusal: Refusal | null = null;
  /** By a message's id; those that are not there have no price yet. */
  readonly prices = new Map<string, { readonly price: string; readonly unit: string }>();
  private readonly server: Server;
  private lost = 0;

  private constructor() {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  static async start(): Promise<TwilioStandIn> {
    const standIn = new TwilioStandIn();
    await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Acts on the next requests and drops the connection instead of answering. */
  loseAnswers(count: number): void {
    this.lost = count;
  }

  to(phone: string): readonly StoodInMessage[] {
    return this.messages.filter(({ to }) => to === phone);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    this.requests.push(`${request.method} ${url.pathname}`);
    const { status, body } = this.answer(request, url, new URLSearchParams(await text(request)));
    if (this.lost > 0) {
      this.lost -= 1;
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  private answer(request: IncomingMessage, url: URL, fields: URLSearchParams) {
    const { accountSid, authToken } = TWILIO_ACCOUNT;
    const password = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
    if (request.headers.authorization !== `Basic ${password}`) return problem(401, 20_003);
    if (this.refusal) return problem(this.refusal.status, this.refusal.code);
    if (url.pathname !== PATH) return this.one(ONE.exec(url.pathname)?.[1]);
    if (request.method === 'GET') return this.list(url.searchParams);
    const unknown = [...fields.keys()].filter((name) => !FIELDS.has(name));
    if (unknown.length > 0) return problem(400, 20_001);
    return this.take(fields);
  }

  private one(sid: string | undefined) {
    const message = this.messages.find((candidate) => candidate.sid === sid);
    if (!message) return problem(404, 20_404);
    const { price = null, unit = 'USD' } = this.prices.get(message.sid) ?? {};
    return { status: 200, body: { ...shown(message), price, price_unit: unit } };
  }

  private list(query: URLSearchParams) {
    const newest = this.messages
      .filter(({ to }) => to === query.get('To'))
      .toReversed()
      .slice(0, Number(query.get('PageSize') ?? 50));
    return { status: 200, body: { messages: newest.map(shown), page_size: 50, next_page_uri: null } };
  }

  private take(fields: URLSearchParams) {
    const [to, body] = [fields.get('To') ?? '', fields.get('Body') ?? ''];
    const [from, service] = [fields.get('From'), fields.get('MessagingServiceSid')];
    if (!/^\+\d{8,15}$/.test(to)) return problem(400, 21_211);
    if (body === '') return problem(400, 21_602);
    if (!from && !service) return problem(400, 21_603);
    const callback = fields.get('StatusCallback');
    if (callback !== null && !callback.startsWith('https:')) return problem(400, 21_609);
    const message: StoodInMessage = {
      sid: `SM${randomBytes(16).toString('hex')}`,
      to,
      from,
      messagingServiceSid: service,
      body,
      statusCallback: callback,
      createdAt: this.clock.now(),
    };
    this.messages.push(message);
    return { status: 201, body: shown(message) };
  }
}

function shown({ sid, to, from, body, createdAt }: StoodInMessage) {
  const date = createdAt.toUTCString();
  return { sid, to, from, body, status: 'queued', price: null, date_created: date, date_sent: null };
}

function problem(status: number, code: number) {
  // Twilio's own sentences name the number.
  const message = "The 'To' number +15125550100 is not a valid phone number";
  return { status, body: { status, code, message, more_info: `https://www.twilio.com/docs/errors/${code}` } };
}
