import { randomUUID } from 'node:crypto';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';

export interface Thing {
  readonly id: string;
  readonly object: string;
  [field: string]: unknown;
}

export interface StripeEvent extends Thing {
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: unknown };
}

/** The stand-in's data: current objects, and an event for every change. */
export class StripeObjects {
  readonly events: StripeEvent[] = [];
  /** A test that advances the product's clock may share it with Stripe. */
  now = (): Date => TEST_NOW;
  private readonly things = new Map<string, Thing>();

  add(prefix: string, object: string, fields: Readonly<Record<string, unknown>> = {}): Thing {
    const thing: Thing = {
      metadata: {},
      created: this.seconds(),
      ...fields,
      id: `${prefix}_${bare()}`,
      object,
    };
    this.things.set(thing.id, thing);
    return thing;
  }

  find(id: unknown): Thing | undefined {
    return typeof id === 'string' ? this.things.get(id) : undefined;
  }

  get(id: unknown): Thing {
    const thing = this.find(id);
    if (!thing) throw new Error(`The stand-in has no ${String(id)}`);
    return thing;
  }

  /** Newest first, as Stripe lists. */
  list(object: string, where: Readonly<Record<string, string>> = {}): Thing[] {
    return [...this.things.values()]
      .filter((thing) => thing.object === object)
      .filter((thing) => Object.entries(where).every(([name, value]) => within(thing, name) === value))
      .toReversed();
  }

  /** Adds a line to the books of the balance. */
  move(type: string, amount: number, source: Thing, fee = 0): Thing {
    return this.add('txn', 'balance_transaction', { type, amount, fee, net: amount - fee, source });
  }

  /** Changes an object, with an event if it has one. */
  become(thing: Thing, fields: Readonly<Record<string, unknown>>, event?: string): Thing {
    Object.assign(thing, fields);
    if (event) this.tell(event, thing);
    return thing;
  }

  /** An event stores the object's state at that time. */
  tell(type: string, thing: object): void {
    const id = `evt_${bare()}`;
    const object: unknown = structuredClone(thing);
    this.events.push({ id, object: 'event', type, created: this.seconds(), data: { object } });
  }

  private seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }
}

/** `payment[payment_intent]` is a nested field. */
function within(thing: Thing, name: string): unknown {
  const [field = '', inner] = name.replace(']', '').split('[');
  const value = thing[field];
  return inner && typeof value === 'object' && value
    ? Object.entries(value).find(([key]) => key === inner)?.[1]
    : value;
}

function bare(): string {
  return randomUUID().replaceAll('-', '');
}
