import { useTranslation } from 'react-i18next';
import { OfferReferences } from '#features/check/offer-reference/index.ts';
import { Card, Stack } from '#shared/ui/index.ts';

/** People who can describe what working with this worker is like (rules.md#references). */
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
