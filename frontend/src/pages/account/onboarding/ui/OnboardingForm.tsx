import { Form, Formik, setNestedObjectValues } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#entities/session/index.ts';
import { FormikDraft, FormikSummary } from '#shared/form/index.ts';
import { Card, Stack, Steps } from '#shared/ui/index.ts';
import { LAST_STEP, STEP_NAMES, validateStep } from '../model/onboarding-steps.ts';
import { useOnboarding } from '../model/use-onboarding.ts';
import { FinishFields } from './FinishFields.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepHeading } from './StepHeading.tsx';
import { WorkFields } from './WorkFields.tsx';
import { YouFields } from './YouFields.tsx';

const FIELDS = [YouFields, WorkFields, FinishFields] as const;

export function OnboardingForm({ user }: { readonly user: User }) {
  const { t } = useTranslation('onboarding');
  const { draft, values, step, refusal, back, next } = useOnboarding(user);
  const heading = useFocusAfterStep(step);
  const Fields = FIELDS[step];
  const name = step === LAST_STEP && values.userType === 'worker' ? 'skills' : STEP_NAMES[step];
  return (
    <Stack $gap={5}>
      <Steps steps={STEP_NAMES.map((one) => t(`step.${one}.name`))} current={step} />
      <Card as="div">
        {/* One form per step, so that no messages or submit counts carry over to the next. */}
        <Formik
          key={step}
          initialValues={values}
          initialErrors={refusal}
          initialTouched={setNestedObjectValues<object>(refusal, true)}
          validate={validateStep[step]}
          onSubmit={next}
        >
          <Form noValidate>
            <Stack $gap={5}>
              <StepHeading ref={heading} name={name} />
              <FormikDraft name={draft} />
              <FormikSummary />
              <Fields />
              <StepButtons step={step} onBack={back} />
            </Stack>
          </Form>
        </Formik>
      </Card>
    </Stack>
  );
}

/** Moves the focus to the new step's heading, but not on page load. */
function useFocusAfterStep(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [step]);
  return heading;
}
