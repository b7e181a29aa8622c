import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import {
  changeCaseSchema,
  type ChangeCaseInput,
  type EverifyCaseAnswer,
} from '#contract/eligibility/everify/everify.ts';
import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import { EVERIFY_DECISIONS } from '#contract/eligibility/vocabulary/everify/everify.ts';
import type { I9CaseAction } from '#contract/eligibility/vocabulary/actions/i9-actions.ts';
import { isApiError } from '#shared/api/index.ts';
import {
  errorsOf,
  FormikCheckboxField,
  FormikSelectField,
  FormikSummary,
  FormikTextField,
  SubmitButton,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, Inline, Stack } from '#shared/ui/index.ts';
import { useChangeCaseMutation } from '../../api/i9-form-api.ts';

interface CaseStepFormProps {
  readonly form: I9FormAnswer;
  readonly one: EverifyCaseAnswer;
  readonly step: I9CaseAction;
  readonly onDone: () => void;
}

interface Values {
  readonly on: string;
  readonly state: string;
  readonly given: boolean;
  readonly decision: string;
  readonly signature: string;
  readonly closing: string;
}

const EMPTY: Values = { on: '', state: '', given: false, decision: '', signature: '', closing: '' };

/** The contract refuses missing values with its own messages. */
function toChange(
  step: I9CaseAction,
  { on, state, given, decision, signature, closing }: Values,
): ChangeCaseInput {
  const of = { result: { state }, notice: { given }, decision: { decision, signature }, close: { closing } };
  return { step, on, ...of[step] } as ChangeCaseInput;
}

/** A step of the open case: the notice, the decision, a result, or the closing. */
export function CaseStepForm({
  form: { referralId, workerName: name },
  one,
  step,
  onDone,
}: CaseStepFormProps) {
  const { t } = useTranslation(['i9-everify', 'common']);
  const [change] = useChangeCaseMutation();
  const submit = async (values: Values, { setErrors, setTouched }: FormikHelpers<Values>) => {
    const { error } = await change({ referralId, body: toChange(step, values) });
    if (!error) {
      showToast({ title: t('saved'), variant: 'success' });
      onDone();
      return;
    }
    const issues = isApiError(error) ? error.issues : [];
    if (issues.length === 0)
      showToast({ title: t('failed'), description: t('tryAgain'), variant: 'destructive' });
    const problems = errorsOf(issues, translateMessage);
    await setTouched(Object.fromEntries(Object.keys(problems).map((field) => [field, true])), false);
    setErrors(problems);
  };
  return (
    <Formik
      initialValues={EMPTY}
      validate={(values) => validateWith(changeCaseSchema, translateMessage)(toChange(step, values))}
      onSubmit={submit}
    >
      <Form noValidate aria-label={t(`step.${step}`, { name })}>
        <Stack $gap={5}>
          <FormikSummary />
          {step === 'notice' && <p>{t('notice.text', { name })}</p>}
          {step === 'result' && (
            <FormikSelectField
              name="state"
              label={t('fact.state')}
              options={one.results.map((state) => ({ value: state, label: t(`state.${state}`) }))}
            />
          )}
          {step === 'close' && (
            <FormikSelectField
              name="closing"
              label={t('fact.closing')}
              options={one.closings.map((closing) => ({ value: closing, label: t(`closing.${closing}`) }))}
            />
          )}
          {step === 'decision' && <Decision />}
          <FormikTextField type="date" name="on" label={t(`on.${step}`)} />
          {step === 'notice' && <FormikCheckboxField name="given" label={t('notice.given', { name })} />}
          <Inline $gap={3}>
            <SubmitButton loadingText={t('saving')}>
              {t(step === 'notice' ? 'notice.send' : 'save')}
            </SubmitButton>
            <Button variant="ghost" onClick={onDone}>
              {t('common:action.cancel')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Formik>
  );
}

/** Copied from the Further Action Notice that the worker signed. */
function Decision() {
  const { t } = useTranslation('i9-everify');
  return (
    <>
      <FormikSelectField
        name="decision"
        label={t('fact.decision')}
        options={EVERIFY_DECISIONS.map((decision) => ({ value: decision, label: t(`decision.${decision}`) }))}
      />
      <FormikTextField name="signature" label={t('signatureOnNotice')} maxLength={120} />
    </>
  );
}
