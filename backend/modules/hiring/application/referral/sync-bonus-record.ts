import type { ReferralId } from '#kernel/ids.ts';
import type { BonusRecord } from '#modules/billing/index.ts';
import type { ReferralWriter } from './referral-writer.ts';

/** (tx) Writes down at the referral how billing says its bonus stands (rules.md#bonus-at-hire). */
export class SyncBonusRecord implements BonusRecord {
  private readonly journal: ReferralWriter;

  constructor(journal: ReferralWriter) {
    this.journal = journal;
  }

  async lockReferral(id: ReferralId): Promise<void> {
    await this.journal.find(id);
  }

  async recordBonusStatus(
    id: ReferralId,
    standing: Parameters<BonusRecord['recordBonusStatus']>[1],
  ): Promise<void> {
    const referral = await this.journal.find(id);
    const { status, paidAt, paymentIntentId } = standing;
    referral.recordBonusPayment(status, paidAt, paymentIntentId);
    await this.journal.save(referral);
  }
}
