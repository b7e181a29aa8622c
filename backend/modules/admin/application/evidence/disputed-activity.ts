import { STATUS_WORDS } from '#contract/hiring/vocabulary/status-words.ts';
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
  return rows.toSorted(([one], [other]) => Number(one > other) - Number(one < other));
}

/** Messages follow from a step of the same time; a step follows from what the worker does. */
const isMessage = ({ channel }: LetterHappening): boolean => channel === 'text' || channel === 'email';

function referralActivity({ workerName, confirmedAt, steps, letters, addOns }: DisputedReferral): Happened[] {
  const happenings = letters.flatMap(({ version, events }) =>
    events.map((event) => ({ event, row: [event.at, letterSentence(event, version, workerName)] as const })),
  );
  return [
    ...happenings.filter(({ event }) => !isMessage(event)).map(({ row }) => row),
    ...steps.map((step) => [step.at, stepSentence(step, workerName)] as const),
    ...(confirmedAt ? [[confirmedAt, `${workerName} confirmed the referral.`] as const] : []),
    ...happenings.filter(({ event }) => isMessage(event)).map(({ row }) => row),
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

function stepSentence({ to, reason, by }: DisputedStep, worker: string): string {
  if (reason === 'rolled_back')
    return `${by ?? 'The employer'} undid the last step: the referral of ${worker} is ${STATUS_WORDS[to].state} again.`;
  if (reason === 'offer_declined') return `${worker} declined the offer.`;
  if (reason === 'offer_expired') return `The offer to ${worker} expired without an answer.`;
  if (reason === 'offer_withdrawn') return `${by ?? 'The employer'} withdrew the offer to ${worker}.`;
  if (reason === 'worker_declined') return `${worker} declined to be referred.`;
  const { evidence, evidenceUnnamed } = STATUS_WORDS[to];
  return (by === null ? evidenceUnnamed : evidence)
    .replace('{by}', () => by ?? '')
    .replace('{worker}', () => worker);
}

const CHANNELS = {
  text: 'by text message',
  email: 'by email',
  page: 'on the page of the letter',
  call: 'on Crewvine',
};

function letterSentence(
  { kind, channel, maskedAddress }: LetterHappening,
  version: number,
  worker: string,
): string {
  const letter = version > 1 ? `offer letter (version ${version})` : 'offer letter';
  const way = CHANNELS[channel];
  const recipient = maskedAddress === null ? '' : ` to ${maskedAddress}`;
  const sentences: Readonly<Record<LetterHappening['kind'], string>> = {
    sent: `Crewvine sent the ${letter} to ${worker} ${way}.`,
    reminded: `Crewvine reminded ${worker} of the ${letter} ${way}.`,
    viewed: `${worker} opened the ${letter}.`,
    document_opened: `${worker} opened the document of the ${letter}.`,
    signed: `${worker} signed the ${letter} electronically.`,
    // To the worker, and to the employer.
    copy_sent: `Crewvine sent a copy of the signed ${letter} ${way}${recipient}.`,
    code_sent: `Crewvine sent ${worker} a code for signing the ${letter} ${way}.`,
    countered: `${worker} asked for a change of the ${letter}.`,
    consent_withdrawn: `${worker} withdrew the consent to sign the ${letter} electronically.`,
    declined: `${worker} declined the ${letter}.`,
  };
  return sentences[kind];
}
