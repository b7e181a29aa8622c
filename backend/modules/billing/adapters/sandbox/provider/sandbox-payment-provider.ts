import { addHours, type Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import {
  badSignature,
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
import { CARD_DECLINED, webhookEventSchema } from '#contract/billing/index.ts';
import { HOURS_OF_A_DEBIT, isBank, paysAlone } from '../cards/sandbox-card.ts';
import type { SandboxDisputes } from '../disputes/sandbox-disputes.ts';
import type { SandboxEvents } from './sandbox-events.ts';
import type { SandboxIntent, SandboxMethod, SandboxSetup, SandboxStore } from '../sandbox-store.ts';
import { isSignedWebhook } from './webhook-signature.ts';

const EVENTS_A_PAGE = 100;
const BALANCE_A_PAGE = 100;
const AUTHENTICATION_REQUIRED = 'authentication_required';

/** The embedded provider (rules.md#payment-providers): no key, no network, the same behavior as Stripe. */
export class SandboxPaymentProvider implements PaymentProvider {
  readonly name = 'sandbox';
  readonly publishableKey = null;
  private readonly store: SandboxStore;
  private readonly events: SandboxEvents;
  private readonly disputes: SandboxDisputes;
  private readonly unitOfWork: UnitOfWork;
  private readonly clock: Clock;
  private readonly secret: string;

  constructor(
    store: SandboxStore,
    events: SandboxEvents,
    disputes: SandboxDisputes,
    unitOfWork: UnitOfWork,
    clock: Clock,
    secret: string,
  ) {
    this.store = store;
    this.events = events;
    this.disputes = disputes;
    this.unitOfWork = unitOfWork;
    this.clock = clock;
    this.secret = secret;
  }

  ensureCustomer({ userId }: { userId: string }): Promise<string> {
    return this.store.customer(userId);
  }

  async createPaymentIntent(request: IntentRequest): Promise<ProviderIntent> {
    const { id, eventId } = await this.unitOfWork.transaction(async () => {
      const { intent, isNew } = await this.store.addIntent(request);
      const card = isNew && request.savedCardId ? await this.store.method(request.savedCardId) : null;
      return { id: intent.id, eventId: card && (await this.chargeSaved(intent, card)) };
    });
    if (eventId) await this.events.deliverNow(eventId);
    return this.retrievePaymentIntent(id);
  }

  async retrievePaymentIntent(id: string): Promise<ProviderIntent> {
    return intentView(known(await this.store.intent(id)));
  }

  async cancelPaymentIntent(id: string): Promise<ProviderIntent> {
    const eventId = await this.unitOfWork.transaction(async () => {
      const intent = known(await this.store.intent(id));
      // A debit can no longer be stopped after its bank was asked.
      if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing') {
        return null;
      }
      await this.store.changeIntent(id, { status: 'canceled' });
      return this.events.record('payment_intent.canceled', 'payment_intent', id);
    });
    if (eventId) await this.events.deliverNow(eventId);
    return this.retrievePaymentIntent(id);
  }

  async createRefund(asked: {
    refundId: string;
    paymentIntentId: string;
    amountCents: number;
  }): Promise<ProviderRefund> {
    return this.unitOfWork.transaction(async () => {
      const intent = known(await this.store.intent(asked.paymentIntentId));
      if (intent.status !== 'succeeded') throw new Error('Only what was paid is refunded');
      if (await this.disputes.blocksRefundsOf(intent.id)) throw new RefundRefused('The charge is disputed');
      const { refund, isNew } = await this.store.addRefund(asked, this.clock.now());
      if (isNew) await this.events.record('refund.updated', 'refund', refund.id);
      return refund;
    });
  }

  async retrieveRefund(id: string): Promise<ProviderRefund> {
    return known(await this.store.refund(id));
  }

  findRefund(_paymentIntentId: string, refundId: string): Promise<ProviderRefund | null> {
    return this.store.refundOf(refundId);
  }

  async createSetupIntent(customerId: string): Promise<ProviderSetup> {
    return setupView(await this.store.addSetup(customerId));
  }

  async retrieveSetupIntent(id: string): Promise<ProviderSetup> {
    return setupView(known(await this.store.setup(id)));
  }

  async retrieveCard(id: string): Promise<ProviderCard> {
    return known(await this.store.method(id));
  }

  listCards(customerId: string): Promise<readonly ProviderCard[]> {
    return this.store.methods(customerId);
  }

  detachCard(id: string): Promise<void> {
    return this.store.detachMethod(id);
  }

  retrieveDispute(id: string): Promise<ProviderDispute> {
    return this.disputes.view(id);
  }

  sendEvidence(id: string, evidence: DisputeEvidence, files: readonly EvidenceFile[]): Promise<void> {
    return this.disputes.takeEvidence(id, evidence, files);
  }

  sentEvidence(id: string): Promise<SentEvidence | null> {
    return this.disputes.toldEvidence(id);
  }

  transfer(asked: {
    transferId: string;
    destination: string;
    amountCents: number;
  }): Promise<ProviderTransfer> {
    return this.store.addTransfer(asked);
  }

  findTransfer(transferId: string): Promise<ProviderTransfer | null> {
    return this.store.transferOf(transferId);
  }

  verifyWebhook(raw: Uint8Array, signature: string): ProviderEvent {
    if (!isSignedWebhook(raw, signature, this.secret, this.clock.now())) {
      throw badSignature();
    }
    const event = webhookEventSchema.parse(JSON.parse(Buffer.from(raw).toString('utf8')));
    return { id: event.id, type: event.type, objectId: event.data?.object?.id ?? null };
  }

  async listEvents(since: Date, after: string | null): Promise<EventPage> {
    const secondsBack = Math.ceil((this.clock.now().getTime() - since.getTime()) / 1000);
    const rows = await this.store.eventsOf(secondsBack, after, EVENTS_A_PAGE);
    const events = rows.map(({ id, type, objectId }) => ({ id, type, objectId }));
    return { events, next: rows.length < EVENTS_A_PAGE ? null : (rows.at(-1)?.id ?? null) };
  }

  /** Uses the database's own clock, like the events. */
  async listBalance(since: Date, after: string | null): Promise<BalancePage> {
    const now = this.clock.now().getTime();
    const rows = await this.store.balanceOf((now - since.getTime()) / 1000, after, BALANCE_A_PAGE);
    const transactions = rows.map(({ secondsAgo, ...line }) => ({
      ...line,
      createdAt: new Date(now - secondsAgo * 1000),
    }));
    return { transactions, next: rows.length < BALANCE_A_PAGE ? null : (rows.at(-1)?.id ?? null) };
  }

  /**
   * (tx) The employer is not present to confirm: a card that needs it waits for them
   * (rules.md#card-confirmation).
   */
  private async chargeSaved(
    { id }: SandboxIntent,
    { id: methodId, behavior }: SandboxMethod,
  ): Promise<string> {
    if (paysAlone(behavior)) {
      await this.store.changeIntent(id, { status: 'succeeded', behavior: behavior });
      const eventId = await this.events.record('payment_intent.succeeded', 'payment_intent', id);
      if (behavior === 'disputes') await this.disputes.open(id);
      return eventId;
    }
    if (isBank(behavior)) {
      const bankActsAt = addHours(this.clock.now(), HOURS_OF_A_DEBIT);
      await this.store.changeIntent(id, { status: 'processing', behavior: behavior, bankActsAt });
      return this.events.record('payment_intent.processing', 'payment_intent', id);
    }
    const isRequested = behavior === 'authenticates';
    await this.store.changeIntent(id, {
      status: 'requires_payment_method',
      failureCode: isRequested ? AUTHENTICATION_REQUIRED : 'card_declined',
      failureMessage: CARD_DECLINED,
      ...(isRequested && { requestedCardId: methodId }),
    });
    return this.events.record('payment_intent.payment_failed', 'payment_intent', id);
  }
}

function known<T>(row: T | null): T {
  if (row === null)
    throw new DomainError('billing.unknown_object', 'not_found', 'The provider does not know this');
  return row;
}

function intentView(intent: SandboxIntent): ProviderIntent {
  const { id, clientSecret, amountCents, failureCode, failureMessage, paymentId, customerId, keptCardId } =
    intent;
  const failed =
    intent.status === 'requires_payment_method' &&
    failureCode !== null &&
    failureCode !== AUTHENTICATION_REQUIRED;
  const open = intent.status === 'requires_payment_method' ? 'requires_payment' : intent.status;
  return {
    id,
    clientSecret,
    amountCents,
    failureMessage,
    paymentId,
    customerId,
    keptCardId,
    status: failed ? 'failed' : open,
  };
}

function setupView(setup: SandboxSetup): ProviderSetup {
  const { id, clientSecret, status, customerId, cardId, isPending } = setup;
  const pending = isPending ? { verifyUrl: null } : null;
  return { id, clientSecret, succeeded: status === 'succeeded', customerId, cardId, pending };
}
