import type { Page } from 'playwright';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { answering, refusing, signedOut, silent, type Answer } from './answers.ts';

export const MOVED = 'This referral has moved on since';
export const moved = refusing(409, 'hiring.moved_on', MOVED);
export const TRY_AGAIN = 'ErrorPlease try again or refresh the page.';

/** The five reasons of rules.md#rollback-reasons, and what stands there when nothing is said. */
export const UNDO_MESSAGES: readonly (readonly [Answer, string])[] = [
  ...[
    'No previous status to return to',
    'Unable to determine when the status changed',
    'Rollback time limit exceeded (24 hours)',
    'A signed offer cannot be undone',
    'A bonus has already been paid out',
  ].map((reason) => [refusing(422, 'hiring.rollback_refused', reason), `Undo Failed${reason}`] as const),
  [silent, 'Undo FailedFailed to undo the last action.'],
  [signedOut, TRY_AGAIN],
];

const OFFER_EXISTS = 'Offer Letter Already Exists';
/** A letter that is there ends the dialog, everything else keeps what was typed: rules.md#one-live-offer. */
export const OFFER_MESSAGES: readonly (readonly ['send' | 'generate', Answer, string])[] = [
  ['send', silent, 'Failed to create offer letter or process payment.'],
  ['generate', silent, 'Failed to create offer letter. Please try again.'],
  [
    'send',
    refusing(409, 'offers.exists', ''),
    `${OFFER_EXISTS}An offer letter has already been created for this referral.`,
  ],
  [
    'generate',
    refusing(409, 'offers.exists', 'One was made just now'),
    `${OFFER_EXISTS}One was made just now`,
  ],
];

/** What a hire answers that is paid by a saved card: the card itself is tried in the story of a hire. */
export function hiredWithNothingDue(referral: Loose): Answer {
  const payment = {
    id: null,
    paymentIntentId: null,
    status: 'succeeded',
    amount: '0.00',
    currency: 'usd',
    clientSecret: null,
    lines: [],
  };
  return { status: 200, body: { referral: { ...referral, status: 'hired' }, payment } };
}

/** While `act` runs, calls to `path` get this answer. */
export async function answerInstead(
  page: Page,
  path: string,
  answer: Answer,
  act: () => Promise<unknown>,
): Promise<void> {
  await answering(page, path, answer);
  await act();
  await page.unroute(path);
}
