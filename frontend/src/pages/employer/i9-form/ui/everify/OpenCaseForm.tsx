import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { openCaseSchema, type OpenCaseInput } from '#contract/eligibility/everify/everify.ts';
import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import { EVERIFY_FIRST, EVERIFY_LATE_REASONS } from '#contract/eligibility/vocabulary/everify/everify.ts';
import { isApiError } from '#shared/api/index.ts';
import {
  errorsOf,
  FormikSelectField,
  FormikSummary,
  FormikTextField,
  SubmitButton,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, Inline, Stack } from '#shared/ui/index.ts';
import { useOpenCaseMutation } from '../../api/i9-form-api.ts';

interface OpenCaseFormProps {
  readonly form: I9FormAnswer;
  readonly onDone: () => void;
}

interface Values {
  readonly caseNumber: string;
  readonly createdOn: string;
  readonly state: string;
  readonly lateReason: string;
}

const EMPTY: Values = { caseNumber: '', createdOn: '', state: '', lateReason: '' };
/** The contract refuses missing values with its own messages. */
const toCase = (values: Values): OpenCaseInput => values as OpenCaseInput;

export function OpenCaseForm({ form: { referralId, due }, onDone }: OpenCaseFormProps) {
  const { t } = useTranslation(['i9-everify', 'common']);
  const [open] = useOpenCaseMutation();
  const dueOn = due?.kind === 'everify_case' ? due.on : null;
  const submit = async (values: Values, { setErrors, setTouched }: FormikHelpers<Values>) => {
    const { error } = await open({ referralId, body: toCase(values) });
    if (!error) {
      showToast({ title: t('saved'), variant: 'success' });
      onDone();
      return;
    }
    const issues = isApiError(error) ? error.issues : [];
    if (issues.length === 0)
      showToast({
        title: t('failed'),
        description: messageOf(error) ?? t('tryAgain'),
        variant: 'destructive',
      });
    const problems = errorsOf(issues, translateMessage);
    await setTouched(Object.fromEntries(Object.keys(problems).map((field) => [field, true])), false);
    setErrors(problems);
  };
  return (
    <Formik
      initialValues={EMPTY}
      validate={(values) => validateWith(openCaseSchema, translateMessage)(toCase(values))}
      onSubmit={submit}
    >
      <Form noValidate>
        <Stack $gap={5}>
          <FormikSummary />
          <FormikTextField
            name="caseNumber"
            label={t('fact.caseNumber')}
            help={t('caseNumberHelp')}
            autoComplete="off"
            maxLength={24}
          />
          <FormikTextField type="date" name="createdOn" label={t('fact.createdOn')} />
          <FormikSelectField
            name="state"
            label={t('fact.state')}
            options={EVERIFY_FIRST.map((state) => ({ value: state, label: t(`state.${state}`) }))}
          />
          <LateReason dueOn={dueOn} />
          <Inline $gap={3}>
            <SubmitButton loadingText={t('saving')}>{t('save')}</SubmitButton>
            <Button variant="ghost" onClick={onDone}>
              {t('common:action.cancel')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Formik>
  );
}

/** E-Verify requires a reason if the case was created after its due date. */
function LateReason({ dueOn }: { readonly dueOn: string | null }) {
  const { t } = useTranslation('i9-everify');
  const { values } = useFormikContext<Values>();
  if (dueOn === null || values.createdOn <= dueOn) return null;
  return (
    <FormikSelectField
      name="lateReason"
      label={t('fact.lateReason')}
      options={EVERIFY_LATE_REASONS.map((reason) => ({ value: reason, label: t(`late.${reason}`) }))}
    />
  );
}

function messageOf(error: unknown): string | null {
  return isApiError(error) && error.status < 500 ? translateMessage(error.message) : null;
}
