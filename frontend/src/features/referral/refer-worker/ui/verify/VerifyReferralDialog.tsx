import { lazy, Suspense } from 'react';
import type { UnconfirmedReferral } from '../../model/referable-job.ts';
import { LoadingOverlay } from '../LoadingOverlay.tsx';

const VerifySheet = lazy(async () => ({ default: (await import('./VerifySheet.tsx')).VerifySheet }));

interface VerifyReferralDialogProps {
  /** Null if the dialog is closed. */
  readonly referral: UnconfirmedReferral | null;
  readonly onClose: () => void;
}

/** Completes a postponed verification. */
export function VerifyReferralDialog({ referral, onClose }: VerifyReferralDialogProps) {
  if (referral === null) return null;
  return (
    <Suspense fallback={<LoadingOverlay />}>
      <VerifySheet key={referral.id} referral={referral} onClose={onClose} />
    </Suspense>
  );
}
