import type { Fields } from '#kernel/aggregate.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import type { OfferLetterRecord, OfferTerms } from './offer-letter-record.ts';

/** The benefits of a letter if none were chosen (rules.md#default-benefits). */
const DEFAULT_BENEFITS = 'Standard benefits package as outlined in employee handbook';

/** How long a letter may be answered, in days from sending (rules.md#offer-validity). */
const VALIDITY_DAYS = { least: 1, most: 30, default: 7 } as const;

/**
 * A draft with everything filled in.
 * @throws DomainError `offers.expiration_days` (invalid), `offers.pay_unreadable` (rule_broken, rules.md#pay-rate-text).
 */
export function newOfferLetterRecord(terms: OfferTerms, at: Date): Fields<OfferLetterRecord> {
  return {
    ...UNSENT,
    ...terms,
    ...settledTerms(terms),
    id: newId(),
    liveReferralId: terms.referralId,
    createdAt: at,
    updatedAt: at,
  };
}

/** The employer's terms with all defaults filled in. @throws DomainError as `newOfferLetterRecord`. */
export function settledTerms(
  terms: OfferTerms,
): Pick<OfferLetterRecord, 'benefits' | 'benefitIds' | 'addOns' | 'expirationDays'> {
  if (!Number.isSafeInteger(terms.payAmountCents) || terms.payAmountCents <= 0) {
    throw new DomainError(
      'offers.pay_unreadable',
      'rule_broken',
      'An offer needs a pay rate with an amount',
      {
        path: 'payRate',
      },
    );
  }
  return {
    benefits: terms.benefits?.trim() || DEFAULT_BENEFITS,
    benefitIds: [...terms.benefitIds],
    addOns: [...terms.addOns],
    expirationDays: validityDays(terms.expirationDays),
  };
}

function validityDays(days: number | null): number {
  const chosen = days ?? VALIDITY_DAYS.default;
  const { least, most } = VALIDITY_DAYS;
  if (Number.isSafeInteger(chosen) && chosen >= least && chosen <= most) return chosen;
  throw new DomainError('offers.expiration_days', 'invalid', 'An offer is valid for 1 to 30 days', {
    path: 'expirationDays',
  });
}

/** The initial state of a letter. */
export const UNSENT = {
  addendumTo: null,
  termsVersion: 1,
  sendsWhenPaid: false,
  pendingTerms: null,
  status: 'draft',
  signingNonce: null,
  signingTokenHash: null,
  copiedTokenHash: null,
  linkCode: null,
  provider: null,
  docusignEnvelopeId: null,
  hellosignSignatureId: null,
  signerName: null,
  signerIp: null,
  signerUserAgent: null,
  esignConsentAt: null,
  consentWithdrawnAt: null,
  documentUrl: null,
  documentHash: null,
  withdrawalReason: null,
  signatureKind: null,
  paperNote: null,
  remindedAt: null,
  keptOpenAt: null,
  sentAt: null,
  viewedAt: null,
  signedAt: null,
  declinedAt: null,
  withdrawnAt: null,
  expiresAt: null,
  version: 1,
} as const;
