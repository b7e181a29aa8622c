import { useTranslation } from 'react-i18next';
import { ChargeLines } from '#entities/payment/index.ts';
import { Callout, Card, Skeleton, Stack } from '#shared/ui/index.ts';
import type { SeveralQuote } from '../../model/several/use-several-quote.ts';

/** The one payment for everyone, one line a kind. */
export function SeveralCost({ quote }: { readonly quote: SeveralQuote }) {
  const { t } = useTranslation(['crew-offer', 'offer']);
  return (
    <Card as="div" aria-live="polite" aria-busy={quote.isFetching}>
      <Stack $gap={3}>
        <h3>{t('cost')}</h3>
        <Figures {...quote} />
        <p>{t('onePayment')}</p>
        <p>{t('offer:create.refund')}</p>
      </Stack>
    </Card>
  );
}

function Figures({ quote, problem, isEmpty }: SeveralQuote) {
  const { t } = useTranslation('crew-offer');
  if (isEmpty) return <p>{t('costEmpty')}</p>;
  if (problem !== null) return <Callout tone="warning">{t('costFailed', { reason: problem })}</Callout>;
  if (!quote) return <Skeleton $height="132px" />;
  return <ChargeLines lines={quote.lines} total={quote.total} />;
}
