import type { PreferencesRequest } from '#contract/identity/preferences.ts';
import { changeCurrentUser, type User } from '#entities/session/index.ts';
import { api, type ApiDispatch } from '#shared/api/index.ts';
import { chosenLanguage } from '#shared/i18n/index.ts';

const preferenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    savePreferences: build.mutation<User, PreferencesRequest>({
      query: (body) => ({ url: '/auth/preferences', method: 'PUT', body, line: 'preferences' }),
      // Others may see more or less of them there; the inbox speaks their language.
      invalidatesTags: (_user, _error, { showOnLeaderboard, showEarnings, language }) => [
        ...(showOnLeaderboard === undefined && showEarnings === undefined ? [] : (['Leaderboard'] as const)),
        ...(language === undefined ? [] : (['NotificationList'] as const)),
      ],
      // Shown at once; taken back where the server refuses.
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        const shown = dispatch(changeCurrentUser((user) => withPreferences(user, change)));
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});

export const { useSavePreferencesMutation } = preferenceApi;

/** After signing in: the language that was chosen on this device becomes the account's (rules.md#language-and-theme). */
export function carryLanguage(dispatch: ApiDispatch, user: User): void {
  const language = chosenLanguage('');
  if (language === null || language === user.language) return;
  void dispatch(preferenceApi.endpoints.savePreferences.initiate({ language }, { track: false }));
}

/** Changes a copy of the person as the server will; what is missing stays as it is. */
export function withPreferences(user: User, change: PreferencesRequest): void {
  const { alertPreferences, ...rest } = change;
  Object.assign(user, definedOf(rest));
  Object.assign(user.alertPreferences, definedOf(alertPreferences ?? {}));
}

function definedOf(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
