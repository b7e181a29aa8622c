import { useTranslation } from 'react-i18next';
import { OfferReferences } from '#features/check/offer-reference/index.ts';
import { Card, Stack } from '#shared/ui/index.ts';

/** People who can say how it is to work with this worker (rules.md#references). */
export function MyReferences() {
  const { t } = useTranslation('checks');
  return (
    <Card aria-labelledby="heading-references">
      <Stack $gap={3}>
        <h2 id="heading-references">{t('mine.title')}</h2>
        <OfferReferences />
      </Stack>
    </Card>
  );
}
