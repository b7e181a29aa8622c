import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { payOwedBalanceSchema, type OwedBalance } from '#contract/billing/payouts/owed-balance.ts';
import { isApiError, useIdempotencyKeys } from '#shared/api/index.ts';
import {
  errorsOf,
  FormikMoneyField,
  FormikTextField,
  SubmitButton,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Dialog, Stack } from '#shared/ui/index.ts';
import { usePayOwedBalanceMutation } from '../../api/money-api.ts';

interface PayOwedDialogProps {
  readonly owed: OwedBalance;
  readonly onClose: () => void;
}

interface Values {
  readonly amount: string;
  readonly reference: string;
}

/** Books a payment by check or transfer to a person who left. */
export function PayOwedDialog({ owed, onClose }: PayOwedDialogProps) {
  const { t, i18n } = useTranslation('admin-money');
  const [pay] = usePayOwedBalanceMutation();
  const keyOf = useIdempotencyKeys();
  const send = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    const { error } = await pay({ id: owed.id, ...values, idempotencyKey: keyOf(values) });
    if (!error) {
      showToast({
        title: t('owed.done'),
        description: t('owed.doneText', { amount: formatAmount(values.amount, i18n.language, 'always') }),
        variant: 'success',
      });
      onClose();
    } else if (isApiError(error) && error.code === 'billing.balance_too_small') {
      setErrors(errorsOf([{ path: 'amount', message: error.serverMessage }], translateMessage));
    } else showFailure(error, t('owed.notDone'));
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('owed.title')} description={t('owed.text')}>
      <Formik<Values>
        initialValues={{ amount: owed.available, reference: '' }}
        validate={validateWith(payOwedBalanceSchema, translateMessage)}
        onSubmit={send}
      >
        <Form noValidate>
          <Stack $gap={5}>
            <FormikMoneyField name="amount" label={t('owed.amount')} />
            <FormikTextField name="reference" label={t('owed.reference')} help={t('owed.referenceHelp')} />
            <SubmitButton loadingText={t('owed.booking')}>{t('owed.book')}</SubmitButton>
          </Stack>
        </Form>
      </Formik>
    </Dialog>
  );
}
