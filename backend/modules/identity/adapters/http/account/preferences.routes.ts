import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { AccountReader } from '#modules/identity/application/account-reader.ts';
import type { SavePreferences } from '#modules/identity/application/account/save-preferences.ts';
import { preferencesRequestSchema, userSchema } from '#contract/identity/index.ts';
import { omitUndefined } from './omit-undefined.ts';
import { accountAnswer } from './identity.routes.ts';

/** Contact preferences. */
export function preferencesRoutes(
  savePreferences: SavePreferences,
  accounts: AccountReader,
): readonly Route[] {
  return [
    route({
      method: 'put',
      path: '/api/auth/preferences',
      access: 'authenticated',
      summary: 'Change alerts, consent, and language; omitted fields stay the same',
      body: preferencesRequestSchema,
      answers: { 200: userSchema },
      handler: async (call) => {
        const { id } = signedIn(call);
        const { alertPreferences, ...rest } = call.body;
        const alerts = alertPreferences ? { alertPreferences: omitUndefined(alertPreferences) } : {};
        await savePreferences.run(id, { ...omitUndefined(rest), ...alerts });
        return accountAnswer(accounts, id, 200);
      },
    }),
  ];
}
