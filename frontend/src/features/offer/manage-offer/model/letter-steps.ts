import { isOut } from '#contract/hiring/vocabulary/offer-status.ts';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';

export type LetterStep =
  | 'created'
  | 'sent'
  | 'viewed'
  | 'consentWithdrawn'
  | 'signed'
  | 'declined'
  | 'withdrawn'
  | 'expired';

/** The completed steps of a letter, oldest first. */
export function letterSteps(
  letter: OfferLetter,
): readonly { readonly step: LetterStep; readonly at: string }[] {
  const { signedAt, consentWithdrawnAt } = letter;
  const isAfterSigning = signedAt !== null && consentWithdrawnAt !== null && signedAt < consentWithdrawnAt;
  const happened: readonly (readonly [LetterStep, string | null])[] = [
    ['created', letter.createdAt],
    ['sent', letter.sentAt],
    ['viewed', letter.viewedAt],
    ['consentWithdrawn', isAfterSigning ? null : consentWithdrawnAt],
    ['signed', signedAt],
    ['consentWithdrawn', isAfterSigning ? consentWithdrawnAt : null],
    ['declined', letter.declinedAt],
    ['withdrawn', letter.withdrawnAt],
    ['expired', letter.status === 'expired' ? letter.expiresAt : null],
  ];
  return happened.flatMap(([step, at]) => (at === null ? [] : [{ step, at }]));
}

/** The next step and who takes it; null if the letter is done. */
export function letterWaitsFor(letter: OfferLetter): 'waitPay' | 'waitSend' | 'waitSign' | null {
  if (letter.status === 'draft') return letter.actions.includes('pay') ? 'waitPay' : 'waitSend';
  return isOut(letter.status) ? 'waitSign' : null;
}
