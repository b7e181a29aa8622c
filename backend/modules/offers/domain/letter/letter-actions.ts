import { isOut } from '#contract/hiring/vocabulary/offer-status.ts';
import { LETTER_ACTIONS, type LetterAction } from '../../contract/vocabulary/letter/letter-actions.ts';
import type { CounterRequest } from '../changing/counter-proposal.ts';
import type { OfferLetterStatus } from './offer-letter-status.ts';

/** The facts that decide the employer's actions, as of one moment. */
export interface LetterState {
  /** A letter past its day is expired. */
  readonly status: OfferLetterStatus;
  readonly isAddendum: boolean;
  readonly signatureKind: 'digital' | 'paper' | null;
  /** The next version waits for its payment. */
  readonly hasPending: boolean;
  readonly isPaid: boolean;
  /** The candidate's request that has no answer; null if there is none. */
  readonly counter: Pick<CounterRequest, 'payRate' | 'startDate'> | null;
  /** An addendum to it waits for its answer. */
  readonly hasOpenAddendum: boolean;
  /** The referral's status permits a new letter (rules.md#offer-from-interview). */
  readonly isInterviewing: boolean;
}

type Known<Facts extends keyof LetterState> = Pick<LetterState, Facts>;

const isOpen = ({ status }: Known<'status'>): boolean => isOut(status);
const declinesCounter = ({ status, counter }: Known<'status' | 'counter'>): boolean =>
  isOut(status) && counter !== null;

/** One rule per action. The commands check the same ones. */
export const LetterRules = {
  pay: ({ status, hasPending, isPaid }: Known<'status' | 'hasPending' | 'isPaid'>): boolean =>
    !isPaid && (status === 'draft' || (isOut(status) && hasPending)),
  send: ({ status, isPaid }: Known<'status' | 'isPaid'>): boolean => status === 'draft' && isPaid,
  amend: ({ status, isAddendum }: Known<'status' | 'isAddendum'>): boolean =>
    !isAddendum && (status === 'draft' || isOut(status)),
  extend: isOpen,
  copy_link: isOpen,
  renew_link: isOpen,
  record_paper: isOpen,
  add_scan: ({ status, signatureKind }: Known<'status' | 'signatureKind'>): boolean =>
    status === 'signed' && signatureKind === 'paper',
  /** A request with only a note has nothing to accept. */
  accept_counter: (state: Known<'status' | 'counter'>): boolean =>
    declinesCounter(state) && (state.counter?.payRate ?? state.counter?.startDate ?? null) !== null,
  decline_counter: declinesCounter,
  add_addendum: ({
    status,
    isAddendum,
    hasOpenAddendum,
  }: Known<'status' | 'isAddendum' | 'hasOpenAddendum'>): boolean =>
    status === 'signed' && !isAddendum && !hasOpenAddendum,
  withdraw: ({ status }: Known<'status'>): boolean => status === 'draft' || isOut(status),
  replace: ({
    status,
    isAddendum,
    isInterviewing,
  }: Known<'status' | 'isAddendum' | 'isInterviewing'>): boolean =>
    !isAddendum && isInterviewing && ['declined', 'expired', 'withdrawn'].includes(status),
} as const satisfies Readonly<Record<LetterAction, (state: LetterState) => boolean>>;

/** The actions that the server accepts in this state. */
export function letterActions(state: LetterState): LetterAction[] {
  return LETTER_ACTIONS.filter((action) => LetterRules[action](state));
}
