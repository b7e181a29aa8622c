import { mayBeOffered } from '#contract/hiring/vocabulary/referral-status.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralFacts } from '#modules/hiring/index.ts';
import { OFFER_EXISTS } from '../../contract/index.ts';
import type { OfferLetterRepository } from '../ports.ts';

/**
 * (tx) A new letter requires a candidate who is interviewing and has no live letter (rules.md#one-live-offer,
 * rules.md#offer-from-interview). @throws DomainError `offers.already_made` (conflict),
 * `offers.not_interviewing` (rule_broken).
 */
export async function assertCanBeOffered(
  referral: ReferralFacts,
  letters: Pick<OfferLetterRepository, 'findLive'>,
): Promise<void> {
  if (await letters.findLive(referral.referralId)) {
    throw new DomainError('offers.already_made', 'conflict', OFFER_EXISTS);
  }
  if (mayBeOffered(referral.status)) return;
  throw new DomainError(
    'offers.not_interviewing',
    'rule_broken',
    'You can only make an offer to someone who is interviewing',
  );
}
