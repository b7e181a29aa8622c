import { useTranslation } from 'react-i18next';
import { Grid, SelectField } from '#shared/ui/index.ts';
import { hourOptions } from '../model/clock-labels.ts';
import type { NotificationPreferences } from '../api/notification-preferences-api.ts';
import { useSaveChanges } from '../model/use-choose.ts';
import { Section } from './Section.tsx';

/** The hours without notifications (rules.md#own-quiet-hours). */
export function QuietHoursChoice({ hours }: { readonly hours: NotificationPreferences['quietHours'] }) {
  const { t, i18n } = useTranslation('notification-preferences');
  const save = useSaveChanges();
  const options = hourOptions(i18n.language);
  const choose = (changes: { readonly from?: number; readonly until?: number }) =>
    void save({ quietHours: { ...hours, ...changes } });
  return (
    <Section title={t('quiet.title')} text={t('quiet.text')}>
      <Grid $min="140px" $gap={3}>
        <SelectField
          label={t('quiet.from')}
          options={options}
          placeholder={false}
          value={String(hours.from)}
          onChange={(event) => choose({ from: Number(event.target.value) })}
        />
        <SelectField
          label={t('quiet.until')}
          options={options}
          placeholder={false}
          value={String(hours.until)}
          onChange={(event) => choose({ until: Number(event.target.value) })}
        />
      </Grid>
      {hours.from === hours.until && <p role="status">{t('quiet.none')}</p>}
    </Section>
  );
}
