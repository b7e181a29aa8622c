import { useState } from 'react';
import { useCurrentUser } from '../../../entities/session/index.ts';
import type { ReferWorkerDialogProps, UnconfirmedReferral } from '../model/referable-job.ts';
import { FormStep } from './FormStep.tsx';
import { LoginGate } from './LoginGate.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { SubmittedStep } from './SubmittedStep.tsx';
import { VerifiedStep } from './VerifiedStep.tsx';
import { VerifyStep } from './VerifyStep.tsx';
import { useVerifyLater } from './use-verify-later.ts';

type Step = 'form' | 'submitted' | 'verify' | 'verified';

/** Login gate, form, submitted, verify the phone or later, success (document 2 §4.5). */
export function ReferSheet({ job, jobs = [], open, onClose }: ReferWorkerDialogProps) {
  const { user, isLoading, isError, refetch } = useCurrentUser();
  const [step, setStep] = useState<Step>('form');
  const [referral, setReferral] = useState<UnconfirmedReferral | null>(null);
  const verifyLater = useVerifyLater(onClose);

  const frame = { open, onClose };
  if (user === null) {
    return <LoginGate {...frame} isLoading={isLoading} isError={isError} onRetry={refetch} />;
  }
  if (step === 'form' || referral === null) {
    return (
      <FormStep
        {...frame}
        user={user}
        job={job}
        jobs={jobs}
        onSubmitted={(submitted) => {
          setReferral(submitted);
          setStep('submitted');
        }}
      />
    );
  }
  return (
    <SheetFrame {...frame} onClose={step === 'verified' ? onClose : verifyLater} step={step}>
      {step === 'submitted' && (
        <SubmittedStep referral={referral} onVerify={() => setStep('verify')} onLater={verifyLater} />
      )}
      {step === 'verify' && (
        <VerifyStep referral={referral} onVerified={() => setStep('verified')} onLater={verifyLater} />
      )}
      {step === 'verified' && <VerifiedStep referral={referral} onClose={onClose} />}
    </SheetFrame>
  );
}
