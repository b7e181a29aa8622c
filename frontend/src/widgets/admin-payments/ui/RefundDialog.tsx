import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import type { AdminPaymentDetail } from '#contract/admin/payments.ts';
import { refundPaymentSchema } from '#contract/billing/refunding/refund.ts';
import { isApiError, useIdempotencyKeys } from '#shared/api/index.ts';
import {
  errorsOf,
  FormikMoneyField,
  FormikTextArea,
  SubmitButton,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Dialog, Stack } from '#shared/ui/index.ts';
import { useRefundPaymentMutation } from '../api/admin-payments-api.ts';
import { usePaymentLabel } from '../model/use-payment-label.ts';

interface RefundDialogProps {
  readonly payment: AdminPaymentDetail;
  readonly onClose: () => void;
}

interface Values {
  readonly amount: string;
  readonly reason: string;
}

/** Refunds part of a payment, never more than the rest (rules.md#refunds-by-hand). */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { t, i18n } = useTranslation('admin');
  const wordsOf = usePaymentLabel();
  const [refund] = useRefundPaymentMutation();
  const keyOf = useIdempotencyKeys();
  const money = (amount: string): string => formatAmount(amount, i18n.language, 'always');
  const send = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    const { error } = await refund({ id: payment.id, ...values, idempotencyKey: keyOf(values) });
    if (!error) {
      const description = t('refund.doneText', { amount: money(values.amount) });
      showToast({ title: t('refund.done'), description, variant: 'success' });
      onClose();
    } else if (isApiError(error) && error.code === 'billing.refund_too_large') {
      setErrors(errorsOf([{ path: 'amount', message: error.serverMessage }], translateMessage));
    } else showFailure(error, t('refund.failed'));
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('refund.title')} description={wordsOf(payment)}>
      <Formik<Values>
        initialValues={{ amount: payment.refundable, reason: '' }}
        validate={validateWith(refundPaymentSchema, translateMessage)}
        onSubmit={send}
      >
        <Form noValidate>
          <Stack $gap={5}>
            <FormikMoneyField
              name="amount"
              label={t('refund.amount')}
              help={t('refund.left', { amount: money(payment.refundable) })}
            />
            <FormikTextArea name="reason" label={t('refund.reason')} help={t('refund.reasonHelp')} rows={3} />
            <SubmitButton loadingText={t('refund.sending')}>{t('refund.send')}</SubmitButton>
          </Stack>
        </Form>
      </Formik>
    </Dialog>
  );
}
