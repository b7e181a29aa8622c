import type { ReferralId, UserId } from '#kernel/ids.ts';
import { pageAnswer, type PageAnswer } from '#platform/http/routing/paging.ts';
import type { ListedReferral, PresentedReferrals } from './presented-referrals.ts';
import type { ReferralAnswer } from './referral-presenter.ts';

export function referralListAnswer(
  call: Parameters<typeof pageAnswer>[0],
  rows: readonly ListedReferral[],
): PageAnswer<ReferralAnswer> {
  const answer = pageAnswer(call, rows, (row) => row);
  return { ...answer, body: rows.slice(0, call.query.limit).map((row) => row.answer) };
}

/** The referral after a change, as the one who made it sees it. */
export async function changedReferral(
  reading: PresentedReferrals,
  id: ReferralId,
  reader: UserId,
): Promise<{ readonly status: 200; readonly body: ReferralAnswer }> {
  return { status: 200, body: await reading.one(id, reader) };
}
