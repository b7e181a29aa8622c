import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsentPage } from '#contract/checks/consent/consent.ts';
import { textsOfConsent } from '#contract/checks/consent/consent-texts.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Stack, Steps } from '#shared/ui/index.ts';
import { useAnswerConsent, type GivenCode } from '../model/use-answer-consent.ts';
import { useConsentLabels } from '../model/use-consent-labels.ts';
import { AboutStep } from './AboutStep.tsx';
import { AuthorizationStep } from './AuthorizationStep.tsx';
import { DisclosureStep } from './DisclosureStep.tsx';
import { EsignStep } from './EsignStep.tsx';

interface ConsentQuestionProps {
  readonly asked: ConsentPage;
  readonly token: string;
}

/**
 * The purpose, the consent to read electronically, then the disclosure on a screen of its own, and only then
 * the authorization (rules.md#disclosure-alone).
 */
export function ConsentQuestion({ asked, token }: ConsentQuestionProps) {
  const { t } = useTranslation('background-check');
  const [step, setStep] = useState(0);
  const [isElectronic, setElectronic] = useState(false);
  const [hasRead, setRead] = useState(false);
  const answer = useAnswerConsent(token, asked.packageType === 'drug_test');
  const words = useConsentLabels(asked);
  const texts = textsOfConsent(useLanguage(), {
    packageType: asked.packageType,
    company: asked.employerCompany,
    provider: asked.provider,
  });
  const sayIncomplete = (): void =>
    showToast({ title: t('incomplete.title'), description: t('incomplete.text'), variant: 'destructive' });
  const decline = (given: GivenCode) => answer(null, given);
  const by = { token, codeSentTo: asked.codeSentTo };
  return (
    <Stack $gap={5}>
      <Steps
        steps={[t('step.about'), t('step.esign'), t('step.disclosure'), t('step.authorization')]}
        current={step}
      />
      {step === 0 && <AboutStep asked={asked} onNext={() => setStep(1)} onDecline={decline} by={by} />}
      {step === 1 && (
        <EsignStep
          company={asked.employerCompany}
          by={by}
          paperAskedAt={asked.paperAskedAt}
          hasAgreed={isElectronic}
          onAgreed={setElectronic}
          onBack={() => setStep(0)}
          onNext={() => setStep(2)}
          onIncomplete={sayIncomplete}
        />
      )}
      {step === 2 && (
        <DisclosureStep
          texts={texts}
          hasRead={hasRead}
          onRead={setRead}
          onBack={() => setStep(1)}
          onNext={() => setStep(3)}
          onIncomplete={sayIncomplete}
        />
      )}
      {step === 3 && (
        <AuthorizationStep
          texts={texts}
          words={words}
          company={asked.employerCompany}
          agency={asked.needsEmail ? asked.provider : null}
          onBack={() => setStep(2)}
          onAuthorize={answer}
          onDecline={decline}
          by={by}
          onIncomplete={sayIncomplete}
        />
      )}
    </Stack>
  );
}
