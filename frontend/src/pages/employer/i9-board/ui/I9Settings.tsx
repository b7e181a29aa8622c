import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WEEKDAYS } from '#contract/eligibility/vocabulary/weekdays.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { lazyCode, weekdayName } from '#shared/lib/index.ts';
import { Button, Card, ErrorState, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useI9SettingsQuery } from '../api/i9-board-api.ts';

const I9SettingsForm = lazyCode(async () => (await import('./I9SettingsForm.tsx')).I9SettingsForm);

/** Settings for all forms opened from now on (rules.md#everify). */
export function I9Settings() {
  const { t } = useTranslation('i9-everify');
  const language = useLanguage();
  const { data, isError, refetch } = useI9SettingsQuery(undefined);
  const [isOpen, setOpen] = useState(false);
  if (!data && isError) return <ErrorState title={t('settings.notLoaded')} onRetry={refetch} />;
  if (!data) return <SkeletonList count={1} lines={3} />;
  return (
    <Card aria-label={t('settings.title')}>
      <Stack $gap={4}>
        <h2>{t('settings.title')}</h2>
        <p>{data.usesEverify ? t('settings.on', { companyId: data.companyId }) : t('settings.off')}</p>
        <p>{t(data.copiesDocuments ? 'settings.copiesOn' : 'settings.copiesOff')}</p>
        <p>
          {t(data.closedOnHolidays ? 'settings.week' : 'settings.weekWithHolidays', {
            days: new Intl.ListFormat(language).format(
              WEEKDAYS.flatMap((day, index) =>
                data.workdays.includes(day) ? [weekdayName(index, language)] : [],
              ),
            ),
          })}
        </p>
        {isOpen ? (
          <Suspense fallback={<SkeletonList count={1} lines={4} />}>
            <I9SettingsForm settings={data} onDone={() => setOpen(false)} />
          </Suspense>
        ) : (
          <div>
            <Button onClick={() => setOpen(true)}>{t('settings.change')}</Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
