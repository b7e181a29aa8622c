import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormikTextField } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { bankProblems, NO_BANK, type BankValues } from '../model/bank-values.ts';

interface BankFormProps {
  readonly id: string;
  readonly onSubmit: (account: BankValues) => Promise<void>;
}

export function BankForm({ id, onSubmit }: BankFormProps) {
  const { t } = useTranslation('payment');
  return (
    <Formik initialValues={NO_BANK} validate={problemsOf} onSubmit={onSubmit}>
      <Form id={id} noValidate>
        <Stack $gap={4}>
          <FormikTextField
            name="routingNumber"
            label={t('account.routing')}
            help={t('account.routingHelp')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={11}
          />
          <FormikTextField
            name="accountNumber"
            label={t('account.number')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
        </Stack>
      </Form>
    </Formik>
  );
}

function problemsOf(values: BankValues): Partial<Record<keyof BankValues, string>> {
  return Object.fromEntries(
    Object.entries(bankProblems(values)).map(([field, message]) => [field, translateMessage(message)]),
  );
}
