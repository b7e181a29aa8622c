import { useTranslation } from 'react-i18next';
import type { EventAnswer } from '#entities/event/index.ts';
import type { EventValues } from './event-values.ts';
import { instantOf, townOfZone, zoneLetters } from './place-time.ts';
import { usePlaceZone } from './use-place-zone.ts';

/** "Times are in Denver time (MST).": whose clocks the times of the form are on (rules.md#event-time-zone). */
export function useZoneLabel(event: EventAnswer | null, values: EventValues): string {
  const { t, i18n } = useTranslation('event-form');
  const zone = usePlaceZone(event, values);
  if (!zone) return t('fields.zoneAsk');
  const { timeZone, city } = zone;
  const letters = zoneLetters(instantOf(values.startAt, timeZone), timeZone, i18n.language);
  return city === null
    ? t('fields.zoneUnknown', { town: townOfZone(timeZone), letters })
    : t('fields.zone', { town: city, letters });
}
