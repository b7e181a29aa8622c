import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { decideMismatchSchema, type DecideMismatchInput } from '#contract/eligibility/everify/everify.ts';
import type { MismatchAnswer } from '#contract/eligibility/everify/everify.ts';
import { EVERIFY, EVERIFY_DECISIONS } from '#contract/eligibility/vocabulary/everify/everify.ts';
import { isApiError } from '#shared/api/index.ts';
import {
  errorsOf,
  FormikRadioGroup,
  FormikSummary,
  FormikTextField,
  SubmitButton,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage, useLanguage } from '#shared/i18n/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Callout, Card, Stack } from '#shared/ui/index.ts';
import { useDecideMismatchMutation } from '../api/sign-section1-api.ts';
import type { I9Place } from '../model/worker-i9.ts';

interface MismatchNoticeProps {
  readonly company: string;
  readonly mismatch: MismatchAnswer;
  readonly canDecide: boolean;
  readonly place: I9Place;
}

/** Explains a mismatch and takes the decision that only the worker can make (rules.md#everify-notice). */
export function MismatchNotice({ company, mismatch, canDecide, place }: MismatchNoticeProps) {
  const { t } = useTranslation('i9');
  const language = useLanguage();
  const { caseNumber, respondBy, contactBy, decision } = mismatch;
  const day = (value: string | null): string => (value === null ? '' : formatDate(value, language, 'date'));
  return (
    <Card aria-label={t('mismatch.title')} $mark={decision === null}>
      <Stack $gap={4}>
        <h2>{t('mismatch.title')}</h2>
        <p>{t('mismatch.text', { company, caseNumber })}</p>
        <Callout title={t('mismatch.rightsTitle')}>
          <p>{t('mismatch.rights', { company })}</p>
          <p>{t('mismatch.phones', { help: EVERIFY.helpPhone, rights: EVERIFY.rightsPhone })}</p>
          <a href={EVERIFY.employees} target="_blank" rel="noreferrer">
            {t('mismatch.more')}
          </a>
        </Callout>
        {canDecide && <Decide place={place} respondBy={day(respondBy)} company={company} />}
        {decision !== null && <p>{t(`mismatch.decided.${decision}`, { company })}</p>}
        {contactBy !== null && (
          <p>
            <strong>{t('mismatch.contactBy', { day: day(contactBy) })}</strong>
          </p>
        )}
      </Stack>
    </Card>
  );
}

interface Values {
  readonly decision: string;
  readonly signature: string;
}

interface DecideProps {
  readonly place: I9Place;
  readonly respondBy: string;
  readonly company: string;
}

/** The contract refuses missing fields with its own messages. */
const toDecision = (values: Values): DecideMismatchInput => ({ ...values, code: '' }) as DecideMismatchInput;

function Decide({ place, respondBy, company }: DecideProps) {
  const { t } = useTranslation('i9');
  const [decide] = useDecideMismatchMutation();
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>) => {
    const { error } = await decide({ place, body: toDecision(values) });
    if (!error) {
      showToast({ title: t('mismatch.saved'), variant: 'success' });
      return;
    }
    const issues = isApiError(error) ? error.issues : [];
    if (issues.length === 0)
      showToast({ title: t('mismatch.failed'), description: t('toast.tryAgain'), variant: 'destructive' });
    setErrors(errorsOf(issues, translateMessage));
  };
  return (
    <Formik
      initialValues={{ decision: '', signature: '' }}
      validate={(values: Values) => validateWith(decideMismatchSchema, translateMessage)(toDecision(values))}
      onSubmit={submit}
    >
      <Form noValidate>
        <Stack $gap={5}>
          <FormikSummary />
          <FormikRadioGroup
            name="decision"
            label={t('mismatch.question', { day: respondBy })}
            options={EVERIFY_DECISIONS.map((value) => ({
              value,
              label: t(`mismatch.choice.${value}`),
              description: t(`mismatch.choiceText.${value}`, { company }),
            }))}
          />
          <FormikTextField
            name="signature"
            label={t('field.signature')}
            help={t('field.signatureHelp')}
            autoComplete="name"
            maxLength={120}
          />
          <SubmitButton loadingText={t('signing')}>{t('mismatch.decide')}</SubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}
