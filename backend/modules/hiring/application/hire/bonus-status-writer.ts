import type { ReferralId } from '#kernel/ids.ts';
import type { BonusRecord } from '#modules/billing/index.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';

/** (tx) Copies the bonus status from billing to the referral (rules.md#bonus-at-hire). */
export class BonusStatusWriter implements BonusRecord {
  private readonly writer: ReferralWriter;

  constructor(writer: ReferralWriter) {
    this.writer = writer;
  }

  async lockReferral(id: ReferralId): Promise<void> {
    await this.writer.find(id);
  }

  async isWorkerConfirmed(id: ReferralId): Promise<boolean> {
    return (await this.writer.find(id)).isConfirmed;
  }

  async recordBonusStatus(
    id: ReferralId,
    bonus: Parameters<BonusRecord['recordBonusStatus']>[1],
  ): Promise<void> {
    const referral = await this.writer.find(id);
    const { status, paidAt, paymentIntentId } = bonus;
    referral.recordBonusPayment(status, paidAt, paymentIntentId);
    await this.writer.save(referral);
  }
}
