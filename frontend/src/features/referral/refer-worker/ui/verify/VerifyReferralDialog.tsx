import { Suspense } from 'react';
import { lazyCode } from '#shared/lib/index.ts';
import type { UnconfirmedReferral } from '../../model/referable-job.ts';
import { LoadingOverlay } from '../LoadingOverlay.tsx';

const VerifySheet = lazyCode(async () => (await import('./VerifySheet.tsx')).VerifySheet);

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
