import { useState } from 'react';
import { useCurrentUser } from '#entities/session/index.ts';
import type { ReferableJob, ReferWorkerDialogProps, SentReferral } from '../model/referable-job.ts';
import { CrewSubmitted } from './crew/CrewSubmitted.tsx';
import { FormStep } from './FormStep.tsx';
import { JobChoice } from './JobChoice.tsx';
import { LoginGate } from './LoginGate.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { SubmittedStep } from './SubmittedStep.tsx';
import { VerifiedStep } from './verify/VerifiedStep.tsx';
import { VerifyStep } from './verify/VerifyStep.tsx';
import { useVerifyLater } from './verify/use-verify-later.ts';

type Step = 'form' | 'submitted' | 'verify' | 'verified';

/** Login gate, form, submitted, verify the phone or later, success (rules.md#refer-dialog). */
export function ReferSheet({ job, open, onClose }: ReferWorkerDialogProps) {
  const { user, isLoading, isError, refetch } = useCurrentUser();
  const [step, setStep] = useState<Step>('form');
  const [referral, setReferral] = useState<SentReferral | null>(null);
  const [chosen, setChosen] = useState<ReferableJob | null>(job ?? null);
  const verifyLater = useVerifyLater(onClose);

  const frame = { open, onClose };
  if (user === null) {
    return <LoginGate {...frame} job={job} isLoading={isLoading} isError={isError} onRetry={refetch} />;
  }
  if (chosen === null) return <JobChoice {...frame} onChosen={setChosen} />;
  if (step === 'form' || referral === null) {
    return (
      <FormStep
        {...frame}
        user={user}
        job={chosen}
        onOtherJob={job ? undefined : () => setChosen(null)}
        onSubmitted={(submitted) => {
          setReferral(submitted);
          setStep('submitted');
        }}
      />
    );
  }
  return (
    <SheetFrame
      {...frame}
      onClose={step === 'verified' || referral.size > 1 ? onClose : verifyLater}
      step={step}
    >
      {step === 'submitted' && referral.size > 1 && <CrewSubmitted size={referral.size} onClose={onClose} />}
      {step === 'submitted' && referral.size === 1 && (
        <SubmittedStep referral={referral} onVerify={() => setStep('verify')} onLater={verifyLater} />
      )}
      {step === 'verify' && (
        <VerifyStep
          referral={referral}
          onVerified={() => setStep('verified')}
          onLater={verifyLater}
          onClose={onClose}
        />
      )}
      {step === 'verified' && <VerifiedStep referral={referral} onClose={onClose} />}
    </SheetFrame>
  );
}
