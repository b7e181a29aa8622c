import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import { FORM_I9_LABELS } from '#contract/eligibility/vocabulary/form/form-i9-labels.ts';
import { isApiError } from '#shared/api/index.ts';
import {
  errorsOf,
  FormikCheckboxField,
  FormikSummary,
  FormikTextArea,
  FormikTextField,
  SubmitButton,
} from '#shared/form/index.ts';
import { translateMessage, useLanguage } from '#shared/i18n/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { useAddSupplementBMutation } from '../api/i9-form-api.ts';
import { kindsOf, NO_COMPANIONS, NO_DOCUMENT } from '../model/section2-values.ts';
import {
  fieldOfSupplement,
  supplementProblems,
  toSupplement,
  type SupplementValues,
} from '../model/supplement-values.ts';
import { CompanionFields, DocumentFields } from './DocumentFields.tsx';

interface SupplementFormProps {
  readonly form: I9FormAnswer;
  readonly onDone: () => void;
}

/** A newer document of list A or C, a rehire, or a new name. */
export function SupplementForm({ form, onDone }: SupplementFormProps) {
  const { t } = useTranslation('i9-employer');
  const [add] = useAddSupplementBMutation();
  const empty: SupplementValues = {
    rehiredOn: '',
    hasNewName: false,
    newName: { lastName: '', firstName: '', middleInitial: '' },
    document: NO_DOCUMENT,
    ...NO_COMPANIONS,
    additionalInformation: '',
    representativeName: form.section2?.representativeName ?? '',
    attested: false,
    signature: '',
  };
  const submit = async (values: SupplementValues, { setErrors }: FormikHelpers<SupplementValues>) => {
    const { error } = await add({ referralId: form.referralId, body: toSupplement(values) });
    if (!error) {
      showToast({ title: t('supplement.done'), variant: 'success' });
      onDone();
      return;
    }
    const issues = isApiError(error) ? error.issues : [];
    if (issues.length === 0)
      showToast({ title: t('supplement.failed'), description: t('tryAgain'), variant: 'destructive' });
    const paths = issues.map(({ path, message }) => ({ path: fieldOfSupplement(path, values), message }));
    setErrors(errorsOf(paths, translateMessage));
  };
  return (
    <Formik
      initialValues={empty}
      validate={(values) => supplementProblems(values, translateMessage)}
      onSubmit={submit}
    >
      <Form noValidate>
        <Stack $gap={5}>
          <FormikSummary />
          {form.actions.includes('reverify') && (
            <>
              <DocumentFields
                form={form}
                isSupplement
                name="document"
                legend={t('supplement.document')}
                kinds={[...kindsOf('A'), ...kindsOf('C')]}
              />
              <CompanionFields form={form} isSupplement name="document" />
            </>
          )}
          <Rehire form={form} />
          <FormikCheckboxField name="hasNewName" label={t('supplement.hasNewName')} />
          <NewName />
          <FormikTextArea
            optional
            name="additionalInformation"
            label={t('section2.additional')}
            rows={2}
            maxLength={500}
          />
          <FormikTextField name="representativeName" label={t('section2.representative')} maxLength={120} />
          <Legal lang="en">{FORM_I9_LABELS.reverificationAttestation}</Legal>
          <FormikCheckboxField name="attested" label={t('supplement.attested')} />
          <FormikTextField
            name="signature"
            label={t('section2.signature')}
            autoComplete="name"
            maxLength={120}
          />
          <SubmitButton loadingText={t('section2.signing')}>{t('supplement.sign')}</SubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}

/** The day of a rehire, or the reason why this form takes none (rules.md#i9-rehire). */
function Rehire({ form: { actions, endedOn, rehireUntil, section2 } }: { readonly form: I9FormAnswer }) {
  const { t } = useTranslation('i9-employer');
  const language = useLanguage();
  if (endedOn === null || rehireUntil === null) return <p>{t('supplement.rehireEmployed')}</p>;
  const last = formatDate(endedOn, language, 'date');
  const until = formatDate(rehireUntil, language, 'date');
  if (!actions.includes('rehire'))
    return (
      <p>
        {section2?.documents.some(({ isReceipt }) => isReceipt)
          ? t('supplement.rehireReceipt')
          : t('supplement.rehireTooLate', { last, until })}
      </p>
    );
  return (
    <FormikTextField
      optional
      type="date"
      name="rehiredOn"
      label={t('supplement.rehiredOn')}
      help={t('supplement.rehireHelp', { last, until })}
    />
  );
}

function NewName() {
  const { t } = useTranslation('i9-employer');
  const { values } = useFormikContext<SupplementValues>();
  if (!values.hasNewName) return null;
  return (
    <>
      <FormikTextField name="newName.lastName" label={t('supplement.lastName')} maxLength={60} />
      <FormikTextField name="newName.firstName" label={t('supplement.firstName')} maxLength={60} />
      <FormikTextField
        optional
        name="newName.middleInitial"
        label={t('supplement.middleInitial')}
        maxLength={1}
      />
    </>
  );
}

const Legal = styled.p`
  padding: var(--space-4);
  border-left: 4px solid var(--line-strong);
  background: var(--neutral-soft);
  color: var(--on-neutral-soft);
  font-size: var(--size-14);
`;
