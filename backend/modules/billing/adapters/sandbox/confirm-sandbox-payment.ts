import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { behaviorOf, refusalOf, setupRefusalOf, type TypedCard } from './sandbox-card.ts';
import type { SandboxDisputes } from './sandbox-disputes.ts';
import type { SandboxEvents } from './sandbox-events.ts';
import type { SandboxIntent, SandboxSetup, SandboxStore } from './sandbox-store.ts';

export interface Confirmation extends TypedCard {
  readonly id: string;
  readonly userId: UserId;
  readonly clientSecret: string;
  readonly authenticate: boolean;
}

interface Outcome {
  readonly status: 'succeeded' | 'requires_action';
  readonly refusal?: string;
  readonly eventId?: string;
}

const SUCCEEDED: Outcome = { status: 'succeeded' };

/** What Stripe's own form does in a browser: a person gives a card for a payment, or for a card to be saved. */
export class ConfirmSandboxPayment {
  private readonly store: SandboxStore;
  private readonly events: SandboxEvents;
  private readonly disputes: SandboxDisputes;
  private readonly unitOfWork: UnitOfWork;
  private readonly clock: Clock;

  constructor(
    store: SandboxStore,
    events: SandboxEvents,
    disputes: SandboxDisputes,
    unitOfWork: UnitOfWork,
    clock: Clock,
  ) {
    this.store = store;
    this.events = events;
    this.disputes = disputes;
    this.unitOfWork = unitOfWork;
    this.clock = clock;
  }

  /**
   * Repeating it after success does nothing.
   * @throws DomainError `billing.card_declined` (payment_required), `billing.payment_not_found` (not_found),
   * `billing.wrong_client_secret` (forbidden), `billing.payment_canceled` (conflict)
   */
  async run(given: Confirmation): Promise<'succeeded' | 'requires_action'> {
    const outcome = await this.unitOfWork.transaction(() =>
      given.id.startsWith('seti_') ? this.saveCard(given) : this.pay(given),
    );
    if (outcome.eventId) await this.events.deliverNow(outcome.eventId);
    if (outcome.refusal) throw new DomainError('billing.card_declined', 'payment_required', outcome.refusal);
    return outcome.status;
  }

  private async pay(given: Confirmation): Promise<Outcome> {
    const intent = await this.own(await this.store.intent(given.id), given);
    if (intent.status === 'succeeded') return SUCCEEDED;
    if (intent.status === 'canceled') {
      throw new DomainError('billing.payment_canceled', 'conflict', 'This payment was canceled');
    }
    const refusal = refusalOf(given, this.clock.now());
    if (refusal) {
      const failure = { failureCode: 'card_declined', failureMessage: refusal };
      await this.store.changeIntent(intent.id, { status: 'requires_payment_method', ...failure });
      const eventId = await this.events.record('payment_intent.payment_failed', 'payment_intent', intent.id);
      return { ...SUCCEEDED, refusal, eventId };
    }
    if (needsMore(given)) {
      await this.store.changeIntent(intent.id, { status: 'requires_action' });
      return { status: 'requires_action' };
    }
    await this.store.changeIntent(intent.id, { status: 'succeeded', card: behaviorOf(given) });
    const eventId = await this.events.record('payment_intent.succeeded', 'payment_intent', intent.id);
    if (behaviorOf(given) === 'disputes') await this.disputes.open(intent.id);
    return { ...SUCCEEDED, eventId };
  }

  private async saveCard(given: Confirmation): Promise<Outcome> {
    const setup = await this.own(await this.store.setup(given.id), given);
    if (setup.status === 'succeeded') return SUCCEEDED;
    const refusal = setupRefusalOf(given, this.clock.now());
    if (refusal) return { ...SUCCEEDED, refusal };
    if (needsMore(given)) {
      await this.store.changeSetup(setup.id, 'requires_action', null);
      return { status: 'requires_action' };
    }
    const { cardNumber, expMonth, expYear } = given;
    const card = { brand: 'visa', last4: cardNumber.slice(-4), expMonth, expYear };
    const cardId = await this.store.addMethod(setup.customerId, { ...card, behaviour: behaviorOf(given) });
    await this.store.changeSetup(setup.id, 'succeeded', cardId);
    const eventId = await this.events.record('setup_intent.succeeded', 'setup_intent', setup.id);
    return { ...SUCCEEDED, eventId };
  }

  /** Someone else's payment is the same as none. */
  private async own<T extends SandboxIntent | SandboxSetup>(
    found: T | null,
    given: Confirmation,
  ): Promise<T> {
    if (!found || (await this.store.referenceOf(found.customerId)) !== given.userId) {
      throw new DomainError('billing.payment_not_found', 'not_found', 'Payment not found');
    }
    if (found.clientSecret !== given.clientSecret) {
      throw new DomainError(
        'billing.wrong_client_secret',
        'forbidden',
        'This is not the secret of this payment',
      );
    }
    return found;
  }
}

function needsMore(given: Confirmation): boolean {
  return behaviorOf(given) === 'authenticates' && !given.authenticate;
}
