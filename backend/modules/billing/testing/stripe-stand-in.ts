import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Thing {
  readonly id: string;
  readonly object: string;
  [field: string]: unknown;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

type Fields = URLSearchParams;

const COLLECTIONS: Readonly<Record<string, { object: string; prefix: string }>> = {
  customers: { object: 'customer', prefix: 'cus' },
  payment_intents: { object: 'payment_intent', prefix: 'pi' },
  setup_intents: { object: 'setup_intent', prefix: 'seti' },
  payment_methods: { object: 'payment_method', prefix: 'pm' },
  refunds: { object: 'refund', prefix: 're' },
  transfers: { object: 'transfer', prefix: 'tr' },
};

/** Enough of Stripe's own API, on loopback, to prove the adapter: it keeps things, repeats itself by key, and loses answers. */
export class StripeStandIn {
  readonly requests: string[] = [];
  private readonly things = new Map<string, Thing>();
  private readonly answered = new Map<string, Reply>();
  private readonly server: Server;
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

  /** As a person in a browser who gives a card. */
  change(id: string, fields: Readonly<Record<string, unknown>>): void {
    Object.assign(this.thing(id), fields);
  }

  addCard(customer: string, number: string): string {
    const card = { brand: 'visa', last4: number.slice(-4), exp_month: 12, exp_year: 2040 };
    const id = `pm_${randomUUID()}`;
    this.things.set(id, { id, object: 'payment_method', type: 'card', customer, card, number });
    return id;
  }

  /** The bytes and the header of a webhook about a thing. */
  event(objectId: string, type: string, secret: string, at = Date.now()): { raw: Buffer; signature: string } {
    const seconds = Math.floor(at / 1000);
    const object = this.thing(objectId);
    const raw = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type,
      created: seconds,
      data: { object },
    });
    const mac = createHmac('sha256', secret).update(`${seconds}.${raw}`).digest('hex');
    return { raw: Buffer.from(raw), signature: `t=${seconds},v1=${mac}` };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const fields = new URLSearchParams(request.method === 'GET' ? url.search : await text(request));
    const key = request.headers['idempotency-key'];
    this.requests.push(`${request.method} ${url.pathname}`);
    const kept = typeof key === 'string' ? this.answered.get(key) : undefined;
    const reply = kept ?? this.act(request.method ?? 'GET', url.pathname.split('/').slice(2), fields);
    if (typeof key === 'string') this.answered.set(key, reply);
    if (this.lost > 0) {
      this.lost -= 1;
      request.socket.destroy();
      return;
    }
    response.writeHead(reply.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  }

  private act(method: string, [collection = '', id, verb]: string[], fields: Fields): Reply {
    const kind = COLLECTIONS[collection];
    if (!kind) return failure(404, 'resource_missing');
    if (method === 'GET') return id ? this.shown(id) : this.list(kind.object, fields);
    if (!id) return this.create(kind, fields);
    const thing = this.things.get(id);
    if (!thing) return failure(404, 'resource_missing');
    if (verb === 'cancel') return cancel(thing);
    if (verb === 'detach') thing['customer'] = null;
    return { status: 200, body: thing };
  }

  private shown(id: string): Reply {
    const thing = this.things.get(id);
    return thing ? { status: 200, body: thing } : failure(404, 'resource_missing');
  }

  private list(object: string, fields: Fields): Reply {
    const wanted = ['customer', 'payment_intent', 'transfer_group'].filter((name) => fields.has(name));
    const data = [...this.things.values()].filter(
      (thing) => thing.object === object && wanted.every((name) => thing[name] === fields.get(name)),
    );
    return { status: 200, body: { object: 'list', data, has_more: false, url: `/v1/${object}` } };
  }

  private create({ object, prefix }: { object: string; prefix: string }, fields: Fields): Reply {
    const id = `${prefix}_${randomUUID()}`;
    const thing: Thing = { id, object, metadata: {} };
    for (const [name, value] of fields) {
      const inner = /^metadata\[(.+)\]$/.exec(name)?.[1];
      if (inner) Object.assign(thing['metadata'] as object, { [inner]: value });
      else thing[name] = name === 'amount' ? Number(value) : value;
    }
    this.things.set(id, thing);
    if (object === 'refund') thing['status'] = 'succeeded';
    if (!object.endsWith('intent')) return { status: 200, body: thing };
    Object.assign(thing, {
      client_secret: `${id}_secret`,
      status: 'requires_payment_method',
      last_payment_error: null,
    });
    return fields.get('confirm') === 'true' ? this.charge(thing) : { status: 200, body: thing };
  }

  private charge(intent: Thing): Reply {
    const number = String(this.thing(String(intent['payment_method']))['number']);
    if (number === '4242424242424242') {
      intent['status'] = 'succeeded';
      return { status: 200, body: intent };
    }
    const code = number === '4000000000000002' ? 'card_declined' : 'authentication_required';
    intent['last_payment_error'] = { code, message: 'Your card was declined.', type: 'card_error' };
    const error = { type: 'card_error', code, message: 'Your card was declined.', payment_intent: intent };
    return { status: 402, body: { error } };
  }

  private thing(id: string): Thing {
    const thing = this.things.get(id);
    if (!thing) throw new Error(`The stand-in has no ${id}`);
    return thing;
  }
}

function cancel(thing: Thing): Reply {
  if (thing['status'] === 'succeeded' || thing['status'] === 'canceled') {
    return failure(400, 'payment_intent_unexpected_state');
  }
  thing['status'] = 'canceled';
  return { status: 200, body: thing };
}

function failure(status: number, code: string): Reply {
  return { status, body: { error: { type: 'invalid_request_error', code, message: code } } };
}
