import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#shared/form/index.ts';
import { BottomBar, Button } from '#shared/ui/index.ts';
import { LAST_STEP, type Step } from '../model/onboarding-steps.ts';
import type { OnboardingValues } from '../model/onboarding-values.ts';

interface StepButtonsProps {
  readonly step: Step;
  readonly onBack: (typed: OnboardingValues) => void;
}

export function StepButtons({ step, onBack }: StepButtonsProps) {
  const { t } = useTranslation('onboarding');
  const { values } = useFormikContext<OnboardingValues>();
  return (
    <BottomBar>
      {step > 0 && <Button onClick={() => onBack(values)}>{t('back')}</Button>}
      <SubmitButton>{t(step === LAST_STEP ? 'finish' : 'next')}</SubmitButton>
    </BottomBar>
  );
}
