import { useTranslation } from 'react-i18next';
import type { ConsentPage } from '#contract/checks/consent/consent.ts';
import { useFormatDate } from '#shared/lib/index.ts';
import { Callout, Stack } from '#shared/ui/index.ts';

/** The place and the deadline for the sample (rules.md#drug-tests). */
export function WhereToGo({ appointment }: Pick<ConsentPage, 'appointment'>) {
  const { t } = useTranslation('drug-test-consent');
  const dateOf = useFormatDate();
  if (appointment === null) return null;
  const { site, address, phone, until } = appointment;
  return (
    <Callout tone="info" title={t('whereTitle')}>
      <Stack $gap={1}>
        <p>{[site, address, phone].filter(Boolean).join(', ')}</p>
        {until && <p>{t('by', { date: dateOf(until, 'dateTime') })}</p>}
        <p>{t('bring')}</p>
      </Stack>
    </Callout>
  );
}
