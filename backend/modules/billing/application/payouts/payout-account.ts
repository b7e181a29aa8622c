import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { WITHDRAWAL_MIN, type PayoutAccountStatus } from '../../contract/vocabulary/payouts/payouts.ts';
import { accountActions, isClosedAccount } from '../../domain/payouts/account-actions.ts';
import type { Payers } from '../ports.ts';
import type { TaxStatuses } from '../taxes/tax-statuses.ts';
import type { PayoutProvider } from './payout-provider.ts';
import type { PayoutReader, RecipientStore } from './ports.ts';

const SHOWN_WITHDRAWALS = 5;

interface PayoutAccountsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly provider: PayoutProvider;
  readonly recipients: RecipientStore;
  readonly reader: PayoutReader;
  readonly payers: Payers;
  readonly taxes: Pick<TaxStatuses, 'of'>;
  readonly clock: Clock;
}

/** The account that receives a person's withdrawals (rules.md#withdrawals). */
export class PayoutAccounts {
  private readonly needs: PayoutAccountsNeeds;

  constructor(needs: PayoutAccountsNeeds) {
    this.needs = needs;
  }

  async show(userId: UserId) {
    const { reader, recipients, provider, taxes } = this.needs;
    const [recipient, balance, withdrawals, tax] = await Promise.all([
      recipients.find(userId, provider.name),
      reader.balance(userId, provider.name),
      reader.withdrawals(userId, { limit: SHOWN_WITHDRAWALS, after: null }),
      taxes.of(userId),
    ]);
    const status: PayoutAccountStatus = recipient?.status ?? 'none';
    return {
      status,
      actions: accountActions(status),
      requirements: [...(recipient?.requirements ?? [])],
      bank: recipient?.bank ?? null,
      availableBalance: balance.available,
      pendingBalance: balance.coming,
      inTransit: balance.inTransit,
      minimumWithdrawal: WITHDRAWAL_MIN,
      taxForm: tax.status,
      withdrawals,
    };
  }

  /** Starts an account, completes it, or changes it. Repeating it opens a new page for the same account. */
  async onboard(userId: UserId, back: { done: string; again: string }): Promise<string | null> {
    const { payers, provider } = this.needs;
    const known = await this.needs.recipients.find(userId, provider.name);
    if (known && isClosedAccount(known.status)) {
      throw new DomainError('billing.payout_account_closed', 'conflict', 'Your payout account was closed');
    }
    if (known?.status === 'active') return provider.accountPage(known.accountId);
    if (known) return provider.onboardingPage(known.accountId, back);
    const payer = await payers.payer(userId);
    if (payer?.email === '') {
      // The provider emails this address about every payout.
      const message = 'Add an email to your profile first. Your bank account needs one.';
      throw new DomainError('billing.email_missing', 'rule_broken', message);
    }
    const recipient = await provider.ensureRecipient({
      userId,
      email: payer?.email ?? '',
      name: payer?.name ?? '',
    });
    await this.keep(userId, recipient);
    return provider.onboardingPage(recipient.id, back);
  }

  /** Stores the provider's current state for a person who returns from its page. */
  async refresh(userId: UserId): Promise<void> {
    const known = await this.needs.recipients.find(userId, this.needs.provider.name);
    if (known) await this.keep(userId, await this.needs.provider.retrieveRecipient(known.accountId));
  }

  private async keep(userId: UserId, recipient: Parameters<RecipientStore['keep']>[2]): Promise<void> {
    const { unitOfWork, recipients, provider, clock } = this.needs;
    await unitOfWork.transaction(() => recipients.keep(userId, provider.name, recipient, clock.now()));
  }
}
