import { assertOwner } from '#modules/jobs/index.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { ReferralRepository } from '../ports.ts';
import { referralNotFound } from '../errors.ts';

/** (tx) Finds a referral to change it, and writes the change with its history and events: all of it, or nothing. */
export class ReferralWriter {
  private readonly referrals: ReferralRepository;

  constructor(referrals: ReferralRepository) {
    this.referrals = referrals;
  }

  /** @throws DomainError `hiring.referral_not_found` */
  async find(id: ReferralId): Promise<Referral> {
    const referral = await this.referrals.find(id);
    if (!referral) throw referralNotFound();
    return referral;
  }

  /** @throws DomainError `hiring.referral_not_found`, `hiring.not_owner` */
  async findOwned(id: ReferralId, by: UserId): Promise<Referral> {
    const referral = await this.find(id);
    assertOwner(referral, by);
    return referral;
  }

  async findByConfirmation(tokenHash: string): Promise<Referral> {
    const referral = await this.referrals.findByConfirmation(tokenHash);
    if (!referral) throw referralNotFound();
    return referral;
  }

  async add(referral: Referral): Promise<void> {
    await this.referrals.add(referral);
  }

  async save(referral: Referral): Promise<void> {
    await this.referrals.save(referral);
  }
}
