import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { taxProfileRequestSchema, type TaxProfileView } from '#contract/billing/taxes/tax-profile.ts';
import { isApiError } from '#shared/api/index.ts';
import {
  clearDraft,
  errorsOf,
  FormikDraft,
  readDraft,
  FormikCheckboxField,
  FormikSummary,
  FormikTextField,
  SubmitButton,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Inline, Stack } from '#shared/ui/index.ts';
import { keepsNumber, startOf, type TaxFormValues } from '../model/tax-form-values.ts';
import { useSignTaxFormMutation } from '../api/tax-api.ts';
import { Certification } from './Certification.tsx';
import { AddressFields, WhoFields } from './TaxFields.tsx';

const NUMBER_MISSING = 'Your tax number is required';
const DRAFT = 'w9';
/** The tax number and the parts that are signed each time. */
const NEVER_STORED = ['taxId', 'certified', 'signature'];

interface TaxFormProps {
  readonly tax: TaxProfileView;
  readonly onDone: () => void;
}

/** Signs the W-9; every change requires a new signature (rules.md#tax-forms). */
export function TaxForm({ tax, onDone }: TaxFormProps) {
  const { t } = useTranslation('taxes');
  const [sign] = useSignTaxFormMutation();
  const certificationHash = tax.certification.sha256;
  const send = async (
    values: TaxFormValues,
    { setErrors, resetForm }: FormikHelpers<TaxFormValues>,
  ): Promise<void> => {
    const form = taxProfileRequestSchema.parse({ ...values, certificationHash });
    const { error } = await sign({ ...form, certified: true });
    if (!error) {
      showToast({ title: t('form.done'), description: t('form.doneText'), variant: 'success' });
      // Marks the form as unchanged, so that the draft is not stored again.
      resetForm({ values });
      clearDraft(DRAFT, 'tab');
      onDone();
    } else if (isApiError(error) && error.code === 'billing.tax_id_missing') {
      setErrors(errorsOf([{ path: 'taxId', message: error.serverMessage }], translateMessage));
    } else showFailure(error, t('form.failed'));
  };
  const check = validateWith(taxProfileRequestSchema, translateMessage);
  return (
    <Formik<TaxFormValues>
      initialValues={readDraft(DRAFT, startOf(tax.profile), 'tab')}
      validate={(values) => ({
        ...(!values.taxId &&
          !keepsNumber(values, tax.profile) && { taxId: translateMessage(NUMBER_MISSING) }),
        ...check({ ...values, certificationHash }),
      })}
      onSubmit={send}
    >
      <Form noValidate>
        <Stack $gap={5}>
          <FormikSummary />
          <FormikDraft name={DRAFT} place="tab" without={NEVER_STORED} />
          <WhoFields profile={tax.profile} />
          <AddressFields />
          <Certification certification={tax.certification} />
          <FormikCheckboxField name="certified" label={t('form.certify')} />
          <FormikTextField
            name="signature"
            label={t('form.signature')}
            help={t('form.signatureHelp')}
            autoComplete="off"
          />
          <Inline $gap={3}>
            <SubmitButton loadingText={t('form.signing')}>{t('form.sign')}</SubmitButton>
            {tax.profile && <Button onClick={onDone}>{t('form.cancel')}</Button>}
          </Inline>
        </Stack>
      </Form>
    </Formik>
  );
}
