import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import {
  SANDBOX_BANKS,
  SANDBOX_ROUTING,
  sandboxBankRequestSchema,
  type SandboxBankInput,
} from '#contract/billing/payouts/sandbox-bank.ts';
import { isApiError } from '#shared/api/index.ts';
import { errorsOf, FormikTextField, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Callout, Dialog, Stack } from '#shared/ui/index.ts';
import { useGiveTestBankMutation } from '../api/earnings-api.ts';

interface TestBankDialogProps {
  readonly onClose: () => void;
}

/** Replaces the provider's pages: the sandbox accepts test bank accounts (rules.md#test-banks). */
export function TestBankDialog({ onClose }: TestBankDialogProps) {
  const { t } = useTranslation('earnings');
  const [give] = useGiveTestBankMutation();
  const send = async (
    bank: SandboxBankInput,
    { setErrors }: FormikHelpers<SandboxBankInput>,
  ): Promise<void> => {
    const { error } = await give(bank);
    if (!error) {
      showToast({ title: t('testBank.done'), variant: 'success' });
      onClose();
    } else if (isApiError(error) && error.code === 'billing.unknown_bank') {
      setErrors(errorsOf([{ path: 'accountNumber', message: error.message }], translateMessage));
    } else showFailure(error, t('bank.failed'));
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('testBank.title')} description={t('testBank.text')}>
      <Formik<SandboxBankInput>
        initialValues={{ routingNumber: '', accountNumber: '' }}
        validate={validateWith(sandboxBankRequestSchema, translateMessage)}
        onSubmit={send}
      >
        <Form noValidate>
          <Stack $gap={5}>
            <Callout>
              {t('testBank.numbers', { routing: SANDBOX_ROUTING, account: SANDBOX_BANKS.pays })}
            </Callout>
            <FormikTextField
              name="routingNumber"
              label={t('testBank.routing')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
            />
            <FormikTextField
              name="accountNumber"
              label={t('testBank.account')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
            />
            <SubmitButton loadingText={t('testBank.saving')}>{t('testBank.save')}</SubmitButton>
          </Stack>
        </Form>
      </Formik>
    </Dialog>
  );
}
