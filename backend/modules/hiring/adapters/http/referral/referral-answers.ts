import { z } from 'zod';
import { asId, type ReferralId, type UserId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/index.ts';
import { pageAnswer } from '#platform/http/routing/paging.ts';
import type { Answer } from '#platform/http/routing/route.ts';
import type { ListedReferral, ReadReferrals } from '#modules/hiring/application/referral/read-referrals.ts';

export const referralParams = z.object({ id: uuid });

export function referralId({ id }: { readonly id: string }): ReferralId {
  return asId<'referral'>(id);
}

export function referralListAnswer(
  call: Parameters<typeof pageAnswer>[0],
  rows: readonly ListedReferral[],
): Answer {
  const answer = pageAnswer(call, rows, (row) => row);
  return { ...answer, body: rows.slice(0, call.query.limit).map((row) => row.answer) };
}

/** The referral after a change, as the one who made it sees it. */
export async function changedReferral(
  reading: ReadReferrals,
  id: ReferralId,
  reader: UserId,
  status = 200,
): Promise<Answer> {
  return { status, body: await reading.one(id, reader) };
}
