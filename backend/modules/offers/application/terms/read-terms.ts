import { DomainError } from '#kernel/domain-error.ts';
import type { PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { ReferralFacts } from '#modules/hiring/index.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { OfferTerms as RequestedTerms } from '../../contract/index.ts';
import type { OfferTerms } from '../../domain/letter/offer-letter-record.ts';
import type { UnprintableCharacter } from '../ports.ts';
import { fillTerms, nameOf } from './fill-terms.ts';
import { assertLikely, readOfferedPay, type OfferedPay } from './offered-pay.ts';
import { AddonNames } from '../letter/offer-reader.ts';
import { assertPrintable } from './printable-terms.ts';
import { printedWorker } from './printed-worker.ts';

const OTHER_PHONE = "This isn't the phone number of the referral. Offers go only to that one.";

/** Parsers of free text. */
export interface TermReaders {
  readonly phones: Pick<PhoneNumbers, 'parse'>;
  readonly unprintable: UnprintableCharacter;
}

/** And who names the employer. */
export interface LetterReaders extends TermReaders {
  readonly people: Pick<AccountReader, 'person'>;
}

/** The signatory for the employer; by default the letter's author (rules.md#letter-signatory). */
export type Signatory = Pick<OfferTerms, 'signatoryName' | 'signatoryTitle'>;

/**
 * A letter's terms as requested; omitted ones come from the referral and its job. @throws DomainError
 * `offers.contact_differs`, `offers.pay_unreadable`, `offers.pay_contradicts`, `offers.pay_unlikely`,
 * `billing.charge_too_large`, `offers.merge_value_missing` (rule_broken), `offers.phone_invalid`,
 * `offers.unprintable`, `offers.latin_name_needed` (invalid).
 */
export async function readTerms(
  requested: RequestedTerms,
  referral: ReferralFacts & Partial<Signatory & Pick<OfferTerms, 'payType'>>,
  { phones, unprintable, people }: LetterReaders,
): Promise<{ terms: OfferTerms; pay: OfferedPay }> {
  assertOwnPhone(requested.workerPhone, referral, phones);
  const pay = offeredPay(requested, referral.payType);
  const workerName = printedWorker(requested.workerName, referral, unprintable);
  const offer = await fillTerms({ ...requested, workerName, payType: pay.type }, referral, people);
  const signatoryName = offer.signatoryName ?? referral.signatoryName;
  const { startDate, payRate, workLocation, benefits, benefitIds, conditions, customTerms } = offer;
  const terms = {
    referralId: referral.referralId,
    jobId: referral.jobId,
    employerId: referral.employerId,
    referrerId: referral.referrerId,
    workerName,
    workerEmail: referral.workerEmail ?? offer.workerEmail,
    workerPhone: referral.workerPhone,
    jobTitle: offer.jobTitle ?? referral.jobTitle,
    company: offer.company ?? referral.company,
    startDate,
    payRate,
    payAmountCents: pay.rate.cents,
    payType: pay.type,
    workLocation,
    schedule: offer.schedule ?? referral.schedule,
    benefits,
    benefitIds,
    conditions,
    customTerms,
    signatoryName: (signatoryName ?? (await nameOf(referral, people))) || null,
    signatoryTitle: (offer.signatoryTitle ?? referral.signatoryTitle) || null,
    templateId: offer.templateId,
    addOns: AddonNames.toDomain(offer.addOns),
    expirationDays: offer.expirationDays,
  };
  assertPrintable(writtenTerms(terms), unprintable);
  return { terms, pay };
}

function offeredPay(
  { payRate: text, payType: type, confirmedPay }: RequestedTerms,
  otherwise: OfferTerms['payType'] | undefined,
): OfferedPay {
  const path = 'offerData.payRate';
  const pay = readOfferedPay({ text, path, type, otherwise });
  assertLikely(pay, confirmedPay, path);
  return pay;
}

/** The free text that a letter prints, by the path of its field. */
function writtenTerms(terms: OfferTerms): Record<string, string | null> {
  const { workerName, jobTitle, company, payRate, workLocation, schedule } = terms;
  const { benefits, conditions, customTerms, signatoryName, signatoryTitle } = terms;
  const written = { workerName, jobTitle, company, payRate, workLocation, schedule };
  const fields = Object.entries({
    ...written,
    benefits,
    conditions,
    customTerms,
    signatoryName,
    signatoryTitle,
  });
  return Object.fromEntries(fields.map(([field, text]) => [`offerData.${field}`, text]));
}

/** Links go to the referral's own number, in whichever way it is typed (rules.md#letter-contact). */
function assertOwnPhone(
  typed: string | null,
  { workerPhone }: Pick<ReferralFacts, 'workerPhone'>,
  phones: Pick<PhoneNumbers, 'parse'>,
): void {
  if (typed === null) return;
  const path = 'offerData.workerPhone';
  const phone = phones.parse(typed);
  if (!phone) {
    throw new DomainError('offers.phone_invalid', 'invalid', 'Please enter a valid phone number', { path });
  }
  if (phone === workerPhone) return;
  throw new DomainError('offers.contact_differs', 'rule_broken', OTHER_PHONE, { path });
}
