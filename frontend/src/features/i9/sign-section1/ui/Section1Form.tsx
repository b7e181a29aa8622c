import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/index.ts';
import { clearDraft, FormikDraft, FormikSummary, RestoreDraft, SubmitButton } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { useStepParam } from '#shared/lib/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, Inline, Stack, Steps } from '#shared/ui/index.ts';
import { useCorrectSection1Mutation, useSignSection1Mutation } from '../api/sign-section1-api.ts';
import {
  EMPTY_SECTION1,
  NEVER_STORED,
  refusedSection1,
  SECTION1_STEPS,
  section1Problems,
  signedValues,
  stepOf,
  toSection1,
  type Section1Values,
} from '../model/section1-values.ts';
import type { I9Place, WorkerI9 } from '../model/worker-i9.ts';
import { AddressStep, PersonStep } from './PersonSteps.tsx';
import { SignStep } from './SignStep.tsx';
import { StatusStep } from './StatusStep.tsx';

interface Section1FormProps {
  readonly form: WorkerI9;
  readonly place: I9Place;
  /** Set for a correction of a signed form. The signed version is retained. */
  readonly onCorrected?: () => void;
}

const LAST = SECTION1_STEPS.length - 1;
/** The server also renders the form, without the browser's translations. */
const untranslated = (message: string): string => message;

/** Section 1 in four short steps. They survive Back and a reload while the tab is open. No number is stored. */
export function Section1Form({ form, place, onCorrected }: Section1FormProps) {
  const { t } = useTranslation('i9');
  const { step, goOn, moveTo } = useStepParam();
  const save = useSaving(place, onCorrected);
  const draft = draftOf(place, onCorrected !== undefined);
  const signed = onCorrected ? form.section1 : null;
  const submit = async (
    values: Section1Values,
    { setErrors, setTouched, resetForm }: FormikHelpers<Section1Values>,
  ) => {
    const error = await save(values);
    if (!error) {
      // Marks the form as unchanged, so that no draft is stored again.
      resetForm({ values });
      clearDraft(draft, 'tab');
      moveTo(0);
      return;
    }
    const issues = isApiError(error) ? error.issues : [];
    if (issues.length === 0) {
      showToast({ title: t('toast.failed'), description: t('toast.tryAgain'), variant: 'destructive' });
      return;
    }
    const problems = refusedSection1(issues);
    moveTo(stepOf(problems));
    await setTouched(Object.fromEntries(Object.keys(problems).map((field) => [field, true])), false);
    setErrors(problems);
  };
  const asks = { isCorrection: signed !== null, needsSsn: form.usesEverify && !signed?.ssn };
  return (
    <Formik
      initialValues={signed ? signedValues(signed) : EMPTY_SECTION1}
      validate={(values) => section1Problems(values, translateMessage, asks)}
      onSubmit={submit}
    >
      {({ values }) => {
        // Never shows a step after an incomplete one, for example after a reload without the numbers.
        const shown = Math.min(step, stepOf(section1Problems(values, untranslated, asks)));
        return (
          <Form noValidate>
            <RestoreDraft name={draft} place="tab" />
            <FormikDraft name={draft} place="tab" without={NEVER_STORED} />
            <Stack $gap={5}>
              <Steps
                steps={[t('step.name'), t('step.person'), t('step.status'), t('step.sign')]}
                current={shown}
              />
              {shown === LAST && <FormikSummary />}
              {shown === 0 && <AddressStep />}
              {shown === 1 && <PersonStep signed={signed} usesEverify={form.usesEverify} />}
              {shown === 2 && <StatusStep signed={signed} />}
              {shown === LAST && (
                <SignStep isCorrection={signed !== null} codeFor={form.needsCode ? place : null} />
              )}
              <StepButtons step={shown} onNext={goOn} onBack={moveTo} isCorrection={signed !== null} />
            </Stack>
          </Form>
        );
      }}
    </Formik>
  );
}

function draftOf(place: I9Place, isCorrection: boolean): string {
  const form = 'token' in place ? place.token : place.referralId;
  return `i9.${isCorrection ? 'correction' : 'section1'}.${form}`;
}

/** Signs or corrects Section 1 and shows a toast. Resolves to the error if it fails. */
function useSaving(place: I9Place, onCorrected: (() => void) | undefined) {
  const { t } = useTranslation('i9');
  const [sign] = useSignSection1Mutation();
  const [correct] = useCorrectSection1Mutation();
  return async (values: Section1Values): Promise<unknown> => {
    const { reason, ...section } = toSection1(values);
    const { error } = onCorrected
      ? await correct({ place, body: { ...section, reason } })
      : await sign({ place, body: section });
    if (error) return error;
    showToast({
      title: t(onCorrected ? 'toast.corrected' : 'toast.signed'),
      description: t('toast.signedText'),
      variant: 'success',
    });
    onCorrected?.();
    return null;
  };
}

interface StepButtonsProps {
  readonly isCorrection: boolean;
  readonly step: number;
  readonly onNext: (step: number) => void;
  readonly onBack: (step: number) => void;
}

/** Next requires a valid page; Back always works. */
function StepButtons({ step, onNext, onBack, isCorrection }: StepButtonsProps) {
  const { t } = useTranslation(['i9', 'common']);
  const { validateForm, setTouched, touched } = useFormikContext<Section1Values>();
  const next = async (): Promise<void> => {
    const fields = SECTION1_STEPS[step] ?? [];
    const problems: Record<string, unknown> = await validateForm();
    await setTouched({ ...touched, ...Object.fromEntries(fields.map((field) => [field, true])) }, false);
    const wrong = fields.find((field) => problems[field] !== undefined);
    if (wrong === undefined) onNext(step + 1);
    else document.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  return (
    <Inline $gap={3} $justify="space-between">
      {step > 0 ? (
        <Button variant="secondary" onClick={() => onBack(step - 1)}>
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
        <SubmitButton loadingText={t('signing')}>
          {t(isCorrection ? 'correct.signIt' : 'signIt')}
        </SubmitButton>
      )}
    </Inline>
  );
}
