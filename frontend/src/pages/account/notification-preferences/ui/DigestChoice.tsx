import { useTranslation } from 'react-i18next';
import { DIGESTS, type Digest } from '#contract/notifications/vocabulary/channels.ts';
import { Grid, SegmentedSwitch, SelectField, Stack } from '#shared/ui/index.ts';
import { dueLabel, hourOptions, weekdayOptions } from '../model/clock-labels.ts';
import type { NotificationPreferences } from '../api/notification-preferences-api.ts';
import { useSaveChanges } from '../model/use-choose.ts';
import { Section } from './Section.tsx';

interface DigestChoiceProps {
  readonly digest: NotificationPreferences['digest'];
  readonly zone: string;
}

/** One email per day or week instead of single ones (rules.md#digest). */
export function DigestChoice({ digest: { every, hour, weekday, nextAt }, zone }: DigestChoiceProps) {
  const { t, i18n } = useTranslation('notification-preferences');
  const save = useSaveChanges();
  const choose = (changes: { readonly every?: Digest; readonly hour?: number; readonly weekday?: number }) =>
    void save({ digest: { every, ...changes } });
  return (
    <Section title={t('digest.title')} text={t('digest.text')}>
      <SegmentedSwitch
        label={t('digest.every')}
        options={DIGESTS.map((value) => ({ value, label: t(`digest.${value}`) }))}
        value={every}
        onChange={(chosen) => choose({ every: chosen })}
      />
      {every !== 'off' && (
        <Stack $gap={2}>
          <Grid $min="180px" $gap={3}>
            {every === 'weekly' && (
              <SelectField
                label={t('digest.weekday')}
                options={weekdayOptions(i18n.language)}
                placeholder={false}
                value={String(weekday)}
                onChange={(event) => choose({ weekday: Number(event.target.value) })}
              />
            )}
            <SelectField
              label={t('digest.hour')}
              options={hourOptions(i18n.language)}
              placeholder={false}
              value={String(hour)}
              onChange={(event) => choose({ hour: Number(event.target.value) })}
            />
          </Grid>
          {nextAt && <p role="status">{t('digest.next', { when: dueLabel(nextAt, zone, i18n.language) })}</p>}
        </Stack>
      )}
    </Section>
  );
}
