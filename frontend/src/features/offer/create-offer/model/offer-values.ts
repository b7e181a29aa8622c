import { OFFER_INCOMPLETE } from '#contract/offers/terms/offer-fields.ts';
import {
  offerDraftFormSchema,
  offerFormSchema,
  type OfferFormInput,
} from '#contract/offers/letter/offer-form.ts';
import { printedWorkerName } from '#entities/latin-name/index.ts';
import type { User } from '#contract/identity/user.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { TEXT_MISSING } from '#contract/http/primitives.ts';
import { formatPhone, serverNow } from '#shared/lib/index.ts';

export const EXPIRY_CHOICES = [3, 7, 14, 30] as const;

/** `send` creates, pays, and sends; `draft` stops at an unsent letter (rules.md#draft-first). */
export type OfferGoal = 'send' | 'draft';

/** The same text as the server's. */
const START_PASSED = 'The start date is today or later';
/** The US time zone where a day ends last. Only the server knows the job's own day. */
const LAST_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Honolulu', dateStyle: 'short' });

const FORMS = { send: offerFormSchema, draft: offerDraftFormSchema } as const;

export type Employer = Pick<User, 'firstName' | 'lastName'>;

/** The default signatory: the employer who writes the letter (rules.md#letter-signatory). */
export function ownName(employer: Employer | null): string {
  return employer ? `${employer.firstName} ${employer.lastName}`.trim() : '';
}

/** The dialog's initial values: the usual defaults and the job's terms. */
export function offerDefaults(referral: Referral, employer: Employer | null): OfferFormInput {
  const { job, workerPhone } = referral;
  return {
    startDate: '',
    payRate: payFigure(job.payRate),
    payType: 'hourly',
    workLocation: job.location,
    schedule: job.schedule,
    benefits: [],
    conditions: '',
    customTerms: '',
    expirationDays: '7',
    addOns: [],
    workerName: printedWorkerName(referral),
    workerPhone: formatPhone(workerPhone),
    workerEmail: '',
    jobTitle: job.title,
    company: job.company,
    signatoryName: ownName(employer),
    signatoryTitle: '',
    expectedEnd: '',
    onSiteName: '',
    onSitePhone: '',
  };
}

/** The number in "$25/hour". Returns an empty string for a range or yearly pay. */
function payFigure(payRate: string): string {
  return /^\s*\$?\s*(\d+(?:\.\d{1,2})?)\s*(?:\/|per|an|a)\s*h(?:ou)?r\s*$/i.exec(payRate)?.[1] ?? '';
}

/** Messages by field. An empty required field has its own message, and the toast names all three. */
export function offerProblems(
  values: OfferFormInput,
  goal: OfferGoal,
  translate: (message: string) => string,
  payProblem: (values: OfferFormInput) => string | null = () => null,
): Record<string, string> {
  const { error } = FORMS[goal].safeParse(values);
  const problems: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    const words = message === OFFER_INCOMPLETE ? TEXT_MISSING : message;
    problems[String(path[0])] ??= translate(words);
  }
  if (values.startDate !== '' && values.startDate < LAST_DAY.format(serverNow()))
    problems['startDate'] ??= translate(START_PASSED);
  const pay = payProblem(values);
  if (pay !== null) problems['payRate'] ??= pay;
  return problems;
}

/** Sending requires all three fields; a draft requires only pay and location (rules.md#offer-required-fields). */
export function isIncomplete({ startDate, payRate, workLocation }: OfferFormInput, goal: OfferGoal): boolean {
  const needed = goal === 'send' ? [startDate, payRate, workLocation] : [payRate, workLocation];
  return needed.some((value) => String(value).trim() === '');
}
