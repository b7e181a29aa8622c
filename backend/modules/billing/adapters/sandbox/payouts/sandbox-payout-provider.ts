import type { Clock } from '#kernel/clock.ts';
import { addHours } from '#kernel/clock.ts';
import {
  PayoutRefused,
  type PayoutOrder,
  type PayoutProvider,
  type ProviderPayout,
  type ProviderRecipient,
} from '#modules/billing/application/payouts/payout-provider.ts';
import type { SandboxPayoutStore, SandboxRecipient } from './sandbox-payout-store.ts';

/** Hours until a payout reaches the bank. */
const ON_THE_WAY = 1 / 60;

/** The embedded provider of payouts: no key, no network, the same behavior as Stripe. */
export class SandboxPayoutProvider implements PayoutProvider {
  readonly name = 'sandbox';
  private readonly store: SandboxPayoutStore;
  private readonly clock: Clock;

  constructor(store: SandboxPayoutStore, clock: Clock) {
    this.store = store;
    this.clock = clock;
  }

  async ensureRecipient({ userId }: { userId: string }): Promise<ProviderRecipient> {
    return recipientView(await this.store.recipientOf(userId));
  }

  async retrieveRecipient(id: string): Promise<ProviderRecipient> {
    return recipientView(await this.store.recipient(id));
  }

  async onboardingPage(): Promise<null> {
    return null;
  }

  async accountPage(): Promise<null> {
    return null;
  }

  async transfer({ withdrawalId, recipientId, amountCents }: PayoutOrder): Promise<string> {
    const { status } = await this.store.recipient(recipientId);
    if (status !== 'active') throw new PayoutRefused('account_not_ready');
    return this.store.transfer(`withdrawal:${withdrawalId}`, recipientId, amountCents);
  }

  payOut({ withdrawalId, recipientId, amountCents }: PayoutOrder): Promise<ProviderPayout> {
    const arrivesAt = addHours(this.clock.now(), ON_THE_WAY);
    return this.store.addPayout(withdrawalId, { recipientId, amountCents, arrivesAt });
  }

  retrievePayout(id: string): Promise<ProviderPayout> {
    return this.store.payout(id);
  }

  async takeBack({ transferId }: { readonly transferId: string }): Promise<void> {
    await this.store.reverse(transferId, this.clock.now());
  }

  /** It sweeps nothing. */
  async enforceManualPayouts(): Promise<void> {}
}

function recipientView({
  id,
  status,
  requirements,
  bankName,
  bankLast4,
}: SandboxRecipient): ProviderRecipient {
  return { id, status, requirements, bank: bankLast4 === null ? null : { name: bankName, last4: bankLast4 } };
}
