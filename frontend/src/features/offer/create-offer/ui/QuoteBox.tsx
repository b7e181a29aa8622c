import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import { ChargeLines } from '#entities/payment/index.ts';
import { Callout, Card, Skeleton, Stack } from '#shared/ui/index.ts';
import { usePayProblem } from '../model/use-pay-problem.ts';
import type { Quote } from '../model/use-quote.ts';
import { PayRead } from './PayRead.tsx';

/** The price of the offer, line by line. */
export function QuoteBox({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation('offer');
  return (
    <Card as="div" aria-live="polite" aria-busy={quote.isFetching}>
      <Stack $gap={3}>
        <h3>{t('create.cost')}</h3>
        <Figures {...quote} />
        <p>{t('create.refund')}</p>
      </Stack>
    </Card>
  );
}

function Figures({ quote, problem: refused, isEmpty }: Quote) {
  const { t } = useTranslation('offer');
  const { values } = useFormikContext<OfferFormInput>();
  const problem = usePayProblem().contradiction(values) ?? refused;
  if (isEmpty) return <p>{t('create.costEmpty')}</p>;
  if (problem !== null)
    return <Callout tone="warning">{t('create.costFailed', { reason: problem })}</Callout>;
  if (!quote) return <Skeleton $height="132px" />;
  return (
    <>
      <PayRead pay={quote.pay} />
      <ChargeLines lines={quote.lines} total={quote.total} />
    </>
  );
}
