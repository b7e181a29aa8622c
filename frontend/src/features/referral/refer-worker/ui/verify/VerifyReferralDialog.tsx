import { lazy, Suspense } from 'react';
import { loadTexts } from '#shared/i18n/index.ts';
import type { UnconfirmedReferral } from '../../model/referable-job.ts';
import { OpeningSheet } from '../OpeningSheet.tsx';

const VerifySheet = lazy(async () => {
  const [module] = await Promise.all([import('./VerifySheet.tsx'), loadTexts(['refer-worker'])]);
  return { default: module.VerifySheet };
});

interface VerifyReferralDialogProps {
  /** Null: closed. */
  readonly referral: UnconfirmedReferral | null;
  readonly onClose: () => void;
}

/** Completes a verification that was put off. */
export function VerifyReferralDialog({ referral, onClose }: VerifyReferralDialogProps) {
  if (referral === null) return null;
  return (
    <Suspense fallback={<OpeningSheet />}>
      <VerifySheet key={referral.id} referral={referral} onClose={onClose} />
    </Suspense>
  );
}
