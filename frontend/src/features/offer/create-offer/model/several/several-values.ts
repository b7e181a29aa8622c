import type { Referral } from '#contract/hiring/referral.ts';
import type { BulkOfferInput } from '#contract/offers/bulk/bulk-offer.ts';
import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import type { OfferTemplate } from '#contract/offers/template/offer-template.ts';
import { MOST_OFFERED_TOGETHER } from '#contract/offers/vocabulary/bulk/offers-together.ts';
import { payKey, withConfirmedPay } from '../confirmed-pay.ts';
import { withTemplate } from '../fill-from-template.ts';
import { offerDefaults, type Employer } from '../offer-values.ts';
import { canBeOffered } from './can-be-offered.ts';

/** One person's own terms. An empty value means the shared term applies. */
interface OwnTerms {
  /** The name in Latin letters, for a person whose name we cannot print. */
  readonly workerName: string;
  readonly payRate: string;
  readonly startDate: string;
  readonly confirmedFor?: string;
}

export interface SeveralValues extends OfferFormInput {
  readonly chosen: readonly string[];
  readonly own: Readonly<Record<string, OwnTerms>>;
}

export const SAME_AS_ALL: OwnTerms = { workerName: '', payRate: '', startDate: '' };

/** People who may get a letter and have none: crews first, largest first, then single workers. */
export function offerable(referrals: readonly Referral[]): readonly Referral[] {
  const free = referrals.filter(canBeOffered);
  const sizes = new Map<string, number>();
  for (const referral of free) sizes.set(crewOf(referral), (sizes.get(crewOf(referral)) ?? 0) + 1);
  const sizeOf = (referral: Referral): number =>
    referral.teamSize > 1 ? (sizes.get(crewOf(referral)) ?? 0) : 0;
  return free.toSorted(
    (one, other) =>
      sizeOf(other) - sizeOf(one) ||
      crewOf(one).localeCompare(crewOf(other)) ||
      one.workerName.localeCompare(other.workerName),
  );
}

/** Preselects the first crew; empty if each person was referred individually. */
export function firstCrew(people: readonly Referral[]): readonly string[] {
  const [first] = people;
  if (!first || first.teamSize < 2) return [];
  const crew = people.filter((one) => crewOf(one) === crewOf(first));
  return crew.slice(0, MOST_OFFERED_TOGETHER).map(({ id }) => id);
}

/** Preselects the `asked` people, if any, else the first crew. */
export function severalDefaults(
  people: readonly Referral[],
  employer: Employer | null,
  asked: readonly Referral[] = [],
): SeveralValues | null {
  const chosen = asked.length > 0 ? asked.map(({ id }) => id) : firstCrew(people);
  const first = people.find(({ id }) => chosen.includes(id)) ?? people[0];
  if (!first) return null;
  const {
    workerName: _name,
    workerPhone: _phone,
    workerEmail: _email,
    ...named
  } = offerDefaults(first, employer);
  const { jobTitle: _job, company: _company, ...terms } = named;
  return { ...terms, chosen, own: {} };
}

/** A restored draft without people who can no longer get an offer. The `asked` people replace its choice. */
export function stillThere(
  values: SeveralValues,
  people: readonly Referral[],
  asked: readonly Referral[] = [],
): SeveralValues {
  const chosen = asked.length > 0 ? asked.map(({ id }) => id) : values.chosen;
  return { ...values, chosen: chosen.filter((id) => people.some((one) => one.id === id)) };
}

/** The people of a list, and the requested ones who are not on it. */
export function withRequested(listed: readonly Referral[], asked: readonly Referral[]): readonly Referral[] {
  const known = new Set(listed.map(({ id }) => id));
  return [...listed, ...asked.filter(({ id }) => !known.has(id))];
}

/** The body of the call: the shared terms, and the own terms of each chosen person. */
export function bulkBody(
  values: SeveralValues,
  template: OfferTemplate | null,
  otherCard = false,
): BulkOfferInput {
  const { chosen, own, ...terms } = values;
  const people = chosen.flatMap((referralId) => {
    const { workerName, payRate, startDate, confirmedFor } = { ...SAME_AS_ALL, ...own[referralId] };
    if (workerName.trim() === '' && payRate.trim() === '' && startDate === '') return [];
    const confirmedPay = confirmedFor === payKey({ payRate, payType: values.payType });
    return [
      {
        referralId,
        workerName: workerName.trim() || null,
        payRate: payRate.trim() || null,
        startDate: startDate || null,
        confirmedPay,
      },
    ];
  });
  return { referralIds: chosen, offer: withTemplate(withConfirmedPay(terms), template), people, otherCard };
}

/** A key shared by all people who were referred together. */
function crewOf({ jobId, workerName, teamMembers, referrer }: Referral): string {
  return [jobId, referrer?.id ?? '', ...[workerName, ...teamMembers].toSorted()].join('|');
}
