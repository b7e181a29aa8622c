import type { Billing } from '#modules/billing/index.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';

/** (tx) Writes a referral whose worker may just have confirmed, and lets the money go that waited for it (rules.md#unconfirmed-hires). */
export class ConfirmedReferralWriter {
  private readonly writer: Pick<ReferralWriter, 'save'>;
  private readonly billing: Pick<Billing, 'letMilestonesGo'>;

  constructor(writer: Pick<ReferralWriter, 'save'>, billing: Pick<Billing, 'letMilestonesGo'>) {
    this.writer = writer;
    this.billing = billing;
  }

  async save(referral: Referral): Promise<void> {
    await this.writer.save(referral);
    if (referral.isConfirmed) await this.billing.letMilestonesGo(referral.id);
  }
}
