import type { Milestone } from '../../domain/bonus/milestone.ts';

/** Event data about stopped parts: one item for all parts of a bonus. */
export function ofBonuses(disputeId: string, parts: readonly Milestone[]) {
  const byReferral = Map.groupBy(parts, ({ referralId }) => referralId);
  return [...byReferral.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { referralId, jobId, employerId, referrerId } = first;
    const amountCents = own.reduce((sum, part) => sum + part.amountCents, 0);
    return [{ disputeId, referralId, jobId, employerId, referrerId, amountCents }];
  });
}
