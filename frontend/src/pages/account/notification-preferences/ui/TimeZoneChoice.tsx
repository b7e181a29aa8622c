import { useTranslation } from 'react-i18next';
import { SelectField } from '#shared/ui/index.ts';
import { deviceZone, zoneName, zoneOptions } from '../model/clock-labels.ts';
import type { NotificationPreferences } from '../api/notification-preferences-api.ts';
import { useSaveChanges } from '../model/use-choose.ts';
import { Section } from './Section.tsx';

/** The option that follows the device instead of a chosen zone. */
const BY_DEVICE = 'device';

/** The time zone for the schedule (rules.md#own-time-zone). */
export function TimeZoneChoice({ zone }: { readonly zone: NotificationPreferences['timeZone'] }) {
  const { t, i18n } = useTranslation('notification-preferences');
  const save = useSaveChanges();
  const device = deviceZone();
  const byDevice = { value: BY_DEVICE, label: t('zone.device') };
  const choose = (value: string) =>
    void save(
      value === BY_DEVICE
        ? { timeZone: null, ...(device !== undefined && { deviceTimeZone: device }) }
        : { timeZone: value },
    );
  return (
    <Section title={t('zone.title')} text={t('zone.text')}>
      <SelectField
        label={t('zone.label')}
        help={zone.isChosen ? undefined : t('zone.now', { zone: zoneName(zone.name, i18n.language) })}
        options={[byDevice, ...zoneOptions(i18n.language, zone.name)]}
        placeholder={false}
        value={zone.isChosen ? zone.name : BY_DEVICE}
        onChange={(event) => choose(event.target.value)}
      />
    </Section>
  );
}
