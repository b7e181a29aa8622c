import { addDays, addHours, type Clock } from '#kernel/clock.ts';
import { eachAlone, type DueWork, type TaskHandler, type TaskMap } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PayoutAccounts } from './payout-account.ts';
import type { PayoutProvider } from './payout-provider.ts';
import type { RecipientStore } from './ports.ts';

const BATCH = 20;
const EVERY_HOURS = 6;
/** People inactive for longer return through the provider's pages first. */
const WAITING_DAYS = 30;

interface CheckRecipientsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly provider: Pick<PayoutProvider, 'name'>;
  readonly recipients: Pick<RecipientStore, 'takeWaiting'>;
  readonly accounts: Pick<PayoutAccounts, 'refresh'>;
  readonly clock: Clock;
}

/**
 * Checks accounts that wait at the provider, because the event that ends the wait may be lost. Also checks
 * immediately after the provider refused a payout, for its current requirements.
 */
export class CheckRecipients implements DueWork, TaskHandler<'billing.check_recipient'> {
  readonly kind = 'billing.check_recipient';
  readonly name = 'billing.check_recipients';
  private readonly needs: CheckRecipientsNeeds;

  constructor(needs: CheckRecipientsNeeds) {
    this.needs = needs;
  }

  async handle(data: TaskMap['billing.check_recipient']): Promise<void> {
    await this.needs.accounts.refresh(data.userId);
  }

  async run(): Promise<number> {
    const { unitOfWork, provider, recipients, accounts, clock } = this.needs;
    const at = clock.now();
    const looked = { changedAfter: addDays(at, -WAITING_DAYS), since: addHours(at, -EVERY_HOURS), at };
    const waiting = await unitOfWork.transaction(() => recipients.takeWaiting(provider.name, looked, BATCH));
    return eachAlone(waiting, (userId) => accounts.refresh(userId));
  }
}
