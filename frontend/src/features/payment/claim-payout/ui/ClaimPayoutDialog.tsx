import { lazy, Suspense } from 'react';
import type { CompletedReferral } from '#entities/reward/index.ts';

const ClaimSheet = lazy(async () => ({ default: (await import('./ClaimSheet.tsx')).ClaimSheet }));

interface ClaimPayoutDialogProps {
  /** A completed referral whose payout was not claimed; null: closed. */
  readonly reward: CompletedReferral | null;
  readonly onClose: () => void;
}

/** Claims the tier reward of a completed referral, with a boost for points where they suffice (rules.md#reward-claim, rules.md#boosts). */
export function ClaimPayoutDialog({ reward, onClose }: ClaimPayoutDialogProps) {
  if (reward === null) return null;
  return (
    <Suspense fallback={null}>
      <ClaimSheet key={reward.id} reward={reward} onClose={onClose} />
    </Suspense>
  );
}
