import { useTranslation } from 'react-i18next';
import { localeOf } from '#shared/lib/index.ts';

/** An interview time in the time zone of the job's place, with the zone's abbreviation. */
export function useTimeAt(): (at: string, timeZone: string) => string {
  const { i18n } = useTranslation();
  return (at, timeZone) =>
    new Intl.DateTimeFormat(localeOf(i18n.language), {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    }).format(new Date(at));
}
