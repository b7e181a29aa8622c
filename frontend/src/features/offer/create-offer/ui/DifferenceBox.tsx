import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import { ChargeLines } from '#entities/payment/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Callout, Card, Skeleton, Stack } from '#shared/ui/index.ts';
import { usePayProblem } from '../model/use-pay-problem.ts';
import type { DifferenceQuote } from '../model/use-amendment-quote.ts';
import { PayRead } from './PayRead.tsx';

/** The cost or refund of a change: only the difference (rules.md#amended-offers). */
export function DifferenceBox({ quote }: { readonly quote: DifferenceQuote }) {
  const { t } = useTranslation('amend-offer');
  return (
    <Card as="div" aria-live="polite" aria-busy={quote.isFetching}>
      <Stack $gap={3}>
        <h3>{t('cost')}</h3>
        <Figures {...quote} />
      </Stack>
    </Card>
  );
}

function Figures({ quote, problem: refused, isEmpty }: DifferenceQuote) {
  const { values } = useFormikContext<OfferFormInput>();
  const problem = usePayProblem().contradiction(values) ?? refused;
  const { t, i18n } = useTranslation('amend-offer');
  if (isEmpty) return <p>{t('costEmpty')}</p>;
  if (problem !== null) return <Callout tone="warning">{t('costFailed', { reason: problem })}</Callout>;
  if (!quote) return <Skeleton $height="72px" />;
  const { lines, total, refund } = quote;
  const isRefund = Number(refund) > 0;
  return (
    <>
      <PayRead pay={quote.pay} />
      {lines.length > 0 && <ChargeLines lines={lines} total={total} />}
      {lines.length > 0 && <p>{t('due')}</p>}
      {isRefund && <p>{t('refund', { amount: formatAmount(refund, i18n.language, 'always') })}</p>}
      {lines.length === 0 && !isRefund && <p>{t('same')}</p>}
    </>
  );
}
