import type { PreferencesRequest } from '#contract/identity/account/preferences.ts';
import { changeCurrentUser, type User } from '#entities/session/index.ts';
import { api, type ApiDispatch } from '#shared/api/index.ts';
import { chosenLanguage } from '#shared/i18n/index.ts';

const savePreferenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    savePreferences: build.mutation<User, PreferencesRequest>({
      query: (body) => ({ url: '/auth/preferences', method: 'PUT', body, line: 'preferences' }),
      // Privacy settings change the leaderboard; the language changes the inbox.
      invalidatesTags: (_user, _error, { showOnLeaderboard, showEarnings, language }) => [
        ...(showOnLeaderboard === undefined && showEarnings === undefined ? [] : (['Leaderboard'] as const)),
        ...(language === undefined ? [] : (['NotificationList'] as const)),
      ],
      // Shows the change immediately; undoes it if the server refuses.
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        const shown = dispatch(changeCurrentUser((user) => withPreferences(user, change)));
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});

export const { useSavePreferencesMutation } = savePreferenceApi;

/** Saves the language chosen on this device to the account after sign-in (rules.md#language-and-theme). */
export function carryLanguage(dispatch: ApiDispatch, user: User): void {
  const language = chosenLanguage('');
  if (language === null || language === user.language) return;
  void dispatch(savePreferenceApi.endpoints.savePreferences.initiate({ language }, { track: false }));
}

/** Applies the same change to a copy of the user as the server will. Missing fields stay the same. */
export function withPreferences(user: User, change: PreferencesRequest): void {
  const { alertPreferences, ...rest } = change;
  Object.assign(user, definedOf(rest));
  Object.assign(user.alertPreferences, definedOf(alertPreferences ?? {}));
}

function definedOf(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
