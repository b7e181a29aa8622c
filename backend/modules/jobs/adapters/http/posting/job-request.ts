import { Money } from '#kernel/money.ts';
import type { EditJobRequest, PostJobRequest } from '#contract/jobs/index.ts';
import type { JobText } from '#modules/jobs/domain/posting/job-record.ts';

/** Request fields that a job does not store: there are none, or the functions below do not compile. */
type Lost<Text> = { readonly [Name in Exclude<keyof Text, keyof JobText>]?: never };

export function jobText({ referralBonus, acknowledgements: _ticks, ...text }: PostJobRequest): JobText {
  const kept: typeof text & Lost<typeof text> = text;
  return { ...kept, referralBonusCents: Money.ofDollars(referralBonus).cents };
}

/** Only what was asked to change. */
export function jobChanges({ referralBonus, isActive: _open, ...text }: EditJobRequest): Partial<JobText> {
  const kept: typeof text & Lost<typeof text> = text;
  const given = Object.entries(kept).filter(([, value]) => value !== undefined);
  const changes: Partial<JobText> = Object.fromEntries(given);
  if (referralBonus === undefined) return changes;
  return { ...changes, referralBonusCents: Money.ofDollars(referralBonus).cents };
}
