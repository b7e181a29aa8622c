import { isOut } from '#contract/hiring/vocabulary/offer-status.ts';
import { SIGNING_ACTIONS, type SigningAction } from '../../contract/vocabulary/signing/signing-actions.ts';
import type { OfferLetterStatus } from '../letter/offer-letter-status.ts';

/** The facts that decide the candidate's actions, as of one moment. */
export interface SigningState {
  /** A letter past its day is expired. */
  readonly status: OfferLetterStatus;
  readonly isAddendum: boolean;
  readonly signatureKind: 'digital' | 'paper' | null;
  readonly consentWithdrawnAt: Date | string | null;
  /** A request for a change has no answer. */
  readonly hasOpenCounter: boolean;
  readonly countersLeft: number;
}

type Known<Facts extends keyof SigningState> = Pick<SigningState, Facts>;

/** A letter that was signed on paper has no consent to electronic letters. */
const takesRequests = ({ status, signatureKind }: Known<'status' | 'signatureKind'>): boolean =>
  isOut(status) || (status === 'signed' && signatureKind === 'digital');

/** One rule per action. The commands check the same ones. */
export const SigningRules = {
  /** After a withdrawn consent only paper is signed. */
  sign: ({ status, consentWithdrawnAt }: Known<'status' | 'consentWithdrawnAt'>): boolean =>
    isOut(status) && consentWithdrawnAt === null,
  decline: ({ status }: Known<'status'>): boolean => isOut(status),
  counter: ({
    status,
    isAddendum,
    hasOpenCounter,
    countersLeft,
  }: Known<'status' | 'isAddendum' | 'hasOpenCounter' | 'countersLeft'>): boolean =>
    isOut(status) && !isAddendum && !hasOpenCounter && countersLeft > 0,
  ask_for_paper: takesRequests,
  /** Repeating it does nothing. */
  withdraw_consent: (state: Known<'status' | 'signatureKind' | 'consentWithdrawnAt'>): boolean =>
    takesRequests(state) && state.consentWithdrawnAt === null,
} as const satisfies Readonly<Record<SigningAction, (state: SigningState) => boolean>>;

/** The candidate's commands that are accepted in this state. */
export function signingActions(state: SigningState): SigningAction[] {
  return SIGNING_ACTIONS.filter((action) => SigningRules[action](state));
}
