import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { SANDBOX_BANKS, SANDBOX_ROUTING } from '#modules/billing/contract/payouts/sandbox-bank.ts';
import type { SandboxEvents } from '../provider/sandbox-events.ts';
import type { SandboxBankBehavior, SandboxPayoutStore } from './sandbox-payout-store.ts';

const BATCH = 50;
const BANK_NAME = 'STRIPE TEST BANK';
const BEHAVIORS = ['pays', 'refused_by_bank', 'account_closed', 'no_account'] as const;

interface SandboxBankNeeds {
  readonly store: SandboxPayoutStore;
  readonly events: SandboxEvents;
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
}

/** Simulates the real provider's own pages and nightly work: takes a person's bank account, and pays out. */
export class SandboxBank implements DueWork {
  readonly name = 'billing.sandbox_payouts';
  private readonly needs: SandboxBankNeeds;

  constructor(needs: SandboxBankNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `billing.unknown_bank` (invalid) for any but the test banks: the sandbox takes no real account. */
  async connect(userId: UserId, bank: { routingNumber: string; accountNumber: string }): Promise<void> {
    const behavior = behaviorOf(bank);
    const { store, events, unitOfWork } = this.needs;
    const eventId = await unitOfWork.transaction(async () => {
      const recipient = await store.recipientOf(userId);
      const at = { bankName: BANK_NAME, bankLast4: bank.accountNumber.slice(-4), behavior };
      await store.change({ ...recipient, ...at, status: 'active', requirements: [] });
      return events.record('account.updated', 'account', recipient.id);
    });
    await events.deliverNow(eventId);
  }

  async run(): Promise<number> {
    const { store, clock } = this.needs;
    return eachAlone(await store.arriving(clock.now(), BATCH), (id) => this.arrive(id));
  }

  private async arrive(id: string): Promise<boolean> {
    const { store, events, unitOfWork } = this.needs;
    const eventId = await unitOfWork.transaction(async () => {
      const status = await store.arrive(id);
      return status && (await events.record(`payout.${status}`, 'payout', id));
    });
    if (eventId === null) return false;
    await events.deliverNow(eventId);
    return true;
  }
}

function behaviorOf({
  routingNumber,
  accountNumber,
}: {
  routingNumber: string;
  accountNumber: string;
}): SandboxBankBehavior {
  const found = BEHAVIORS.find((one) => SANDBOX_BANKS[one] === accountNumber);
  if (routingNumber !== SANDBOX_ROUTING || !found) {
    throw new DomainError('billing.unknown_bank', 'invalid', 'Only test bank accounts work here', {
      path: 'accountNumber',
    });
  }
  return found;
}
