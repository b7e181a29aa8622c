import type { EventZone } from '#contract/community/event/event-zone.ts';
import type { EventAnswer } from '#entities/event/index.ts';
import { useDebounced } from '#shared/lib/index.ts';
import { hasMoved, locationTypeOf, type EventValues } from './event-values.ts';
import { townOfZone } from './place-time.ts';
import { useEventZoneQuery, useLazyEventZoneQuery, type RequestedZone } from '../../api/event-details-api.ts';

type Where = Pick<EventValues, 'locationType' | 'location' | 'onlineUrl'>;

/** A typical pause while someone types an address. */
const PAUSE_MS = 400;

function requestedZone(values: Where): RequestedZone {
  const isVirtual = locationTypeOf(values) === 'online';
  return { isVirtual, location: isVirtual ? '' : values.location.trim() };
}

/** An event that has not moved retains its time zone. */
const zoneOf = ({ timeZone, city }: EventAnswer): EventZone => ({
  timeZone,
  city: city ?? townOfZone(timeZone),
});

/** The time zone of the typed place; undefined without a place, and while loading. */
export function usePlaceZone(event: EventAnswer | null, values: EventValues): EventZone | undefined {
  const asked = requestedZone(values);
  const location = useDebounced(asked.location, PAUSE_MS);
  const isKept = event !== null && !hasMoved(event, values);
  const isMissing = !asked.isVirtual && location === '';
  const { currentData } = useEventZoneQuery({ ...asked, location }, { skip: isKept || isMissing });
  if (isKept) return zoneOf(event);
  return isMissing ? undefined : (currentData ?? undefined);
}

/** Requests the time zone on submit, in case the form is sent before the earlier response. */
export function useAskPlaceZone(event: EventAnswer | null) {
  const [ask] = useLazyEventZoneQuery();
  return async (values: EventValues): Promise<{ readonly zone?: EventZone; readonly error?: unknown }> => {
    if (event && !hasMoved(event, values)) return { zone: zoneOf(event) };
    const { data, error } = await ask(requestedZone(values), true);
    return data ? { zone: data } : { error };
  };
}
