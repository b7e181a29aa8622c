import { addHours, type Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { BANK_UNKNOWN, CARD_DECLINED, SANDBOX_BANK } from '#contract/billing/index.ts';
import {
  bankBehaviorOf,
  behaviorOf,
  HOURS_OF_A_DEBIT,
  refusalOf,
  setupRefusalOf,
  type CardBehavior,
  type TypedCard,
} from '../cards/sandbox-card.ts';
import type { SandboxDisputes } from '../disputes/sandbox-disputes.ts';
import type { SandboxEvents } from '../provider/sandbox-events.ts';
import type { SandboxIntent, SandboxSetup, SandboxStore } from '../sandbox-store.ts';

const HOURS_UNTIL_VERIFIED = 24;
const BANK_NAME = 'STRIPE TEST BANK';

interface SandboxRequest {
  readonly id: string;
  readonly userId: UserId;
  readonly clientSecret: string;
}

export interface Confirmation extends TypedCard, SandboxRequest {
  readonly authenticate: boolean;
  /** Whether to save the card for later charges. */
  readonly saveCard?: boolean;
}

export interface Debit extends SandboxRequest {
  readonly routingNumber: string;
  readonly accountNumber: string;
}

type ConfirmationStatus = 'succeeded' | 'requires_action' | 'processing';

interface Outcome {
  readonly status: ConfirmationStatus;
  readonly refusal?: string;
  readonly eventId?: string;
}

const SUCCEEDED: Outcome = { status: 'succeeded' };

/** Acts as Stripe's own form in a browser: a person enters a card for a payment, or to save it. */
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
   * Idempotent after success.
   * @throws DomainError `billing.card_declined` (payment_required), `billing.payment_not_found` (not_found),
   *   `billing.wrong_client_secret` (forbidden), `billing.payment_canceled` (conflict)
   */
  run(given: Confirmation): Promise<ConfirmationStatus> {
    return this.conclude(() => (given.id.startsWith('seti_') ? this.saveCard(given) : this.pay(given)));
  }

  /**
   * Debits a bank account, which takes days (rules.md#bank-debits), or saves it for later. @throws as `run`
   */
  debit(given: Debit): Promise<ConfirmationStatus> {
    if (given.id.startsWith('seti_')) return this.conclude(() => this.saveAccount(given));
    return this.conclude(() =>
      this.open(given, async ({ id }) => {
        const behavior = bankBehaviorOf(given);
        if (!behavior) return { ...SUCCEEDED, refusal: BANK_UNKNOWN };
        const bankActsAt = addHours(this.clock.now(), HOURS_OF_A_DEBIT);
        await this.store.changeIntent(id, { status: 'processing', behavior, bankActsAt });
        const eventId = await this.events.record('payment_intent.processing', 'payment_intent', id);
        return { status: 'processing', eventId };
      }),
    );
  }

  /**
   * Confirms a saved card on its owner's behalf, without its number (rules.md#card-confirmation). @throws as
   * `run`
   */
  confirmSaved(given: SandboxRequest): Promise<ConfirmationStatus> {
    return this.conclude(() =>
      this.open(given, ({ id, requestedCardId }) =>
        requestedCardId === null
          ? Promise.resolve({ ...SUCCEEDED, refusal: CARD_DECLINED })
          : this.succeed(id, 'authenticates', null),
      ),
    );
  }

  /**
   * The saved card whose bank requires confirmation. @throws DomainError `billing.payment_not_found`
   * (not_found)
   */
  async requestedCard(
    given: Pick<SandboxRequest, 'id' | 'userId'>,
  ): Promise<{ readonly last4: string } | null> {
    const intent = await this.mine(await this.store.intent(given.id), given);
    if (intent.requestedCardId === null || intent.status === 'succeeded') return null;
    const card = await this.store.method(intent.requestedCardId);
    return card && { last4: card.last4 };
  }

  private async conclude(act: () => Promise<Outcome>): Promise<ConfirmationStatus> {
    const outcome = await this.unitOfWork.transaction(act);
    if (outcome.eventId) await this.events.deliverNow(outcome.eventId);
    if (outcome.refusal) throw new DomainError('billing.card_declined', 'payment_required', outcome.refusal);
    return outcome.status;
  }

  /** Acts on an unpaid intent; otherwise returns its state. */
  private async open(
    given: SandboxRequest,
    act: (intent: SandboxIntent) => Promise<Outcome>,
  ): Promise<Outcome> {
    const intent = await this.own(await this.store.intent(given.id), given);
    if (intent.status === 'succeeded' || intent.status === 'processing') return { status: intent.status };
    if (intent.status === 'canceled') {
      throw new DomainError('billing.payment_canceled', 'conflict', 'This payment was canceled');
    }
    return act(intent);
  }

  private pay(given: Confirmation): Promise<Outcome> {
    return this.open(given, async ({ id, customerId }) => {
      const refusal = refusalOf(given, this.clock.now());
      if (refusal) {
        const failure = { failureCode: 'card_declined', failureMessage: refusal };
        await this.store.changeIntent(id, { status: 'requires_payment_method', ...failure });
        const eventId = await this.events.record('payment_intent.payment_failed', 'payment_intent', id);
        return { ...SUCCEEDED, refusal, eventId };
      }
      if (needsMore(given)) {
        await this.store.changeIntent(id, { status: 'requires_action' });
        return { status: 'requires_action' };
      }
      return this.succeed(id, behaviorOf(given), given.saveCard ? await this.keep(customerId, given) : null);
    });
  }

  private async succeed(id: string, behavior: CardBehavior, keptCardId: string | null): Promise<Outcome> {
    await this.store.changeIntent(id, { status: 'succeeded', behavior, keptCardId });
    const eventId = await this.events.record('payment_intent.succeeded', 'payment_intent', id);
    if (behavior === 'disputes') await this.disputes.open(id);
    return { ...SUCCEEDED, eventId };
  }

  private keep(customerId: string, given: TypedCard): Promise<string> {
    const { cardNumber, expMonth, expYear } = given;
    const card = { brand: 'visa', last4: cardNumber.slice(-4), expMonth, expYear };
    return this.store.addMethod(customerId, { ...card, behavior: behaviorOf(given) });
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
    const cardId = await this.keep(setup.customerId, given);
    await this.store.changeSetup(setup.id, 'succeeded', cardId);
    const eventId = await this.events.record('setup_intent.succeeded', 'setup_intent', setup.id);
    return { ...SUCCEEDED, eventId };
  }

  /** An account cannot be charged before it is verified; most are verified immediately. */
  private async saveAccount(given: Debit): Promise<Outcome> {
    const setup = await this.own(await this.store.setup(given.id), given);
    if (setup.status !== 'requires_payment_method') return SUCCEEDED;
    const behavior = bankBehaviorOf(given);
    if (!behavior) return { ...SUCCEEDED, refusal: BANK_UNKNOWN };
    const isVerified = given.accountNumber !== SANDBOX_BANK.verifiesLater;
    const last4 = given.accountNumber.slice(-4);
    const account = {
      type: 'bank',
      brand: BANK_NAME,
      last4,
      behavior,
      expMonth: null,
      expYear: null,
    } as const;
    const cardId = await this.store.addMethod(setup.customerId, account, isVerified);
    const verifiedAt = isVerified ? null : addHours(this.clock.now(), HOURS_UNTIL_VERIFIED);
    await this.store.changeSetup(setup.id, isVerified ? 'succeeded' : 'requires_action', cardId, verifiedAt);
    const what = isVerified ? 'succeeded' : 'requires_action';
    const eventId = await this.events.record(`setup_intent.${what}`, 'setup_intent', setup.id);
    return { ...SUCCEEDED, eventId };
  }

  private async own<T extends SandboxIntent | SandboxSetup>(
    found: T | null,
    given: SandboxRequest,
  ): Promise<T> {
    const own = await this.mine(found, given);
    if (own.clientSecret !== given.clientSecret) {
      throw new DomainError(
        'billing.wrong_client_secret',
        'forbidden',
        'This is not the secret of this payment',
      );
    }
    return own;
  }

  /** Another user's payment counts as missing. */
  private async mine<T extends SandboxIntent | SandboxSetup>(
    found: T | null,
    { userId }: Pick<SandboxRequest, 'userId'>,
  ): Promise<T> {
    if (!found || (await this.store.referenceOf(found.customerId)) !== userId) {
      throw new DomainError('billing.payment_not_found', 'not_found', 'Payment not found');
    }
    return found;
  }
}

function needsMore(given: Confirmation): boolean {
  return behaviorOf(given) === 'authenticates' && !given.authenticate;
}
