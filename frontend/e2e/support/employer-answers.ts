import type { Page } from 'playwright';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { answering, refusing, type Answer } from './answers.ts';

export const MOVED = 'This referral has moved on since';
export const moved = refusing(409, 'hiring.moved_on', MOVED);

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
