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

/** The number of the newest change; an answer to an earlier one is outdated. */
let newest = 0;

const notificationPreferencesApi = api.injectEndpoints({
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
      // Shown immediately and reverted if the server refuses.
      onQueryStarted: async (changes, { dispatch, queryFulfilled }) => {
        const { updateQueryData } = notificationPreferencesApi.util;
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

export const { useNotificationPreferencesQuery, useSaveNotificationPreferencesMutation } =
  notificationPreferencesApi;

/** Predicts the server's result. Derived values, such as the next digest, come with the answer. */
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

/** A choice for a row applies to all its kinds. */
function choose(rows: readonly PreferenceRow[], { of, channel, on }: PreferenceChoice): void {
  for (const row of rows) {
    if (row.of === of) turn(row.channels, channel, on);
    for (const kind of row.kinds) if (row.of === of || kind.kind === of) turn(kind.channels, channel, on);
  }
}

function turn(cells: PreferenceCells, channel: PreferenceChoice['channel'], on: boolean): void {
  if (cells[channel] === 'on' || cells[channel] === 'off') cells[channel] = on ? 'on' : 'off';
}
