import type { BulkRefusals } from '#features/referral/change-referral-status/index.ts';
import type { Referral } from '#entities/referral/index.ts';

/** A referral that was not moved, and why. */
export interface Refusal {
  readonly id: string;
  readonly name: string;
  readonly message: string;
}

export function named(refusals: BulkRefusals, referrals: readonly Referral[]): readonly Refusal[] {
  const names = new Map(referrals.map(({ id, workerName }) => [id, workerName]));
  return refusals.map(({ id, message }) => ({ id, name: names.get(id) ?? '', message: message ?? '' }));
}
