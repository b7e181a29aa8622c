import type {
  NotificationPreferences,
  NotificationPreferencesRequest,
  PreferenceCells,
  PreferenceChoice,
  PreferenceRow,
} from '#contract/notifications/preferences.ts';
import { api } from '#shared/api/index.ts';

export type { PreferenceCells, PreferenceChoice, PreferenceRow };

const preferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    notificationPreferences: build.query<NotificationPreferences | null, undefined>({
      query: () => '/notification-preferences',
    }),
    saveNotificationPreferences: build.mutation<NotificationPreferences, NotificationPreferencesRequest>({
      query: (body) => ({ url: '/notification-preferences', method: 'PUT', body }),
      // Shown at once; taken back where the server refuses.
      onQueryStarted: async ({ choices = [] }, { dispatch, queryFulfilled }) => {
        const { updateQueryData } = preferencesApi.util;
        const shown = dispatch(
          updateQueryData('notificationPreferences', undefined, (known) => {
            for (const choice of choices) choose(known?.rows ?? [], choice);
          }),
        );
        try {
          const { data } = await queryFulfilled;
          dispatch(updateQueryData('notificationPreferences', undefined, () => data));
        } catch {
          shown.undo();
        }
      },
    }),
  }),
});

export const { useNotificationPreferencesQuery, useSaveNotificationPreferencesMutation } = preferencesApi;

/** As the server will: a choice for a row is one for all its kinds. */
function choose(rows: readonly PreferenceRow[], { of, channel, on }: PreferenceChoice): void {
  for (const row of rows) {
    if (row.of === of) turn(row.channels, channel, on);
    for (const kind of row.kinds) if (row.of === of || kind.kind === of) turn(kind.channels, channel, on);
  }
}

function turn(cells: PreferenceCells, channel: PreferenceChoice['channel'], on: boolean): void {
  if (cells[channel] === 'on' || cells[channel] === 'off') cells[channel] = on ? 'on' : 'off';
}
