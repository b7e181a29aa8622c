import { printedName } from '#contract/identity/vocabulary/latin-name.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralFacts } from '#modules/hiring/index.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { PayType } from '#contract/billing/vocabulary/charging/pay-types.ts';
import type { OfferTerms } from '../../contract/index.ts';
import {
  fillMergeFields,
  mergedDay,
  mergedPay,
  MERGED_TEXTS,
  mergeFieldsIn,
  type MergeField,
  type MergeValues,
} from '../../contract/vocabulary/terms/merge-fields.ts';

/** Terms whose pay has been parsed. */
type FilledTerms = OfferTerms & { readonly payType: PayType };

/** The fields that a letter may lack, and the message to its author. Fields not listed are never empty. */
const MISSING: Readonly<Partial<Record<MergeField, string>>> = {
  startDate: 'This text names the start date. Please fill in the start date.',
  schedule: 'This text names the schedule. Please fill in the schedule.',
  employer: 'This text names the employer. Please write the name instead.',
};
const MISSING_OTHERS = 'This text names something that the offer does not say yet.';

/**
 * The texts of an offer with their merge fields filled in for one candidate (rules.md#merge-fields).
 * @throws DomainError `offers.merge_value_missing` (rule_broken), which names the text and what it lacks.
 */
export async function fillTerms(
  offer: FilledTerms,
  referral: ReferralFacts,
  people: Pick<AccountReader, 'person'>,
): Promise<FilledTerms> {
  const schedule = offer.schedule ?? referral.schedule;
  const texts = { ...offer, schedule };
  if (MERGED_TEXTS.every((name) => mergeFieldsIn(texts[name] ?? '').length === 0)) return offer;
  const values = {
    ...facts(offer, referral),
    employer: offer.signatoryName ?? (await nameOf(referral, people)),
    schedule: null,
  };
  const filledSchedule = filled(schedule, values, 'schedule');
  const all = { ...values, schedule: filledSchedule };
  return {
    ...offer,
    schedule: filledSchedule,
    benefits: filled(offer.benefits, all, 'benefits') ?? offer.benefits,
    conditions: filled(offer.conditions, all, 'conditions'),
    customTerms: filled(offer.customTerms, all, 'customTerms'),
  };
}

function facts(offer: FilledTerms, referral: ReferralFacts): Omit<MergeValues, 'employer' | 'schedule'> {
  return {
    worker: offer.workerName ?? referral.workerName,
    job: offer.jobTitle ?? referral.jobTitle,
    company: offer.company ?? referral.company,
    pay: mergedPay(offer.payRate, offer.payType),
    startDate: mergedDay(offer.startDate),
    site: offer.workLocation,
  };
}

/** The employer's name; null if the account was deleted. */
export async function nameOf(
  { employerId }: ReferralFacts,
  people: Pick<AccountReader, 'person'>,
): Promise<string | null> {
  const person = await people.person(employerId);
  if (!person) return null;
  const { firstName, lastName, latinName } = person;
  return printedName({ name: `${firstName} ${lastName}`.trim(), latinName });
}

function filled(text: string | null, values: MergeValues, name: string): string | null {
  if (text === null) return null;
  const missing = mergeFieldsIn(text).find((field) => !values[field]);
  if (missing === undefined) return fillMergeFields(text, values);
  const message = MISSING[missing] ?? MISSING_OTHERS;
  throw new DomainError('offers.merge_value_missing', 'rule_broken', message, { path: `offerData.${name}` });
}
