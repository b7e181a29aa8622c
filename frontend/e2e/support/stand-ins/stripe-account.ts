import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { StripeConnectStandIn } from '#modules/billing/testing/payouts/stripe-connect-stand-in.ts';
import { StripeStandIn } from '#modules/billing/testing/stripe/stripe-stand-in.ts';

const OF_CONNECT = /^\/(?:v2\/|v1\/(?:accounts|transfers|payouts|balance_settings)\b)/;
const LINES = '/v1/balance_transactions';
const FORWARDED = ['authorization', 'content-type', 'idempotency-key', 'stripe-account'];

/** A Stripe account that takes payments and pays people out: both stand-ins at one address. */
export class StripeAccount {
  readonly payments: StripeStandIn;
  readonly connect: StripeConnectStandIn;
  /** The product’s address to which Stripe’s hosted page leads back. */
  returnUrl = '';
  private readonly server: Server;

  private constructor(payments: StripeStandIn, connect: StripeConnectStandIn) {
    this.payments = payments;
    this.connect = connect;
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  static async start(): Promise<StripeAccount> {
    const account = new StripeAccount(await StripeStandIn.start(), await StripeConnectStandIn.start());
    await new Promise<void>((resolve) => account.server.listen(0, '127.0.0.1', resolve));
    return account;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await Promise.all([this.payments.stop(), this.connect.stop()]);
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const body = await buffer(request);
    if (path === '/v2/core/account_links')
      this.returnUrl = JSON.parse(body.toString('utf8')).use_case.account_onboarding.return_url;
    const isLines = path.startsWith(LINES);
    const origin = OF_CONNECT.test(path) ? this.connect.url : this.payments.url;
    const answer = await this.ask(origin, request, body);
    const text = await answer.text();
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(isLines ? await this.withTransfers(text, request) : text);
  }

  /** Adds the lines of transfers to the lines of payments. */
  private async withTransfers(text: string, request: IncomingMessage): Promise<string> {
    const others = await (await this.ask(this.connect.url, request, Buffer.of())).json();
    const listed = JSON.parse(text);
    return JSON.stringify({ ...listed, data: [...listed.data, ...others.data] });
  }

  private ask(origin: string, request: IncomingMessage, body: Buffer): Promise<Response> {
    const method = request.method ?? 'GET';
    const headers = Object.fromEntries(
      FORWARDED.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
    );
    const sent = method === 'GET' ? {} : { body: new Uint8Array(body) };
    return fetch(new URL(request.url ?? '/', origin), { method, headers, ...sent });
  }
}
