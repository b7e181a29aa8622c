import { Form, Formik, useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FormikTextField } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { Stack, TextField } from '#shared/ui/index.ts';
import { cardProblems, inGroups, NO_CARD, type CardValues } from '../model/card-values.ts';

interface CardFormProps {
  readonly id: string;
  readonly onSubmit: (card: CardValues) => Promise<void>;
}

export function CardForm({ id, onSubmit }: CardFormProps) {
  const { t } = useTranslation('payment');
  return (
    <Formik initialValues={NO_CARD} validate={problemsOf} onSubmit={onSubmit}>
      <Form id={id} noValidate>
        <Stack $gap={4}>
          <CardNumber />
          <Pair>
            <FormikTextField
              name="expiry"
              label={t('card.expiry')}
              help={t('card.expiryHelp')}
              inputMode="numeric"
              autoComplete="cc-exp"
              maxLength={9}
            />
            <FormikTextField
              name="cvc"
              label={t('card.cvc')}
              help={t('card.cvcHelp')}
              inputMode="numeric"
              autoComplete="cc-csc"
              maxLength={4}
            />
          </Pair>
        </Stack>
      </Form>
    </Formik>
  );
}

function CardNumber() {
  const { t } = useTranslation('payment');
  const [field, meta, helpers] = useField<string>('cardNumber');
  return (
    <TextField
      {...field}
      label={t('card.number')}
      inputMode="numeric"
      autoComplete="cc-number"
      onChange={(event) => void helpers.setValue(inGroups(event.target.value))}
      error={meta.touched ? meta.error : undefined}
    />
  );
}

function problemsOf(values: CardValues): Partial<Record<keyof CardValues, string>> {
  return Object.fromEntries(
    Object.entries(cardProblems(values)).map(([field, message]) => [field, translateMessage(message)]),
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-4);
`;
