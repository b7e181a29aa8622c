import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EarlyPayoutView } from '#contract/billing/payouts/early-payout.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { ErrorState, ShowMore, Stack } from '#shared/ui/index.ts';
import type { useEarlyOffers } from '../../api/earnings-api.ts';
import { EarlyOfferCard } from './EarlyOfferCard.tsx';

const EarlyPayoutDialog = lazyPart(async () => (await import('./EarlyPayoutDialog.tsx')).EarlyPayoutDialog);

interface EarlyOffersProps {
  readonly list: ReturnType<typeof useEarlyOffers>;
}

/** Parts of bonuses available before their due date; nothing if there are none (rules.md#early-payout). */
export function EarlyOffers({ list }: EarlyOffersProps) {
  const { t } = useTranslation('earnings');
  const [chosen, choose] = useState<EarlyPayoutView | null>(null);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (list.isError && !rows) return <ErrorState title={t('early.failed')} onRetry={list.refetch} />;
  if (!rows?.length) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby="early">
      <h2 id="early">{t('early.title')}</h2>
      <p>{t('early.lead')}</p>
      <Stack as="ul" role="list" $gap={3}>
        {rows.map((offer) => (
          <EarlyOfferCard key={offer.id} offer={offer} onChoose={() => choose(offer)} />
        ))}
      </Stack>
      <ShowMore list={list} label={t('early.more')} />
      {chosen && <EarlyPayoutDialog offer={chosen} onClose={() => choose(null)} />}
    </Stack>
  );
}
