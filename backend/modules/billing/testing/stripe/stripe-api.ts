import { failure, ok, StripeCharges, type Reply } from './stripe-charges.ts';
import { StripeObjects, type Thing } from './stripe-objects.ts';

const COLLECTIONS: Readonly<Record<string, { object: string; prefix: string }>> = {
  customers: { object: 'customer', prefix: 'cus' },
  payment_intents: { object: 'payment_intent', prefix: 'pi' },
  setup_intents: { object: 'setup_intent', prefix: 'seti' },
  payment_methods: { object: 'payment_method', prefix: 'pm' },
  refunds: { object: 'refund', prefix: 're' },
  transfers: { object: 'transfer', prefix: 'tr' },
  events: { object: 'event', prefix: 'evt' },
  disputes: { object: 'dispute', prefix: 'dp' },
  balance_transactions: { object: 'balance_transaction', prefix: 'txn' },
  files: { object: 'file', prefix: 'file' },
  invoice_payments: { object: 'invoice_payment', prefix: 'inpay' },
};
const FILTERS = ['customer', 'invoice', 'payment_intent', 'transfer_group', 'payment[payment_intent]'];
/** Stripe's limit for a list of events. */
const TYPES_AT_MOST = 20;

/** The calls of the API that the product makes. */
export class StripeApi {
  readonly objects = new StripeObjects();
  readonly charges = new StripeCharges(this.objects);
  /** Objects that it hides, as long as they are in this set. */
  readonly refused = new Set<string>();
  /** Whether the account's settings refuse payments. */
  refusesIntents = false;
  /** The interval at which Stripe automatically sends the platform's balance to its bank. */
  private payoutInterval = 'daily';

  act(method: string, [collection = '', id, verb]: readonly string[], fields: URLSearchParams): Reply {
    if (collection === 'balance_settings') return this.balanceSettings(fields);
    const kind = COLLECTIONS[collection];
    if (!kind) return failure(404, 'resource_missing');
    if (method === 'GET') return id ? this.shown(id, fields) : this.list(kind.object, fields);
    if (!id) return this.create(kind, fieldsIn(fields));
    const thing = this.objects.find(id);
    if (!thing) return failure(404, 'resource_missing');
    if (collection === 'disputes') return this.takeEvidence(thing, fields);
    if (verb === 'confirm') return this.confirmInBrowser(thing, fieldsIn(fields));
    if (verb === 'cancel') return this.charges.cancel(thing);
    if (verb === 'detach')
      return ok(this.objects.become(thing, { customer: null }, 'payment_method.detached'));
    return ok(this.objects.become(thing, fieldsIn(fields)));
  }

  /** Adds a card, or a bank account if the number is one. */
  addMethod(number: string, customer: string | null): Thing {
    const last4 = number.slice(-4);
    const kind = number.startsWith('000')
      ? { type: 'us_bank_account', us_bank_account: { bank_name: 'STRIPE TEST BANK', last4 } }
      : { type: 'card', card: { brand: 'visa', last4, exp_month: 12, exp_year: 2040 } };
    return this.objects.add('pm', 'payment_method', { ...kind, customer, number });
  }

  /** Stores bracketed fields of evidence; `submit` sends them to the bank. */
  private takeEvidence(dispute: Thing, fields: URLSearchParams): Reply {
    const details = dispute['evidence_details'] as { submission_count?: number };
    const told = [...fields].filter(([name]) => name.startsWith('evidence['));
    const submission_count = (details.submission_count ?? 0) + (fields.get('submit') === 'true' ? 1 : 0);
    const evidence_details = { ...details, has_evidence: told.length > 0, submission_count };
    const evidence = Object.fromEntries(told.map(([name, value]) => [name.slice(9, -1), value]));
    return ok(this.objects.become(dispute, { evidence, evidence_details }));
  }

  /** Acts like Stripe.js, with the typed number. */
  private confirmInBrowser(intent: Thing, fields: Readonly<Record<string, unknown>>): Reply {
    if (fields['client_secret'] !== intent['client_secret']) return failure(400, 'client_secret_mismatch');
    const isKept = intent.object === 'setup_intent' || fields['setup_future_usage'] === 'off_session';
    const customer = isKept ? String(intent['customer']) : null;
    const saved = this.objects.find(fields['payment_method']);
    const method = saved ?? this.addMethod(String(fields['number']), customer);
    const authenticated = fields['authenticated'] === 'true';
    if (intent.object === 'setup_intent') return this.charges.setUp(intent, method, authenticated);
    if (isKept) intent['setup_future_usage'] = 'off_session';
    return this.charges.confirm(intent, method, { authenticated });
  }

  private balanceSettings(fields: URLSearchParams): Reply {
    const interval = fields.get('payments[payouts][schedule][interval]') ?? this.payoutInterval;
    this.payoutInterval = interval;
    return ok({ object: 'balance_settings', payments: { payouts: { schedule: { interval } } } });
  }

  private shown(id: string, fields: URLSearchParams): Reply {
    const thing = this.objects.find(id);
    if (!thing || this.refused.has(id)) return failure(404, 'resource_missing');
    return ok([...fields.keys()].some((name) => name.startsWith('expand')) ? this.expanded(thing) : thing);
  }

  /** Replaces the IDs of a dispute's files by the files. */
  private expanded(thing: Thing): Thing {
    const evidence = Object.entries(thing['evidence'] ?? {}).map(([name, value]) => [
      name,
      this.objects.find(value) ?? value,
    ]);
    return { ...thing, evidence: Object.fromEntries(evidence) };
  }

  private list(object: string, fields: URLSearchParams): Reply {
    const where = Object.fromEntries(
      FILTERS.flatMap((name) => (fields.has(name) ? [[name, fields.get(name) ?? '']] : [])),
    );
    const types = typesIn(fields);
    if (types.length > TYPES_AT_MOST) return failure(400, 'parameter_invalid', 'Array types is too long');
    const listed = object === 'event' ? this.eventsOf(types) : this.objects.list(object, where);
    const found = onward(listed, fields);
    const limit = Number(fields.get('limit') ?? 10);
    const data = found.slice(0, limit);
    return ok({ object: 'list', data, has_more: found.length > limit, url: `/v1/${object}s` });
  }

  /** Newest first. */
  private eventsOf(types: readonly string[]): Thing[] {
    return this.objects.events.filter(({ type }) => types.length === 0 || types.includes(type)).toReversed();
  }

  /** Refuses the files that Stripe would refuse because a bank cannot open them. */
  private storeFile(fields: Readonly<Record<string, unknown>>): Reply {
    if (fields['purpose'] !== 'dispute_evidence' || fields['type'] !== 'pdf')
      return failure(400, 'invalid_file');
    return ok(this.objects.add('file', 'file', { ...fields, size: Number(fields['size']) }));
  }

  private create(
    { object, prefix }: { object: string; prefix: string },
    fields: Readonly<Record<string, unknown>>,
  ): Reply {
    if (object === 'refund') return this.charges.refund(fields);
    if (object === 'file') return this.storeFile(fields);
    if (object === 'payment_intent' && this.refusesIntents)
      return failure(400, 'payment_method_type_missing');
    const thing = this.objects.add(prefix, object, fields);
    if (object === 'transfer') this.objects.move('transfer', -Number(thing['amount']), thing);
    if (!object.endsWith('intent')) return ok(thing);
    const status = 'requires_payment_method';
    Object.assign(thing, { client_secret: `${thing.id}_secret`, status, last_payment_error: null });
    if (object === 'payment_intent') this.objects.tell('payment_intent.created', thing);
    if (fields['confirm'] !== 'true') return ok(thing);
    const method = this.objects.find(fields['payment_method']);
    if (!method) return failure(400, 'resource_missing');
    return this.charges.confirm(thing, method, { isAlone: fields['off_session'] === 'true' });
  }
}

function typesIn(fields: URLSearchParams): readonly string[] {
  return [...fields].flatMap(([name, value]) => (name.startsWith('types[') ? [value] : []));
}

/** Objects created since then; `starting_after` continues with older ones. */
function onward(things: readonly Thing[], fields: URLSearchParams): readonly Thing[] {
  const since = Number(fields.get('created[gte]') ?? 0);
  const found = things.filter(({ created }) => Number(created) >= since);
  const after = fields.get('starting_after');
  return after === null ? found : found.slice(found.findIndex(({ id }) => id === after) + 1);
}

/** `metadata[name]=value` and amounts as Stripe reads them. */
function fieldsIn(form: URLSearchParams): Record<string, unknown> {
  const metadata: Record<string, string> = {};
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const inner = /^metadata\[(.+)\]$/.exec(name)?.[1];
    if (inner) metadata[inner] = value;
    else fields[name] = name === 'amount' ? Number(value) : value;
  }
  return Object.keys(metadata).length > 0 ? { ...fields, metadata } : fields;
}
