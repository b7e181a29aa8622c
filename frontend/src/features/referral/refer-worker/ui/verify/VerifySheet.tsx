import { useState } from 'react';
import type { UnconfirmedReferral } from '../../model/referable-job.ts';
import { SheetFrame } from '../SheetFrame.tsx';
import { useVerifyLater } from './use-verify-later.ts';
import { VerifiedStep } from './VerifiedStep.tsx';
import { VerifyStep } from './VerifyStep.tsx';

interface VerifySheetProps {
  readonly referral: UnconfirmedReferral;
  readonly onClose: () => void;
}

/** Only the last two steps, for a referral that was submitted earlier. */
export function VerifySheet({ referral, onClose }: VerifySheetProps) {
  const [verified, setVerified] = useState(false);
  const verifyLater = useVerifyLater(onClose);
  return (
    <SheetFrame open onClose={onClose} step={verified ? 'verified' : 'verify'}>
      {verified ? (
        <VerifiedStep referral={referral} onClose={onClose} />
      ) : (
        <VerifyStep
          referral={referral}
          onVerified={() => setVerified(true)}
          onLater={verifyLater}
          onClose={onClose}
        />
      )}
    </SheetFrame>
  );
}
