/** Where most people of a state live; IANA names. */
const ZONES: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
};

/** The zone of a place as people write it, such as `Austin, TX`; null where it names no state. */
export function zoneOfPlace(place: string): string | null {
  const state = /,\s*([A-Za-z]{2})\b/.exec(place)?.[1]?.toUpperCase();
  if (!state) return null;
  return Object.entries(ZONES).find(([, states]) => states.split(' ').includes(state))?.[0] ?? null;
}
