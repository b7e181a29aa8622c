import { useTranslation } from 'react-i18next';
import { isPayUnlikely, parsePayRate } from '#contract/jobs/vocabulary/pay-rate.ts';
import { formatAmount, useDebounced } from '#shared/lib/index.ts';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { Callout } from '#shared/ui/index.ts';

const PAUSE_MS = 500;

/** Shows how searches interpret the pay, without blocking the post (rules.md#pay-rate-text). */
export function PayReading({ payRate }: { readonly payRate: string }) {
  const settled = useDebounced(payRate.trim(), PAUSE_MS);
  return <div role="status">{settled !== '' && <Reading payRate={settled} />}</div>;
}

function Reading({ payRate }: { readonly payRate: string }) {
  const { t, i18n } = useTranslation('post-job');
  const words = useProductLabels();
  const pay = parsePayRate(payRate);
  if (!pay) return <Callout tone="warning">{t('payUnread')}</Callout>;
  const { amountCents, maxCents, period } = pay;
  const least = words.paid(amountCents / 100, period);
  if (isPayUnlikely(pay)) return <Callout tone="warning">{t('payUnlikely', { pay: least })}</Callout>;
  const most = words.paid(maxCents / 100, period);
  const range = `${formatAmount(amountCents / 100, i18n.language)}–${most}`;
  return <p>{t('payRead', { pay: maxCents > amountCents ? range : least })}</p>;
}
