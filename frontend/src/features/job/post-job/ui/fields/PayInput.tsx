import { useTranslation } from 'react-i18next';
import { writtenPayRate } from '#contract/jobs/vocabulary/pay-rate.ts';
import { useBoundField } from '#shared/form/index.ts';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { Stack, TextField } from '#shared/ui/index.ts';
import { PayReading } from './PayReading.tsx';

/** Pay as free text; shows how a bare number will read (rules.md#pay-rate-text). */
export function PayInput() {
  const { t } = useTranslation('post-job');
  const words = useProductLabels();
  const { field, error } = useBoundField('payRate');
  const kept = writtenPayRate(field.value);
  const isRead = kept !== field.value && field.value !== '';
  return (
    <Stack $gap={2}>
      <TextField
        {...field}
        label={t('payRate')}
        help={isRead ? t('payShown', { pay: words.pay(kept) }) : t('payRateHelp')}
        error={error}
        autoComplete="off"
      />
      {!isRead && <PayReading payRate={field.value} />}
    </Stack>
  );
}
