import type { Fields } from '#kernel/aggregate.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import { LetterRules } from '../letter/letter-actions.ts';
import { UNSENT } from '../letter/offer-draft.ts';
import type { OfferLetterRecord } from '../letter/offer-letter-record.ts';

/** How long an addendum can be answered, in days. */
const VALIDITY_DAYS = 7;

/**
 * A further document to a signed letter, with the parties of that letter (rules.md#addendum). It is no offer: nothing is
 * charged for it, and the referral does not move.
 * @throws DomainError `offers.not_signed_yet` (conflict).
 */
export function addendumRecord(
  letter: Fields<OfferLetterRecord>,
  text: string,
  at: Date,
): Fields<OfferLetterRecord> {
  const isAddendum = letter.addendumTo !== null;
  if (!LetterRules.add_addendum({ status: letter.status, isAddendum, hasOpenAddendum: false })) {
    throw new DomainError('offers.not_signed_yet', 'conflict', 'Only a signed letter can have an addendum');
  }
  const { referralId, jobId, employerId, referrerId, workerName, workerEmail, workerPhone } = letter;
  const { jobTitle, company, startDate, payRate, payAmountCents, payType, workLocation } = letter;
  const { benefits, signatoryName, signatoryTitle, consentWithdrawnAt } = letter;
  const parties = { referralId, jobId, employerId, referrerId, workerName, workerEmail, workerPhone };
  const named = { jobTitle, company, signatoryName, signatoryTitle };
  const terms = { ...named, startDate, payRate, payAmountCents, payType, workLocation };
  return {
    ...UNSENT,
    ...parties,
    ...terms,
    benefits,
    consentWithdrawnAt,
    id: newId(),
    addendumTo: letter.id,
    customTerms: text,
    schedule: null,
    benefitIds: [],
    conditions: null,
    templateId: null,
    addOns: [],
    expirationDays: VALIDITY_DAYS,
    liveReferralId: null,
    createdAt: at,
    updatedAt: at,
  };
}
