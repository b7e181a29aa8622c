import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { withdrawRequestSchema, type PayoutAccount } from '#contract/billing/payouts/payout-account.ts';
import { isApiError, useIdempotencyKeys } from '#shared/api/index.ts';
import { errorsOf, FormikMoneyField, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Dialog, Stack } from '#shared/ui/index.ts';
import { useWithdrawMutation } from '../api/earnings-api.ts';

interface WithdrawDialogProps {
  readonly account: PayoutAccount;
  readonly onClose: () => void;
}

interface Values {
  readonly amount: string;
}

export function WithdrawDialog({ account, onClose }: WithdrawDialogProps) {
  const { t, i18n } = useTranslation('earnings');
  const [withdraw] = useWithdrawMutation();
  const keyOf = useIdempotencyKeys();
  const send = async ({ amount }: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    const { error } = await withdraw({ amount, idempotencyKey: keyOf(amount) });
    if (!error) {
      const sent = formatAmount(amount, i18n.language, 'always');
      showToast({
        title: t('withdraw.done'),
        description: t('withdraw.doneText', { amount: sent }),
        variant: 'success',
      });
      onClose();
    } else if (isApiError(error) && error.code === 'billing.balance_too_low') {
      setErrors(errorsOf([{ path: 'amount', message: error.serverMessage }], translateMessage));
    } else showFailure(error, t('withdraw.failed'));
  };
  const balance = formatAmount(account.availableBalance, i18n.language, 'always');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('withdraw.title')}
      description={t('withdraw.text', { last4: account.bank?.last4 ?? '' })}
    >
      <Formik<Values>
        initialValues={{ amount: account.availableBalance }}
        validate={validateWith(withdrawRequestSchema, translateMessage)}
        onSubmit={send}
      >
        <Form noValidate>
          <Stack $gap={5}>
            <FormikMoneyField
              name="amount"
              label={t('withdraw.amount')}
              help={t('withdraw.help', {
                balance,
                minimum: formatAmount(account.minimumWithdrawal, i18n.language),
              })}
            />
            <SubmitButton loadingText={t('withdraw.sending')}>{t('withdraw.send')}</SubmitButton>
          </Stack>
        </Form>
      </Formik>
    </Dialog>
  );
}
