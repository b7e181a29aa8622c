import { useTranslation } from 'react-i18next';
import type { TaxProfileView } from '#contract/billing/taxes/tax-profile.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Callout, ProgressBar, Stack, type Tone } from '#shared/ui/index.ts';

const TONES: Readonly<Record<TaxProfileView['status'], Tone>> = {
  not_needed: 'info',
  soon: 'warning',
  required: 'danger',
  on_file: 'success',
};

/** How far someone is from being reported, and what that asks of them. */
export function TaxStatus({ tax: { status, year, paid, threshold } }: { readonly tax: TaxProfileView }) {
  const { t, i18n } = useTranslation('taxes');
  const amounts = {
    year,
    paid: formatAmount(paid, i18n.language, 'always'),
    threshold: formatAmount(threshold, i18n.language),
  };
  return (
    <Stack $gap={4}>
      <Callout tone={TONES[status]} title={t(`status.${status}`)}>
        {t(`statusText.${status}`, amounts)}
      </Callout>
      <ProgressBar
        label={t('paidIn', amounts)}
        value={(100 * Number(paid)) / Number(threshold)}
        text={t('progress', amounts)}
      />
    </Stack>
  );
}
