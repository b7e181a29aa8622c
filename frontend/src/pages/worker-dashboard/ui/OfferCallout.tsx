import { useTranslation } from 'react-i18next';
import { useWorkerStatsQuery } from '../../../entities/worker/index.ts';
import { Button, Callout, Stack } from '../../../shared/ui/index.ts';

/** An offer runs out: it stands above everything else. */
export function OfferCallout({ onShow }: { readonly onShow: () => void }) {
  const { t } = useTranslation('worker-dashboard');
  const { data } = useWorkerStatsQuery(undefined);
  const count = data?.offers ?? 0;
  if (count === 0) return null;
  return (
    <Callout tone="warning" title={t('offer.title', { count })}>
      <Stack $gap={3} $align="start">
        {t('offer.text')}
        <Button size="sm" onClick={onShow}>
          {t('offer.action')}
        </Button>
      </Stack>
    </Callout>
  );
}
