import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import type { AdminRefund } from '#contract/admin/money.ts';
import { payRefundSchema, type PayRefundInput } from '#contract/billing/refunding/refund.ts';
import { useIdempotencyKeys } from '#shared/api/index.ts';
import { FormikTextField, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Dialog, Stack } from '#shared/ui/index.ts';
import { usePayRefundMutation } from '../../api/money-api.ts';

interface PayRefundDialogProps {
  readonly refund: AdminRefund;
  readonly onClose: () => void;
}

/** Books a refund paid by check or transfer because the bank rejected it (rules.md#refunds-paid-by-hand). */
export function PayRefundDialog({ refund, onClose }: PayRefundDialogProps) {
  const { t, i18n } = useTranslation('admin-money');
  const [pay] = usePayRefundMutation();
  const keyOf = useIdempotencyKeys();
  const amount = formatAmount(refund.amount, i18n.language, 'always');
  const name = `${refund.employer.firstName} ${refund.employer.lastName}`;
  const send = async ({ reference }: PayRefundInput): Promise<void> => {
    const { error } = await pay({ id: refund.id, reference, idempotencyKey: keyOf(reference) });
    if (error) return showFailure(error, t('refunds.notBooked'));
    showToast({
      title: t('refunds.booked'),
      description: t('refunds.bookedText', { amount, name }),
      variant: 'success',
    });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('refunds.payTitle')}
      description={t('refunds.payText', { amount, name })}
    >
      <Formik<PayRefundInput>
        initialValues={{ reference: '' }}
        validate={validateWith(payRefundSchema, translateMessage)}
        onSubmit={send}
      >
        <Form noValidate>
          <Stack $gap={5}>
            <FormikTextField name="reference" label={t('owed.reference')} help={t('owed.referenceHelp')} />
            <SubmitButton loadingText={t('owed.booking')}>{t('refunds.book')}</SubmitButton>
          </Stack>
        </Form>
      </Formik>
    </Dialog>
  );
}
