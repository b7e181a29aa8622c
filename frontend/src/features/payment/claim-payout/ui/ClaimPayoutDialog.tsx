import type { CompletedReferral } from '#entities/reward/index.ts';
import { lazyPart } from '#shared/lib/index.ts';

const ClaimSheet = lazyPart(async () => (await import('./ClaimSheet.tsx')).ClaimSheet);

interface ClaimPayoutDialogProps {
  /** A completed referral with an unclaimed payout; null if the dialog is closed. */
  readonly reward: CompletedReferral | null;
  readonly onClose: () => void;
}

/** Claims a referral's tier reward, with an optional boost for points (rules.md#reward-claim, rules.md#boosts). */
export function ClaimPayoutDialog({ reward, onClose }: ClaimPayoutDialogProps) {
  if (reward === null) return null;
  return <ClaimSheet key={reward.id} reward={reward} onClose={onClose} />;
}
