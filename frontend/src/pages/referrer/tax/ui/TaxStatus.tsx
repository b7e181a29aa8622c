import { useTranslation } from 'react-i18next';
import type { TaxProfileView } from '#contract/billing/taxes/tax-profile.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Callout, LinkButton, ProgressBar, Stack, type Tone } from '#shared/ui/index.ts';
import { reasonOf } from '../model/tax-reason.ts';

const TONES: Readonly<Record<TaxProfileView['status'], Tone>> = {
  not_needed: 'info',
  soon: 'warning',
  required: 'danger',
  on_file: 'success',
};

/** The progress toward the reporting limit, the required action, and whose limit applies. */
export function TaxStatus({ tax }: { readonly tax: TaxProfileView }) {
  const { t, i18n } = useTranslation('taxes');
  const { status, year, paid, coming, threshold, federalThreshold } = tax;
  const whole = (value: string): string => formatAmount(value, i18n.language);
  const exact = (value: string): string => formatAmount(value, i18n.language, 'always');
  const amounts = { year, paid: exact(paid), coming: exact(coming), threshold: whole(threshold) };
  return (
    <Stack $gap={4}>
      <Callout tone={TONES[status]} title={t(`status.${status}`)}>
        {t(`statusText.${reasonOf(tax)}`, amounts)}
      </Callout>
      {!tax.isStateKnown && (
        <Stack $gap={2} $align="start">
          <p>{t('state.unknown', { ...amounts, federal: whole(federalThreshold) })}</p>
          <LinkButton to="/profile/about">{t('state.add')}</LinkButton>
        </Stack>
      )}
      {tax.thresholdState && (
        <p>{t('state.own', { ...amounts, federal: whole(federalThreshold), state: tax.thresholdState })}</p>
      )}
      <ProgressBar
        label={t('paidIn', amounts)}
        value={(100 * Number(paid)) / Number(threshold)}
        text={t('progress', amounts)}
      />
    </Stack>
  );
}
