import type { ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';
import type { DisputedPayment, DisputedReferral, DisputedStep, LetterHappening } from './disputed-payment.ts';
import { formatMoney } from './evidence-formats.ts';

/** The time of an event, and a sentence about it. */
export type Happened = readonly [at: string, sentence: string];

/** Everything that happened, in the order of time. */
export function activityOf({
  employerName,
  amount,
  paidAt,
  referrals,
}: DisputedPayment): readonly Happened[] {
  const rows: Happened[] = referrals.flatMap(referralActivity);
  if (paidAt) rows.push([paidAt, `${employerName} paid ${formatMoney(amount)} by card or bank debit.`]);
  return rows.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function referralActivity({ workerName, confirmedAt, steps, letters, addOns }: DisputedReferral): Happened[] {
  return [
    ...steps.map((step) => [step.at, stepSentence(step, workerName)] as const),
    ...(confirmedAt ? [[confirmedAt, `${workerName} confirmed the referral.`] as const] : []),
    ...letters.flatMap(({ version, events }) =>
      events.map((event) => [event.at, letterSentence(event, version, workerName)] as const),
    ),
    ...addOns.flatMap(({ kind, completedAt }) =>
      completedAt ? [[completedAt, `The ${ADD_ONS[kind]} of ${workerName} was completed.`] as const] : [],
    ),
  ];
}

export const ADD_ONS = {
  background_check: 'background check',
  drug_test: 'drug test',
  i9_verification: 'review of the Form I-9',
} as const;

/** With the name of who acted, and without one. */
const STEPS: Readonly<Record<ReferralStatus, readonly [by: string, without: string]>> = {
  submitted: ['{by} submitted the referral of {worker}.', 'The referral of {worker} was submitted.'],
  contacted: ['{by} contacted {worker}.', '{worker} was contacted.'],
  interviewing: ['{by} asked {worker} to an interview.', '{worker} was asked to an interview.'],
  offer_sent: ['{by} made {worker} an offer.', 'An offer was made to {worker}.'],
  offer_signed: [
    'The offer to {worker} was recorded as signed.',
    'The offer to {worker} was recorded as signed.',
  ],
  hired: ['{by} hired {worker}.', '{worker} was hired.'],
  completed: ['{by} confirmed that {worker} completed the work.', '{worker} completed the work.'],
  rejected: ['{by} decided against {worker}.', 'The referral of {worker} ended.'],
};

const STATUSES: Readonly<Record<ReferralStatus, string>> = {
  submitted: 'submitted',
  contacted: 'contacted',
  interviewing: 'in interviews',
  offer_sent: 'with an offer',
  offer_signed: 'with a signed offer',
  hired: 'hired',
  completed: 'completed',
  rejected: 'rejected',
};

function stepSentence({ to, reason, by }: DisputedStep, worker: string): string {
  if (reason === 'rolled_back')
    return `${by ?? 'The employer'} undid the last step: the referral of ${worker} is ${STATUSES[to]} again.`;
  if (reason === 'offer_declined') return `${worker} declined the offer.`;
  if (reason === 'offer_expired') return `The offer to ${worker} expired without an answer.`;
  if (reason === 'offer_withdrawn') return `${by ?? 'The employer'} withdrew the offer to ${worker}.`;
  if (reason === 'worker_declined') return `${worker} declined to be referred.`;
  const [named, unnamed] = STEPS[to];
  return (by === null ? unnamed : named).replace('{by}', () => by ?? '').replace('{worker}', () => worker);
}

const CHANNELS = {
  text: 'by text message',
  email: 'by email',
  page: 'on the page of the letter',
  call: 'on Crewvine',
};

function letterSentence({ kind, channel }: LetterHappening, version: number, worker: string): string {
  const letter = version > 1 ? `offer letter (version ${version})` : 'offer letter';
  const way = CHANNELS[channel];
  const sentences: Readonly<Record<LetterHappening['kind'], string>> = {
    sent: `Crewvine sent the ${letter} to ${worker} ${way}.`,
    reminded: `Crewvine reminded ${worker} of the ${letter} ${way}.`,
    viewed: `${worker} opened the ${letter}.`,
    document_opened: `${worker} opened the document of the ${letter}.`,
    signed: `${worker} signed the ${letter} electronically.`,
    copy_sent: `Crewvine sent ${worker} a copy of the signed ${letter} ${way}.`,
  };
  return sentences[kind];
}
