import { testDay } from '#testing/fixtures/time/test-now.ts';
import { SANDBOX_BANK, SANDBOX_CARDS } from '../../contract/index.ts';
import type { StripeObjects, Thing } from './stripe-objects.ts';

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Stripe's test numbers, and their effects on a charge. */
export const TEST_NUMBERS = {
  ...SANDBOX_CARDS,
  refundWaits: '4000000000007726',
  bankPays: SANDBOX_BANK.pays,
  bankFails: SANDBOX_BANK.fails,
  /** Waits, once saved, until its owner has verified it. */
  bankVerifiesLater: SANDBOX_BANK.verifiesLater,
  bankReturns: SANDBOX_BANK.returns,
} as const;

/** Stripe's fee for one in the US. */
const DISPUTE_FEE_CENTS = 15_00;

const AUTHENTICATION: readonly string[] = [TEST_NUMBERS.authenticates];
const DECLINED: readonly string[] = [TEST_NUMBERS.declines, TEST_NUMBERS.failsWhenCharged];

export function ok(body: unknown): Reply {
  return { status: 200, body };
}

export function failure(status: number, code: string, message = code): Reply {
  return { status, body: { error: { type: 'invalid_request_error', code, message } } };
}

/** Charges and refunds as Stripe makes them for its test numbers. */
export class StripeCharges {
  private readonly objects: StripeObjects;

  constructor(objects: StripeObjects) {
    this.objects = objects;
  }

  /** `authenticated`: the person has passed 3-D Secure; `isAlone`: no person is present to pass it. */
  confirm(intent: Thing, method: Thing, { authenticated = false, isAlone = false } = {}): Reply {
    if (intent['status'] === 'succeeded' || intent['status'] === 'canceled') {
      return failure(400, 'payment_intent_unexpected_state');
    }
    const number = String(method['number']);
    if (method['type'] === 'us_bank_account') {
      const fields = { status: 'processing', payment_method: method.id, last_payment_error: null };
      return ok(this.objects.become(intent, fields, 'payment_intent.processing'));
    }
    if (DECLINED.includes(number)) return this.decline(intent, method, 'card_declined');
    if (AUTHENTICATION.includes(number) && !authenticated) {
      if (isAlone) return this.decline(intent, method, 'authentication_required');
      const fields = { status: 'requires_action', payment_method: method.id };
      return ok(this.objects.become(intent, fields, 'payment_intent.requires_action'));
    }
    return ok(this.succeed(intent, method));
  }

  /** Saves a card or an account for later. */
  setUp(setup: Thing, method: Thing, authenticated: boolean): Reply {
    const number = String(method['number']);
    if (number === TEST_NUMBERS.declines) return failure(402, 'card_declined', 'Your card was declined.');
    if (AUTHENTICATION.includes(number) && !authenticated) {
      return ok(this.objects.become(setup, { status: 'requires_action' }));
    }
    if (number === TEST_NUMBERS.bankVerifiesLater && setup['next_action'] === undefined) {
      const verify = { hosted_verification_url: `https://payments.stripe.com/microdeposit/${setup.id}` };
      const next_action = { type: 'verify_with_microdeposits', verify_with_microdeposits: verify };
      const fields = { status: 'requires_action', payment_method: method.id, next_action };
      return ok(this.objects.become(setup, fields, 'setup_intent.requires_action'));
    }
    const fields = { status: 'succeeded', payment_method: method.id, next_action: null };
    return ok(this.objects.become(setup, fields, 'setup_intent.succeeded'));
  }

  succeed(intent: Thing, method: Thing): Thing {
    const charge = this.objects.add('ch', 'charge', {
      payment_intent: intent.id,
      amount: intent['amount'],
      metadata: intent['metadata'],
    });
    const cents = Number(intent['amount']);
    const isDebit = method['type'] === 'us_bank_account';
    const fee = isDebit ? Math.min(500, Math.round(cents * 0.008)) : Math.round(cents * 0.029) + 30;
    this.objects.move('charge', cents, charge, fee);
    const fields = { status: 'succeeded', payment_method: method.id, latest_charge: charge.id };
    return this.objects.become(intent, { ...fields, last_payment_error: null }, 'payment_intent.succeeded');
  }

  decline(intent: Thing, method: Thing, code: string): Reply {
    const message = 'Your card was declined.';
    const error = { type: 'card_error', code, message, payment_method: method };
    const fields = { status: 'requires_payment_method', payment_method: null, last_payment_error: error };
    this.objects.become(intent, fields, 'payment_intent.payment_failed');
    return { status: 402, body: { error: { ...error, payment_intent: intent } } };
  }

  cancel(intent: Thing): Reply {
    if (['succeeded', 'canceled', 'processing'].includes(String(intent['status']))) {
      return failure(400, 'payment_intent_unexpected_state');
    }
    return ok(this.objects.become(intent, { status: 'canceled' }, 'payment_intent.canceled'));
  }

  /** Refunded money of an intent can be refunded again only if the refund failed. */
  refund(fields: Readonly<Record<string, unknown>>): Reply {
    const intent = this.objects.get(fields['payment_intent']);
    const earlier = this.objects.list('refund', { payment_intent: intent.id });
    const taken = earlier
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .reduce((sum, { amount }) => sum + Number(amount), 0);
    const amount = Number(fields['amount'] ?? Number(intent['amount']) - taken);
    if (intent['status'] !== 'succeeded' || amount <= 0 || taken + amount > Number(intent['amount'])) {
      return failure(400, 'charge_already_refunded', 'Refund amount is greater than unrefunded amount');
    }
    if (taken + amount > Number(intent['amount']) - this.disputedOf(intent))
      return failure(400, 'charge_disputed', 'The charge has been charged back');
    const waits = this.numberOf(intent) === TEST_NUMBERS.refundWaits;
    const status = waits ? 'pending' : 'succeeded';
    const refund = this.objects.add('re', 'refund', { ...fields, amount, status });
    this.objects.move('refund', -amount, refund);
    this.objects.tell('refund.created', refund);
    return ok(refund);
  }

  /** The card's owner disputes the charge: the money is gone until a decision, with a fee. */
  dispute(
    intent: Thing,
    { status = 'needs_response', reason = 'fraudulent', cents = Number(intent['amount']) } = {},
  ): Thing {
    const dispute = this.objects.add('dp', 'dispute', {
      amount: cents,
      payment_intent: intent.id,
      reason,
      status,
      evidence_details: { due_by: Math.floor(testDay(21).getTime() / 1000) },
      balance_transactions: [],
    });
    this.moveFor(dispute, -cents, DISPUTE_FEE_CENTS);
    for (const what of ['created', 'funds_withdrawn']) this.objects.tell(`charge.dispute.${what}`, dispute);
    if (status === 'lost') this.objects.tell('charge.dispute.closed', dispute);
    return dispute;
  }

  decide(dispute: Thing, status: 'won' | 'lost'): void {
    const before = dispute['status'];
    dispute['status'] = status;
    if (before === 'won' && status === 'lost') {
      this.moveFor(dispute, -Number(dispute['amount']), 0);
      this.objects.tell('charge.dispute.funds_withdrawn', dispute);
    }
    if (status === 'won') {
      this.moveFor(dispute, Number(dispute['amount']), 0);
      this.objects.tell('charge.dispute.funds_reinstated', dispute);
    }
    this.objects.tell('charge.dispute.closed', dispute);
  }

  /** The dispute includes its lines, and each of them names the dispute. */
  private moveFor(dispute: Thing, cents: number, fee: number): void {
    const { balance_transactions: lines, ...source } = dispute;
    const line = this.objects.move('adjustment', cents, { ...source }, fee);
    dispute['balance_transactions'] = [...(Array.isArray(lines) ? lines : []), line];
  }

  /** Days pass: pending objects are decided, and the test numbers take their effects. */
  later(): void {
    for (const refund of this.objects.list('refund')) {
      const number = this.numberOf(this.objects.get(refund['payment_intent']));
      if (refund['status'] === 'pending')
        this.objects.become(refund, { status: 'succeeded' }, 'refund.updated');
      else if (refund['status'] === 'succeeded' && number === TEST_NUMBERS.refundFails)
        this.failRefund(refund);
    }
    for (const setup of this.objects.list('setup_intent', { status: 'requires_action' }))
      if (setup['next_action']) this.setUp(setup, this.objects.get(setup['payment_method']), true);
    for (const intent of this.objects.list('payment_intent', { status: 'succeeded' })) {
      if (this.numberOf(intent) !== TEST_NUMBERS.bankReturns) continue;
      if (this.objects.list('dispute', { payment_intent: intent.id }).length > 0) continue;
      this.dispute(intent, { status: 'lost', reason: 'insufficient_funds' });
    }
    for (const intent of this.objects.list('payment_intent', { status: 'processing' })) {
      const method = this.objects.get(intent['payment_method']);
      if (method['number'] === TEST_NUMBERS.bankFails)
        this.decline(intent, method, 'payment_method_bank_failed');
      else this.succeed(intent, method);
    }
  }

  /** The bank returns it: the money is in the balance again. */
  failRefund(refund: Thing): void {
    this.objects.move('refund_failure', Number(refund['amount']), refund);
    this.objects.become(refund, { status: 'failed' }, 'refund.failed');
  }

  /** The part that a bank has, or takes while it decides, in cents. */
  private disputedOf({ id }: Thing): number {
    const disputes = this.objects.list('dispute', { payment_intent: id });
    return disputes
      .filter(({ status }) => status !== 'won')
      .reduce((sum, { amount }) => sum + Number(amount), 0);
  }

  private numberOf(intent: Thing): unknown {
    return this.objects.find(intent['payment_method'])?.['number'];
  }
}
