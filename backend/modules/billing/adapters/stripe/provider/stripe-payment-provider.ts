import Stripe from 'stripe';
import type { Clock } from '#kernel/clock.ts';
import { CircuitBreaker } from '#platform/outside/circuit-breaker.ts';
import type { Settings } from '#platform/settings.ts';
import { attemptKey } from '#modules/billing/domain/attempt-key.ts';
import {
  ChargeRefused,
  badSignature,
  ProviderUnavailable,
  RefundRefused,
  type EventPage,
  type IntentRequest,
  type PaymentProvider,
  type ProviderCard,
  type DisputeEvidence,
  type EvidenceFile,
  type SentEvidence,
  type ProviderDispute,
  type ProviderEvent,
  type ProviderIntent,
  type ProviderRefund,
  type ProviderSetup,
  type ProviderTransfer,
} from '#modules/billing/application/provider/payment-provider.ts';
import type { BalancePage } from '#modules/billing/application/provider/balance-transaction.ts';
import {
  cardView,
  disputeView,
  eventView,
  intentView,
  OUR_PAYMENT,
  OUR_REFUND,
  refundView,
  setupView,
} from './stripe-views.ts';
import { balancePage } from '../reconciliation/stripe-balance.ts';
import { eventPage } from './stripe-events.ts';
import { tellBank, whatBankWasTold } from '../disputes/stripe-evidence.ts';
import { declinedIntent, isOutage, isStripeError } from '../stripe-errors.ts';

type StripeSettings = NonNullable<Settings['stripe']>;

const TIMEOUT_MS = 15_000;
const RETRIES = 2;
const TOLERANCE_SECONDS = 300;
export const STRIPE_IS_DOWN = {
  isOutage: (error: unknown) => error instanceof ProviderUnavailable,
  refusal: () => new ProviderUnavailable('The payment provider did not answer just now'),
};

/** The configured SDK for every part of the adapter. */
export function stripeClient(settings: StripeSettings): Stripe {
  const base = settings.apiBase === null ? null : new URL(settings.apiBase);
  return new Stripe(settings.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? '80' : '443'),
    }),
  });
}

export function stripePaymentProvider(settings: StripeSettings, clock: Clock): StripePaymentProvider {
  const breaker = new CircuitBreaker(clock, STRIPE_IS_DOWN);
  return new StripePaymentProvider(stripeClient(settings), settings, breaker);
}

/** Stripe behind the port. The SDK repeats safe requests under the same idempotency key. */
export class StripePaymentProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly publishableKey: string;
  private readonly stripe: Stripe;
  private readonly webhookSecrets: readonly string[];
  private readonly breaker: CircuitBreaker;

  constructor(stripe: Stripe, settings: StripeSettings, breaker: CircuitBreaker) {
    this.stripe = stripe;
    this.publishableKey = settings.publishableKey;
    this.webhookSecrets = settings.webhookSecret.split(',').map((secret) => secret.trim());
    this.breaker = breaker;
  }

  async ensureCustomer(who: { userId: string; email: string; name: string }): Promise<string> {
    const { userId, email, name } = who;
    const customer = await this.ask(() =>
      this.stripe.customers.create(
        { ...(email && { email }), name, metadata: { crewvine_user: userId } },
        { idempotencyKey: `customer:${userId}` },
      ),
    );
    return customer.id;
  }

  async createPaymentIntent(request: IntentRequest): Promise<ProviderIntent> {
    return intentView(
      await this.ask(() =>
        this.open(request).catch((error: unknown) => {
          // Stripe has made nothing, because it no longer knows the saved card: the employer must give
          // another one.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || !request.savedCardId)
            throw error;
          return this.open({ ...request, savedCardId: null });
        }),
      ).catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        throw new ChargeRefused(request.attempt, { cause: error });
      }),
    );
  }

  private open(request: IntentRequest): Promise<Stripe.PaymentIntent> {
    const { paymentId, attempt, amountCents, customerId, description, savedCardId } = request;
    const card = savedCardId && { payment_method: savedCardId, off_session: true, confirm: true };
    return this.stripe.paymentIntents
      .create(
        {
          amount: amountCents,
          currency: 'usd',
          customer: customerId,
          description,
          metadata: { [OUR_PAYMENT]: paymentId },
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          ...card,
        },
        { idempotencyKey: `payment:${attemptKey(paymentId, attempt)}${card ? ':saved-card' : ''}` },
      )
      .catch(declinedIntent);
  }

  async retrievePaymentIntent(id: string): Promise<ProviderIntent> {
    return intentView(await this.ask(() => this.stripe.paymentIntents.retrieve(id)));
  }

  async cancelPaymentIntent(id: string): Promise<ProviderIntent> {
    const canceled = await this.ask(() =>
      this.stripe.paymentIntents.cancel(id).catch((error: unknown) => {
        // It has succeeded or is already canceled: return its state.
        if (isStripeError(error, 'payment_intent_unexpected_state')) return null;
        throw error;
      }),
    );
    return canceled ? intentView(canceled) : this.retrievePaymentIntent(id);
  }

  async createRefund(asked: {
    refundId: string;
    paymentIntentId: string;
    amountCents: number;
  }): Promise<ProviderRefund> {
    const { refundId, paymentIntentId, amountCents } = asked;
    const refund = await this.ask(() =>
      this.stripe.refunds
        .create(
          { payment_intent: paymentIntentId, amount: amountCents, metadata: { [OUR_REFUND]: refundId } },
          { idempotencyKey: `refund:${refundId}` },
        )
        .catch((error: unknown) => {
          // Already refunded, disputed, or too old: a person must handle it.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          throw new RefundRefused(error.message, { cause: error });
        }),
    );
    return refundView(refund);
  }

  async retrieveRefund(id: string): Promise<ProviderRefund> {
    return refundView(await this.ask(() => this.stripe.refunds.retrieve(id)));
  }

  async findRefund(paymentIntentId: string, refundId: string): Promise<ProviderRefund | null> {
    const refunds = await this.ask(() =>
      this.stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }),
    );
    const found = refunds.data.find(({ metadata }) => metadata?.[OUR_REFUND] === refundId);
    return found ? refundView(found) : null;
  }

  async createSetupIntent(customerId: string): Promise<ProviderSetup> {
    const made = await this.ask(() =>
      this.stripe.setupIntents.create({
        customer: customerId,
        usage: 'off_session',
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      }),
    );
    return setupView(made);
  }

  async retrieveSetupIntent(id: string): Promise<ProviderSetup> {
    return setupView(await this.ask(() => this.stripe.setupIntents.retrieve(id)));
  }

  async retrieveCard(id: string): Promise<ProviderCard> {
    return cardView(await this.ask(() => this.stripe.paymentMethods.retrieve(id)));
  }

  async listCards(customerId: string): Promise<readonly ProviderCard[]> {
    const cards = await this.ask(() =>
      this.stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: 100 }),
    );
    return cards.data.map(cardView);
  }

  async detachCard(id: string): Promise<void> {
    const card = await this.ask(() => this.stripe.paymentMethods.retrieve(id));
    if (card.customer !== null) await this.ask(() => this.stripe.paymentMethods.detach(id));
  }

  async retrieveDispute(id: string): Promise<ProviderDispute> {
    return disputeView(await this.ask(() => this.stripe.disputes.retrieve(id)));
  }

  sendEvidence(id: string, told: DisputeEvidence, files: readonly EvidenceFile[]): Promise<void> {
    return this.ask(() => tellBank(this.stripe, id, told, files));
  }

  sentEvidence(id: string): Promise<SentEvidence | null> {
    return this.ask(() => whatBankWasTold(this.stripe, id));
  }

  async transfer(asked: Parameters<PaymentProvider['transfer']>[0]): Promise<ProviderTransfer> {
    const { transferId, destination, amountCents } = asked;
    const transfer = await this.ask(() =>
      this.stripe.transfers.create(
        { amount: amountCents, currency: 'usd', destination, transfer_group: transferId },
        { idempotencyKey: `transfer:${transferId}` },
      ),
    );
    return { id: transfer.id, amountCents: transfer.amount };
  }

  async findTransfer(transferId: string): Promise<ProviderTransfer | null> {
    const { data } = await this.ask(() =>
      this.stripe.transfers.list({ transfer_group: transferId, limit: 1 }),
    );
    const [found] = data;
    return found ? { id: found.id, amountCents: found.amount } : null;
  }

  verifyWebhook(raw: Uint8Array, signature: string): ProviderEvent {
    try {
      return eventView(this.signed(raw, signature));
    } catch {
      throw badSignature();
    }
  }

  listEvents(since: Date, after: string | null): Promise<EventPage> {
    return this.ask(() => eventPage(this.stripe, since, after));
  }

  listBalance(since: Date, after: string | null): Promise<BalancePage> {
    return this.ask(() => balancePage(this.stripe, since, after));
  }

  /** Each webhook endpoint at Stripe has its own secret. @throws unless one of them signed it */
  private signed(raw: Uint8Array, signature: string): unknown {
    const body = Buffer.from(raw).toString('utf8');
    const proven = this.webhookSecrets.some((secret) => isSigned(body, signature, secret));
    if (!proven) throw badSignature();
    return JSON.parse(body);
  }

  private ask<T>(call: () => Promise<T>): Promise<T> {
    return this.breaker.run(() =>
      call().catch((error: unknown) => {
        if (isOutage(error)) throw new ProviderUnavailable('Stripe did not answer', { cause: error });
        throw error;
      }),
    );
  }
}

function isSigned(body: string, signature: string, secret: string): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(body, signature, secret, TOLERANCE_SECONDS) ?? false;
  } catch {
    return false;
  }
}
