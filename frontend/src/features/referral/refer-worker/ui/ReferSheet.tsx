import { useState } from 'react';
import { useCurrentUser } from '#entities/session/index.ts';
import type { ReferableJob, ReferWorkerDialogProps, SentReferral } from '../model/referable-job.ts';
import { CrewSubmitted } from './crew/CrewSubmitted.tsx';
import { FormStep } from './FormStep.tsx';
import { JobChoice } from './JobChoice.tsx';
import { UserGate } from './UserGate.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { SubmittedStep } from './SubmittedStep.tsx';
import { VerifiedStep } from './verify/VerifiedStep.tsx';
import { VerifyStep } from './verify/VerifyStep.tsx';
import { useVerifyLater } from './verify/use-verify-later.ts';

type Step = 'form' | 'submitted' | 'verify' | 'verified';

/** The steps: form, submitted, verify the phone now or later, success (rules.md#refer-dialog). */
export function ReferSheet({ job, open, onClose }: ReferWorkerDialogProps) {
  const { user, isLoading, isError, refetch } = useCurrentUser();
  const [step, setStep] = useState<Step>('form');
  const [referral, setReferral] = useState<SentReferral | null>(null);
  const [chosen, setChosen] = useState<ReferableJob | null>(job ?? null);
  const verifyLater = useVerifyLater(onClose);

  const [isKnown, setKnown] = useState(false);
  const frame = { open, onClose };
  // Once the user is known, a failed refetch does not replace the form, so the input stays.
  if (!isKnown && !isLoading && !isError) setKnown(true);
  if (!isKnown && (isLoading || isError))
    return <UserGate {...frame} isLoading={isLoading} onRetry={() => void refetch()} />;
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
  const isCrew = referral.team.length > 0;
  return (
    <SheetFrame {...frame} onClose={step === 'verified' || isCrew ? onClose : verifyLater} step={step}>
      {step === 'submitted' && isCrew && (
        <CrewSubmitted team={referral.team} job={chosen} language={referral.language} onClose={onClose} />
      )}
      {step === 'submitted' && !isCrew && (
        <SubmittedStep
          referral={referral}
          job={chosen}
          onVerify={() => setStep('verify')}
          onLater={verifyLater}
        />
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
