import { randomUUID } from 'node:crypto';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { monthsLater } from '../../domain/plans/proration.ts';
import { failure, ok, type Reply } from '../stripe/stripe-charges.ts';

interface Thing {
  readonly id: string;
  [field: string]: unknown;
}

const DECLINED: Reply = {
  status: 402,
  body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
};
const MISSING = failure(404, 'resource_missing', 'No such thing');
const NOT_OPEN: Reply = {
  status: 400,
  body: { error: { type: 'invalid_request_error', message: 'You can only void open invoices.' } },
};
const COLLECTIONS: readonly string[] = ['prices', 'subscriptions', 'invoices', 'billing_portal'];

interface StripeBillingApiNeeds {
  declines(card: string): boolean;
  /** Books a payment in the balance. */
  take(invoice: string, cents: number): void;
  /** Records an event. */
  tell(type: string, thing: object): void;
}

/** The calls of Stripe Billing that the product makes, and its clock: prices, subscriptions, invoices and the portal. */
export class StripeBillingApi {
  private readonly things = new Map<string, Thing>();
  private readonly started = TEST_NOW.getTime();
  private readonly needs: StripeBillingApiNeeds;
  /** Whether a payment arrives just before an invoice is voided. */
  paysBeforeVoid = false;

  constructor(needs: StripeBillingApiNeeds) {
    this.needs = needs;
  }

  knows(collection: string | undefined): boolean {
    return collection !== undefined && COLLECTIONS.includes(collection);
  }

  invoicesOf(subscription: string): readonly string[] {
    return this.all('in_')
      .filter((invoice) => subscriptionOf(invoice) === subscription)
      .map(({ id }) => id)
      .toReversed();
  }

  /** Ends the period; the card may have been declined meanwhile. */
  renew(id: string, isDeclined = false): void {
    const subscription = this.get(id);
    const item = itemOf(subscription);
    const start = Number(item['current_period_end']);
    const end = seconds(monthsLater(new Date(start * 1000), 1));
    Object.assign(item, { current_period_start: start, current_period_end: end });
    const invoice = this.invoice(subscription, 'subscription_cycle', priceOf(item), { start, end });
    const isPaid = !isDeclined && !this.declines(subscription['default_payment_method']);
    subscription['status'] = isPaid ? 'active' : 'past_due';
    this.settle(invoice, isPaid);
    this.needs.tell('customer.subscription.updated', subscription);
  }

  act(method: string, [collection, id, verb]: readonly string[], fields: URLSearchParams): Reply {
    if (collection === 'billing_portal') return ok({ url: 'http://stand-in.test/portal' });
    if (collection === 'prices') return this.prices(method, id, fields);
    if (collection === 'invoices') return this.invoices(method, id, verb, fields);
    if (collection !== 'subscriptions') return MISSING;
    if (!id) return method === 'GET' ? this.list('sub_', fields) : this.subscribe(fields);
    const found = this.things.get(id);
    if (!found) return MISSING;
    if (method === 'DELETE') {
      found['status'] = 'canceled';
      this.needs.tell('customer.subscription.deleted', found);
    }
    return method === 'POST' ? this.update(found, fields) : ok(found);
  }

  private prices(method: string, id: string | undefined, fields: URLSearchParams): Reply {
    if (id) return ok(this.get(id));
    if (method === 'GET') {
      const wanted = fields.get('lookup_keys[0]');
      return listed(this.all('price_').filter((price) => price['lookup_key'] === wanted));
    }
    const metadata = { crewvine_plan: fields.get('metadata[crewvine_plan]') };
    const [lookupKey, cents] = [fields.get('lookup_key'), Number(fields.get('unit_amount'))];
    return ok(this.add('price', { metadata, lookup_key: lookupKey, unit_amount: cents }));
  }

  private subscribe(fields: URLSearchParams): Reply {
    const card = fields.get('default_payment_method');
    if (this.declines(card)) return DECLINED;
    const start = Math.floor(this.started / 1000);
    const end = seconds(monthsLater(new Date(start * 1000), 1));
    const price = this.get(fields.get('items[0][price]') ?? '');
    const item = { id: `si_${randomUUID()}`, price, current_period_start: start, current_period_end: end };
    const subscription = this.add('sub', {
      customer: fields.get('customer'),
      status: 'active',
      default_payment_method: card,
      cancel_at_period_end: false,
      metadata: { crewvine_subscription: fields.get('metadata[crewvine_subscription]') },
      items: { object: 'list', data: [item] },
    });
    this.settle(this.invoice(subscription, 'subscription_create', price, { start, end }), true);
    this.needs.tell('customer.subscription.created', subscription);
    return ok(subscription);
  }

  private update(subscription: Thing, fields: URLSearchParams): Reply {
    const reply = this.changed(subscription, fields);
    if (reply.status === 200) this.needs.tell('customer.subscription.updated', subscription);
    return reply;
  }

  private changed(subscription: Thing, fields: URLSearchParams): Reply {
    const card = fields.get('default_payment_method');
    if (card) subscription['default_payment_method'] = card;
    const canceled = fields.get('cancel_at_period_end');
    if (canceled) subscription['cancel_at_period_end'] = canceled === 'true';
    const wanted = fields.get('items[0][price]');
    if (!wanted) return ok(subscription);
    const price = this.get(wanted);
    if (fields.get('proration_behavior') === 'always_invoice') {
      if (this.declines(subscription['default_payment_method'])) return DECLINED;
      this.settle(this.prorated(subscription, price), true);
    }
    itemOf(subscription)['price'] = price;
    return ok(subscription);
  }

  private invoices(
    method: string,
    id: string | undefined,
    verb: string | undefined,
    fields: URLSearchParams,
  ): Reply {
    if (id === 'create_preview') {
      const price = this.get(fields.get('subscription_details[items][0][price]') ?? '');
      const preview = this.prorated(this.get(fields.get('subscription') ?? ''), price);
      this.things.delete(preview.id);
      return ok(preview);
    }
    if (!id) return this.list('in_', fields);
    const invoice = this.get(id);
    if (verb === 'void') {
      if (this.paysBeforeVoid) this.pay(invoice);
      if (invoice['status'] !== 'open') return NOT_OPEN;
      invoice['status'] = 'void';
    }
    if (verb === 'pay') {
      if (this.declines(fields.get('payment_method'))) return DECLINED;
      this.pay(invoice);
    }
    return method === 'GET' || verb ? ok(invoice) : MISSING;
  }

  private pay(invoice: Thing): void {
    this.get(subscriptionOf(invoice))['status'] = 'active';
    this.settle(invoice, true);
  }

  /** Credits the rest of the old price, and charges the new one. */
  private prorated(subscription: Thing, price: Thing): Thing {
    const item = itemOf(subscription);
    const [start, end] = [Math.floor(this.started / 1000), Number(item['current_period_end'])];
    const invoice = this.invoice(subscription, 'subscription_update', price, { start, end });
    const credit = -Number(priceOf(item)['unit_amount']);
    linesOf(invoice).unshift(line(priceOf(item), credit, { start, end }));
    invoice['amount_due'] = Number(invoice['amount_due']) + credit;
    return invoice;
  }

  private invoice(of: Thing, reason: string, price: Thing, period: { start: number; end: number }): Thing {
    const cents = Number(price['unit_amount']);
    return this.add('in', {
      customer: of['customer'],
      billing_reason: reason,
      status: 'open',
      amount_due: cents,
      amount_paid: 0,
      attempt_count: 0,
      next_payment_attempt: null,
      created: Math.floor(this.started / 1000),
      parent: { type: 'subscription_details', subscription_details: { subscription: of.id, metadata: {} } },
      lines: { object: 'list', data: [line(price, cents, period)] },
    });
  }

  private declines(card: unknown): boolean {
    return this.needs.declines(String(card));
  }

  private settle(invoice: Thing, isPaid: boolean): void {
    const tries = Number(invoice['attempt_count']) + 1;
    Object.assign(invoice, { attempt_count: tries });
    if (isPaid) {
      Object.assign(invoice, { status: 'paid', amount_paid: invoice['amount_due'] });
      this.needs.take(invoice.id, Number(invoice['amount_due']));
    }
    this.needs.tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  }

  /** Newest first. */
  private list(prefix: string, fields: URLSearchParams): Reply {
    const [customer, subscription] = [fields.get('customer'), fields.get('subscription')];
    const status = fields.get('status');
    const found = this.all(prefix)
      .filter((thing) => customer === null || thing['customer'] === customer)
      .filter((thing) => subscription === null || subscriptionOf(thing) === subscription)
      .filter((thing) => status === null || status === 'all' || thing['status'] === status);
    return listed(found.toReversed());
  }

  private all(prefix: string): Thing[] {
    return [...this.things.values()].filter(({ id }) => id.startsWith(prefix));
  }

  private add(prefix: string, fields: Readonly<Record<string, unknown>>): Thing {
    const thing = { id: `${prefix}_${randomUUID()}`, ...fields };
    this.things.set(thing.id, thing);
    return thing;
  }

  private get(id: string): Thing {
    const thing = this.things.get(id);
    if (!thing) throw new Error(`The stand-in has no ${id}`);
    return thing;
  }
}

function line(price: Thing, amount: number, period: { start: number; end: number }) {
  return { amount, period, pricing: { type: 'price_details', price_details: { price: price.id } } };
}

const itemOf = (subscription: Thing): Thing => (subscription['items'] as { data: [Thing] }).data[0];
const priceOf = (item: Thing): Thing => item['price'] as Thing;
const linesOf = (invoice: Thing): unknown[] => (invoice['lines'] as { data: unknown[] }).data;
const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
const listed = (data: readonly Thing[]): Reply =>
  ok({ object: 'list', data, has_more: false, url: '/v1/things' });

function subscriptionOf(invoice: Thing): string {
  const parent = invoice['parent'] as { subscription_details: { subscription: string } } | undefined;
  return parent?.subscription_details.subscription ?? '';
}
