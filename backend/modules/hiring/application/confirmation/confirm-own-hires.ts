import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { OwnReferrals } from '../referral/own-referrals.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import type { ConfirmedReferralWriter } from './confirmed-referral-writer.ts';

interface ConfirmOwnHiresNeeds {
  readonly own: Pick<OwnReferrals, 'awaitingProof'>;
  readonly writer: Pick<ReferralWriter, 'find'>;
  readonly confirmed: ConfirmedReferralWriter;
  readonly clock: Clock;
}

/** Someone has confirmed their email or phone: hires that name it wait for their word no longer (rules.md#unconfirmed-hires). */
export class ConfirmOwnHires {
  private readonly needs: ConfirmOwnHiresNeeds;

  constructor(needs: ConfirmOwnHiresNeeds) {
    this.needs = needs;
  }

  /** (tx) */
  async run(userId: UserId): Promise<void> {
    const { own, writer, confirmed, clock } = this.needs;
    for (const id of await own.awaitingProof(userId)) {
      const referral = await writer.find(id);
      referral.confirmByDeed(clock.now());
      await confirmed.save(referral);
    }
  }
}
