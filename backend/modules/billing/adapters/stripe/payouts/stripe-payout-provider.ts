import Stripe from 'stripe';
import type { Clock } from '#kernel/clock.ts';
import { CircuitBreaker } from '#platform/outside/circuit-breaker.ts';
import type { Settings } from '#platform/settings.ts';
import {
  BalanceTooLow,
  PayoutRefused,
  type PayoutOrder,
  type PayoutProvider,
  type ProviderPayout,
  type ProviderRecipient,
} from '#modules/billing/application/payouts/payout-provider.ts';
import { ProviderUnavailable } from '#modules/billing/application/provider/payment-provider.ts';
import { attemptKey } from '#modules/billing/domain/attempt-key.ts';
import { isOutage, isStripeError } from '../stripe-errors.ts';
import { STRIPE_IS_DOWN, stripeClient } from '../provider/stripe-payment-provider.ts';
import { payoutView, recipientView } from './stripe-payout-views.ts';

type StripeSettings = NonNullable<Settings['stripe']>;

const OUR_WITHDRAWAL = 'crewvine_withdrawal';
const OUR_USER = 'crewvine_user';
const INCLUDED = ['configuration.recipient', 'identity', 'requirements'] as const;
const MANUAL = { payments: { payouts: { schedule: { interval: 'manual' } } } } as const;
const LATELY = 100;

export function stripePayoutProvider(settings: StripeSettings, clock: Clock): StripePayoutProvider {
  return new StripePayoutProvider(stripeClient(settings), new CircuitBreaker(clock, STRIPE_IS_DOWN));
}

/**
 * Stripe Connect: each person is a recipient (Accounts v2) with Stripe's own pages for its requirements. The
 * company transfers to their balance there, and pays out from it manually, so that each withdrawal is one
 * transfer and one payout to the bank.
 */
export class StripePayoutProvider implements PayoutProvider {
  readonly name = 'stripe';
  private readonly stripe: Stripe;
  private readonly breaker: CircuitBreaker;

  constructor(stripe: Stripe, breaker: CircuitBreaker) {
    this.stripe = stripe;
    this.breaker = breaker;
  }

  async ensureRecipient({
    userId,
    email,
    name,
  }: {
    userId: string;
    email: string;
    name: string;
  }): Promise<ProviderRecipient> {
    const account = await this.ask(() =>
      this.stripe.v2.core.accounts.create(
        {
          contact_email: email,
          display_name: name,
          dashboard: 'express',
          identity: { country: 'us', entity_type: 'individual' },
          configuration: {
            recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } },
          },
          defaults: {
            currency: 'usd',
            responsibilities: { fees_collector: 'application', losses_collector: 'application' },
          },
          metadata: { [OUR_USER]: userId },
          include: [...INCLUDED],
        },
        { idempotencyKey: `recipient:${userId}` },
      ),
    );
    await this.ask(() => this.stripe.balanceSettings.update(MANUAL, { stripeAccount: account.id }));
    return recipientView(account, null);
  }

  async retrieveRecipient(id: string): Promise<ProviderRecipient> {
    const account = await this.ask(() =>
      this.stripe.v2.core.accounts.retrieve(id, { include: [...INCLUDED] }),
    );
    const banks = await this.ask(() =>
      this.stripe.accounts.listExternalAccounts(id, { object: 'bank_account', limit: 10 }),
    );
    return recipientView(account, banks.data);
  }

  async onboardingPage(
    recipientId: string,
    { done, again }: { done: string; again: string },
  ): Promise<string> {
    const link = await this.ask(() =>
      this.stripe.v2.core.accountLinks.create({
        account: recipientId,
        use_case: {
          type: 'account_onboarding',
          account_onboarding: {
            refresh_url: again,
            return_url: done,
            collection_options: { fields: 'eventually_due' },
          },
        },
      }),
    );
    return link.url;
  }

  /**
   * Onboarding shows only missing details; a person with Stripe's Express dashboard changes their bank there.
   */
  async accountPage(recipientId: string): Promise<string> {
    return (await this.ask(() => this.stripe.accounts.createLoginLink(recipientId))).url;
  }

  async transfer({ withdrawalId, attempt, recipientId, amountCents }: PayoutOrder): Promise<string> {
    const { data } = await this.ask(() =>
      this.stripe.transfers.list({ transfer_group: withdrawalId, limit: 1 }),
    );
    const [earlier] = data;
    if (earlier) return earlier.id;
    const made = await this.refusing(attempt, () =>
      this.stripe.transfers.create(
        { amount: amountCents, currency: 'usd', destination: recipientId, transfer_group: withdrawalId },
        { idempotencyKey: `transfer:${attemptKey(withdrawalId, attempt)}` },
      ),
    );
    return made.id;
  }

  async payOut({ withdrawalId, attempt, recipientId, amountCents }: PayoutOrder): Promise<ProviderPayout> {
    const at = { stripeAccount: recipientId };
    const { data } = await this.ask(() =>
      this.stripe.payouts.list({ limit: LATELY }, at).catch((error: unknown) => {
        // The company may no longer act for it: it was closed or disconnected.
        if (!isStripeError(error, 'account_invalid')) throw error;
        throw new PayoutRefused('account_not_ready', { cause: error });
      }),
    );
    const earlier = data.find(({ metadata }) => metadata?.[OUR_WITHDRAWAL] === withdrawalId);
    if (earlier) return payoutView(earlier);
    const asked = { amount: amountCents, currency: 'usd', metadata: { [OUR_WITHDRAWAL]: withdrawalId } };
    const key = { ...at, idempotencyKey: `payout:${attemptKey(withdrawalId, attempt)}` };
    return payoutView(await this.refusing(attempt, () => this.stripe.payouts.create(asked, key)));
  }

  async retrievePayout(id: string, recipientId: string): Promise<ProviderPayout> {
    return payoutView(
      await this.ask(() => this.stripe.payouts.retrieve(id, {}, { stripeAccount: recipientId })),
    );
  }

  async takeBack(order: PayoutOrder & { readonly transferId: string }): Promise<void> {
    const { withdrawalId, attempt, transferId } = order;
    const { reversed } = await this.ask(() => this.stripe.transfers.retrieve(transferId));
    if (reversed) return;
    const key = { idempotencyKey: `take-back:${attemptKey(withdrawalId, attempt)}` };
    await this.moving(attempt, () => this.stripe.transfers.createReversal(transferId, {}, key));
  }

  async enforceManualPayouts(): Promise<void> {
    const { payments } = await this.ask(() => this.stripe.balanceSettings.retrieve());
    if (payments.payouts?.schedule?.interval !== 'manual') {
      await this.ask(() => this.stripe.balanceSettings.update(MANUAL));
    }
  }

  private ask<T>(call: () => Promise<T>): Promise<T> {
    return this.breaker.run(() =>
      call().catch((error: unknown) => {
        if (isOutage(error)) throw new ProviderUnavailable('Stripe did not answer', { cause: error });
        throw error;
      }),
    );
  }

  private refusing<T>(attempt: number, call: () => Promise<T>): Promise<T> {
    return this.moving(attempt, call).catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      throw new PayoutRefused('account_not_ready', { cause: error });
    });
  }

  /** A low balance is no refusal: it fills up again, and a later try may succeed. */
  private moving<T>(attempt: number, call: () => Promise<T>): Promise<T> {
    return this.ask(call).catch((error: unknown) => {
      if (!isStripeError(error, 'balance_insufficient')) throw error;
      throw new BalanceTooLow(attempt, { cause: error });
    });
  }
}
