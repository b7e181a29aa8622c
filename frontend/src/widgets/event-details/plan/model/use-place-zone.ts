import type { EventZone } from '#contract/community/event/event-zone.ts';
import type { EventAnswer } from '#entities/event/index.ts';
import { useDebounced } from '#shared/lib/index.ts';
import { hasMoved, locationTypeOf, type EventValues } from './event-values.ts';
import { townOfZone } from './place-time.ts';
import { useEventZoneQuery, useLazyEventZoneQuery, type RequestedZone } from './plan-calls.ts';

type Where = Pick<EventValues, 'locationType' | 'location' | 'onlineUrl'>;

/** Nobody types an address in less. */
const PAUSE_MS = 400;

function requestedZone(values: Where): RequestedZone {
  const isVirtual = locationTypeOf(values) === 'online';
  return { isVirtual, location: isVirtual ? '' : values.location.trim() };
}

/** The zone of an event that has not been moved is the one that it has. */
const zoneOf = ({ timeZone, city }: EventAnswer): EventZone => ({
  timeZone,
  city: city ?? townOfZone(timeZone),
});

/** The zone of the place that is typed in; undefined until a place is, or until it is known. */
export function usePlaceZone(event: EventAnswer | null, values: EventValues): EventZone | undefined {
  const asked = requestedZone(values);
  const location = useDebounced(asked.location, PAUSE_MS);
  const isKept = event !== null && !hasMoved(event, values);
  const isMissing = !asked.isVirtual && location === '';
  const { currentData } = useEventZoneQuery({ ...asked, location }, { skip: isKept || isMissing });
  if (isKept) return zoneOf(event);
  return isMissing ? undefined : (currentData ?? undefined);
}

/** Asks for the zone of the place when the form is sent, in case it was faster than the answer. */
export function useAskPlaceZone(event: EventAnswer | null) {
  const [ask] = useLazyEventZoneQuery();
  return async (values: EventValues): Promise<{ readonly zone?: EventZone; readonly error?: unknown }> => {
    if (event && !hasMoved(event, values)) return { zone: zoneOf(event) };
    const { data, error } = await ask(requestedZone(values), true);
    return data ? { zone: data } : { error };
  };
}
