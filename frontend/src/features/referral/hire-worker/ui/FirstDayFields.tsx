import { useTranslation } from 'react-i18next';
import { PhoneField, Stack, TextField } from '#shared/ui/index.ts';
import type { GivenFirstDay } from '../model/use-hire.ts';

interface FirstDayFieldsProps {
  readonly given: GivenFirstDay;
  /** False if a signed letter states the day, because Form I-9 already uses it. */
  readonly asksDay: boolean;
  readonly onChange: (given: GivenFirstDay) => void;
}

/** The worker's details of the first day (rules.md#first-day). All are optional. */
export function FirstDayFields({ given, asksDay, onChange }: FirstDayFieldsProps) {
  const { t } = useTranslation('first-day');
  return (
    <Stack $gap={4} as="section" aria-labelledby="hire-first-day">
      <h3 id="hire-first-day">{t('give.heading')}</h3>
      {asksDay && (
        <>
          <TextField
            optional
            type="date"
            label={t('give.day')}
            value={given.firstDay ?? ''}
            onChange={(event) => onChange({ ...given, firstDay: event.target.value })}
          />
          <TextField
            optional
            type="date"
            label={t('give.end')}
            help={t('give.endHelp')}
            value={given.expectedEnd ?? ''}
            onChange={(event) => onChange({ ...given, expectedEnd: event.target.value })}
          />
        </>
      )}
      <TextField
        optional
        label={t('give.name')}
        autoComplete="off"
        maxLength={80}
        value={given.onSiteName ?? ''}
        onChange={(event) => onChange({ ...given, onSiteName: event.target.value })}
      />
      <PhoneField
        optional
        label={t('give.phone')}
        help={t('give.help')}
        autoComplete="off"
        value={given.onSitePhone ?? ''}
        onChange={(event) => onChange({ ...given, onSitePhone: event.target.value })}
      />
    </Stack>
  );
}
