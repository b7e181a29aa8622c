import type {
  NotificationPreferences,
  NotificationPreferencesRequest,
  PreferenceCells,
  PreferenceChoice,
  PreferenceRow,
} from '#contract/notifications/preferences.ts';
import { api } from '#shared/api/index.ts';

export type { NotificationPreferences, PreferenceCells, PreferenceChoice, PreferenceRow };
export type PreferenceChanges = NotificationPreferencesRequest;

/** Of the choices that were sent; the answer to an earlier one says nothing of a later one. */
let newest = 0;

const preferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    notificationPreferences: build.query<NotificationPreferences | null, undefined>({
      query: () => '/notification-preferences',
      providesTags: ['NotificationPreferences'],
    }),
    saveNotificationPreferences: build.mutation<NotificationPreferences, NotificationPreferencesRequest>({
      query: (body) => ({
        url: '/notification-preferences',
        method: 'PUT',
        body,
        line: 'notification-preferences',
      }),
      // Shown at once; taken back where the server refuses.
      onQueryStarted: async (changes, { dispatch, queryFulfilled }) => {
        const { updateQueryData } = preferencesApi.util;
        const own = (newest += 1);
        const shown = dispatch(
          updateQueryData('notificationPreferences', undefined, (known) => {
            if (known) apply(known, changes);
          }),
        );
        try {
          const { data } = await queryFulfilled;
          if (own === newest) dispatch(updateQueryData('notificationPreferences', undefined, () => data));
        } catch {
          shown.undo();
        }
      },
    }),
  }),
});

export const { useNotificationPreferencesQuery, useSaveNotificationPreferencesMutation } = preferencesApi;

/** As the server will; what it works out, such as when the next digest is due, comes with its answer. */
function apply(known: NotificationPreferences, { choices = [], ...changes }: PreferenceChanges): void {
  for (const choice of choices) choose(known.rows, choice);
  const { digest, quietHours, timeZone } = changes;
  if (digest) {
    const { hour = known.digest.hour, weekday = known.digest.weekday } = digest;
    known.digest = { every: digest.every, hour, weekday, nextAt: null };
  }
  if (quietHours) known.quietHours = quietHours;
  if (timeZone) known.timeZone = { name: timeZone, isChosen: true };
}

/** A choice for a row is one for all its kinds. */
function choose(rows: readonly PreferenceRow[], { of, channel, on }: PreferenceChoice): void {
  for (const row of rows) {
    if (row.of === of) turn(row.channels, channel, on);
    for (const kind of row.kinds) if (row.of === of || kind.kind === of) turn(kind.channels, channel, on);
  }
}

function turn(cells: PreferenceCells, channel: PreferenceChoice['channel'], on: boolean): void {
  if (cells[channel] === 'on' || cells[channel] === 'off') cells[channel] = on ? 'on' : 'off';
}
