import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { StripeApi } from './stripe/stripe-api.ts';
import type { Reply } from './stripe/stripe-charges.ts';
import type { StripeEvent, Thing } from './stripe/stripe-objects.ts';
import { signed, type SignedEvent } from './stripe/stripe-webhooks.ts';

interface Delivery {
  /** Which of the events that were not delivered yet, in which order and how often; all of them once where left out. */
  readonly arrange?: (events: readonly StripeEvent[]) => readonly StripeEvent[];
  readonly secret: string;
  readonly at?: number;
}

/**
 * Enough of Stripe's own API, on loopback, to prove the adapter: it keeps things, repeats itself by key, loses answers, and
 * delivers its events when it is told to, in any order.
 */
export class StripeStandIn {
  readonly requests: string[] = [];
  readonly api = new StripeApi();
  private readonly answered = new Map<string, Reply>();
  private readonly server: Server;
  private delivered = 0;
  private lost = 0;

  private constructor() {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  static async start(): Promise<StripeStandIn> {
    const standIn = new StripeStandIn();
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

  /** As after a day: the same key makes a new thing. */
  forgetKeys(): void {
    this.answered.clear();
  }

  /** What becomes of a thing, without an event. */
  change(id: string, fields: Readonly<Record<string, unknown>>): void {
    this.api.objects.become(this.api.objects.get(id), fields);
  }

  thing(id: string): Thing {
    return this.api.objects.get(id);
  }

  addCard(customer: string, number: string): string {
    return this.api.addMethod(number, customer).id;
  }

  /** As a person in a browser who gives a card, or someone at their bank. */
  pay(intentId: string, number: string, authenticated = false): void {
    const { objects, charges } = this.api;
    charges.confirm(objects.get(intentId), this.api.addMethod(number, null), { authenticated });
  }

  /** As the card's owner who disputes the charge at their bank. */
  dispute(intentId: string): string {
    return this.api.charges.dispute(this.api.objects.get(intentId)).id;
  }

  /** What the bank decides. */
  decideDispute(id: string, outcome: 'won' | 'lost'): void {
    this.api.charges.decide(this.api.objects.get(id), outcome);
  }

  /** An event of this type about a thing, beside those that it told of by itself. */
  event(objectId: string, type: string, secret: string, at?: number): SignedEvent {
    const { objects } = this.api;
    objects.tell(type, objects.get(objectId));
    const event = objects.events.pop();
    if (!event) throw new Error('Just told');
    return signed(event, secret, at);
  }

  /** Hands what was not delivered yet to the product. */
  async deliver(
    receive: (event: SignedEvent) => Promise<unknown>,
    { secret, at, arrange = (events) => events }: Delivery,
  ): Promise<void> {
    const { events } = this.api.objects;
    const waiting = events.slice(this.delivered);
    this.delivered = events.length;
    for (const event of arrange(waiting)) await receive(signed(event, secret, at));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const method = request.method ?? 'GET';
    const fields = new URLSearchParams(method === 'GET' ? url.search : await text(request));
    const key = request.headers['idempotency-key'];
    this.requests.push(`${method} ${url.pathname}`);
    const kept = typeof key === 'string' ? this.answered.get(key) : undefined;
    const reply = kept ?? frozen(this.api.act(method, url.pathname.split('/').slice(2), fields));
    if (typeof key === 'string') this.answered.set(key, reply);
    if (this.lost > 0) {
      this.lost -= 1;
      request.socket.destroy();
      return;
    }
    response.writeHead(reply.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  }
}

/** A repeated key gets the first answer, as it was then. */
function frozen({ status, body }: Reply): Reply {
  return { status, body: structuredClone(body) };
}
