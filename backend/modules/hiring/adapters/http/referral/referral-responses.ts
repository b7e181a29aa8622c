import { z } from 'zod';
import { asId, type ReferralId, type UserId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/index.ts';
import { pageAnswer, type PageAnswer } from '#platform/http/routing/paging.ts';
import type { ListedReferral, PresentedReferrals } from './presented-referrals.ts';
import type { ReferralAnswer } from './referral-presenter.ts';

export const referralParams = z.object({ id: uuid });

export function referralId({ id }: { readonly id: string }): ReferralId {
  return asId<'referral'>(id);
}

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
