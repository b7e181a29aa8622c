import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { I9Page } from '#contract/eligibility/i9-form.ts';
import { isApiError } from '#shared/api/index.ts';
import { FormikSummary, SubmitButton } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, Inline, PageHeader, Stack, Steps } from '#shared/ui/index.ts';
import { useSignI9Mutation } from '../model/i9-calls.ts';
import {
  EMPTY_SECTION1,
  refusedSection1,
  SECTION1_STEPS,
  section1Problems,
  stepOf,
  toSection1,
  type Section1Values,
} from '../model/section1-values.ts';
import { AddressStep, PersonStep } from './PersonSteps.tsx';
import { SignStep } from './SignStep.tsx';
import { StatusStep } from './StatusStep.tsx';

interface Section1FormProps {
  readonly asked: I9Page;
  readonly token: string;
}

const LAST = SECTION1_STEPS.length - 1;

/** Section 1 in four short pages. Nothing of it is kept on the device: it has a social security number. */
export function Section1Form({ asked, token }: Section1FormProps) {
  const { t } = useTranslation('i9');
  const [step, setStep] = useState(0);
  const [sign] = useSignI9Mutation();
  const submit = async (values: Section1Values, { setErrors, setTouched }: FormikHelpers<Section1Values>) => {
    const { error } = await sign({ token, section: toSection1(values) });
    if (!error) {
      showToast({ title: t('toast.signed'), description: t('toast.signedText'), variant: 'success' });
      return;
    }
    const issues = isApiError(error) ? error.issues : [];
    if (issues.length === 0) {
      showToast({ title: t('toast.failed'), description: t('toast.tryAgain'), variant: 'destructive' });
      return;
    }
    const problems = refusedSection1(issues);
    setStep(stepOf(problems));
    await setTouched(Object.fromEntries(Object.keys(problems).map((field) => [field, true])), false);
    setErrors(problems);
  };
  return (
    <Stack $gap={5}>
      <PageHeader
        title={t('heading', { company: asked.company })}
        documentTitle={t('title')}
        lead={t('lead', { jobTitle: asked.jobTitle })}
      />
      <Steps steps={[t('step.name'), t('step.person'), t('step.status'), t('step.sign')]} current={step} />
      <Formik
        initialValues={EMPTY_SECTION1}
        validate={(values) => section1Problems(values, translateMessage)}
        onSubmit={submit}
      >
        <Form noValidate>
          <Stack $gap={5}>
            {step === LAST && <FormikSummary />}
            {step === 0 && <AddressStep />}
            {step === 1 && <PersonStep />}
            {step === 2 && <StatusStep />}
            {step === LAST && <SignStep token={token} needsCode={asked.needsCode} />}
            <StepButtons step={step} onStep={setStep} />
          </Stack>
        </Form>
      </Formik>
    </Stack>
  );
}

interface StepButtonsProps {
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** On to the next page once this one is right; back at any time. */
function StepButtons({ step, onStep }: StepButtonsProps) {
  const { t } = useTranslation(['i9', 'common']);
  const { validateForm, setTouched, touched } = useFormikContext<Section1Values>();
  const go = (to: number): void => {
    onStep(to);
    window.scrollTo({ top: 0 });
  };
  const next = async (): Promise<void> => {
    const fields = SECTION1_STEPS[step] ?? [];
    const problems: Record<string, unknown> = await validateForm();
    await setTouched({ ...touched, ...Object.fromEntries(fields.map((field) => [field, true])) }, false);
    const wrong = fields.find((field) => problems[field] !== undefined);
    if (wrong === undefined) go(step + 1);
    else document.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  return (
    <Inline $gap={3} $justify="space-between">
      {step > 0 ? (
        <Button variant="secondary" onClick={() => go(step - 1)}>
          {t('common:action.back')}
        </Button>
      ) : (
        <span />
      )}
      {step < LAST ? (
        <Button variant="primary" onClick={next}>
          {t('next')}
        </Button>
      ) : (
        <SubmitButton loadingText={t('signing')}>{t('signIt')}</SubmitButton>
      )}
    </Inline>
  );
}
