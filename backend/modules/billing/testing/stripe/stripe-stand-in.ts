import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { StripeBillingApi } from '../plans/stripe-billing-api.ts';
import { StripeApi } from './stripe-api.ts';
import type { Reply } from './stripe-charges.ts';
import type { StripeEvent, Thing } from './stripe-objects.ts';
import { signed, type SignedEvent } from './stripe-webhooks.ts';

const GOOD_CARD = '4242424242424242';

interface Delivery {
  /** Selects, orders, and repeats the undelivered events; all of them once by default. */
  readonly arrange?: (events: readonly StripeEvent[]) => readonly StripeEvent[];
  readonly secret: string;
  readonly at?: number;
}

/**
 * Enough of Stripe's own API, on loopback, to prove the adapter: it stores objects, repeats its answers by
 * key, loses answers, and delivers its events on demand, in any order.
 */
export class StripeStandIn {
  readonly requests: string[] = [];
  /** The form fields of each request. */
  readonly fields: string[] = [];
  readonly api = new StripeApi();
  readonly plans = new StripeBillingApi({
    declines: (card) => this.api.objects.get(card)['number'] !== GOOD_CARD,
    take: (invoice, cents) => this.takeFor(invoice, cents),
    tell: (type, thing) => this.api.objects.tell(type, thing),
  });
  private readonly answered = new Map<string, Reply>();
  private readonly server: Server;
  private delivered = 0;
  private lost = 0;
  private asked = 0;
  private readonly dropsEvery: number | null;

  private constructor(dropsEvery: number | null) {
    this.dropsEvery = dropsEvery;
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  /** @param dropsEvery drops the connection after acting on every request with a multiple of this number */
  static async start(dropsEvery: number | null = null): Promise<StripeStandIn> {
    const standIn = new StripeStandIn(dropsEvery);
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

  /** Simulates the next day: the same key creates a new object. */
  forgetKeys(): void {
    this.answered.clear();
  }

  /** Changes an object without an event. */
  change(id: string, fields: Readonly<Record<string, unknown>>): void {
    this.api.objects.become(this.api.objects.get(id), fields);
  }

  thing(id: string): Thing {
    return this.api.objects.get(id);
  }

  addCard(customer: string, number: string): string {
    return this.api.addMethod(number, customer).id;
  }

  /** Acts as a person in a browser who enters a card, or as someone at their bank. */
  pay(intentId: string, number: string, authenticated = false): void {
    const { objects, charges } = this.api;
    charges.confirm(objects.get(intentId), this.api.addMethod(number, null), { authenticated });
  }

  /** Acts as the card's owner who disputes the charge at their bank. */
  dispute(intentId: string): string {
    return this.api.charges.dispute(this.api.objects.get(intentId)).id;
  }

  /** Decides a dispute for the bank. */
  decideDispute(id: string, outcome: 'won' | 'lost'): void {
    this.api.charges.decide(this.api.objects.get(id), outcome);
  }

  /** An extra event of this type about an object. */
  event(objectId: string, type: string, secret: string, at?: number): SignedEvent {
    const { objects } = this.api;
    objects.tell(type, objects.get(objectId));
    const event = objects.events.pop();
    if (!event) throw new Error('Just told');
    return signed(event, secret, at);
  }

  /** Delivers pending events to the product. */
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
    const fields = method === 'GET' ? url.searchParams : await sentFields(request);
    const key = request.headers['idempotency-key'];
    this.requests.push(`${method} ${url.pathname}`);
    this.fields.push(fields.toString());
    const kept = typeof key === 'string' ? this.answered.get(key) : undefined;
    const reply = kept ?? frozen(this.act(method, url.pathname.split('/').slice(2), fields));
    if (typeof key === 'string') this.answered.set(key, reply);
    // A retry of a lost answer is never lost: otherwise one of many parallel requests would eventually lose
    // all its tries.
    if (this.isLost(kept !== undefined)) {
      request.socket.destroy();
      return;
    }
    response.writeHead(reply.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  }

  private act(method: string, path: readonly string[], fields: URLSearchParams): Reply {
    return this.plans.knows(path[0])
      ? this.plans.act(method, path, fields)
      : this.api.act(method, path, fields);
  }

  /** An intent of Stripe's own pays a plan's invoice. */
  private takeFor(invoice: string, amount: number): void {
    const { objects } = this.api;
    const intent = objects.add('pi', 'payment_intent', { amount, status: 'requires_payment_method' });
    const payment = { type: 'payment_intent', payment_intent: intent.id };
    objects.add('inpay', 'invoice_payment', { invoice, payment });
    this.pay(intent.id, GOOD_CARD);
  }

  private isLost(isRepeated: boolean): boolean {
    this.asked += 1;
    this.lost -= 1;
    const isItsTurn = this.dropsEvery !== null && this.asked % this.dropsEvery === 0;
    return this.lost >= 0 || (isItsTurn && !isRepeated);
  }
}

/** A file's purpose and length, and whether it begins like a PDF. */
async function sentFields(request: IncomingMessage): Promise<URLSearchParams> {
  const body = await buffer(request);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) return new URLSearchParams(body.toString('utf8'));
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const [file, purpose] = [form.get('file'), form.get('purpose')];
  if (!(file instanceof File) || typeof purpose !== 'string') return new URLSearchParams();
  const isPdf = (await file.slice(0, 5).text()) === '%PDF-' && file.type === 'application/pdf';
  return new URLSearchParams({
    purpose,
    filename: file.name,
    size: String(file.size),
    type: isPdf ? 'pdf' : 'unknown',
  });
}

/** A repeated key returns the first answer, in its original state. */
function frozen({ status, body }: Reply): Reply {
  return { status, body: structuredClone(body) };
}
