import type { ReferralId } from '#kernel/ids.ts';
import type { BonusRecord } from '#modules/billing/index.ts';
import type { ReferralJournal } from './referral-journal.ts';

/** (tx) Writes down at the referral how billing says its bonus stands (rules.md#bonus-at-hire). */
export class KeepBonusRecord implements BonusRecord {
  private readonly journal: ReferralJournal;

  constructor(journal: ReferralJournal) {
    this.journal = journal;
  }

  async lockReferral(id: ReferralId): Promise<void> {
    await this.journal.find(id);
  }

  async bonusStands(id: ReferralId, standing: Parameters<BonusRecord['bonusStands']>[1]): Promise<void> {
    const referral = await this.journal.find(id);
    const { status, paidAt, paymentIntentId } = standing;
    referral.recordBonusPayment(status, paidAt, paymentIntentId);
    await this.journal.write(referral, []);
  }
}
