import type { Context } from 'koa';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { UserId } from '#kernel/ids.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { Contacts } from '#modules/identity/index.ts';
import { personsChoices } from '#modules/notifications/application/preferences/persons-choices.ts';
import type { UndeliverableAddresses } from '#modules/notifications/application/mail/undeliverable-addresses.ts';
import type { PersonsHours } from '#modules/notifications/application/preferences/persons-hours.ts';
import type { PreferenceStore } from '#modules/notifications/application/preferences/preference-store.ts';
import type { SaveNotificationPreferences } from '#modules/notifications/application/preferences/save-notification-preferences.ts';
import {
  notificationPreferencesRequestSchema,
  notificationPreferencesSchema,
  type NotificationPreferences,
} from '#contract/notifications/index.ts';
import { preferenceRows, schedule } from './preferences.presenter.ts';

interface Given {
  readonly contacts: Contacts;
  readonly store: PreferenceStore;
  readonly hours: PersonsHours;
  readonly addresses: UndeliverableAddresses;
  readonly savePreferences: SaveNotificationPreferences;
}

/** Notification choices and schedule. */
export function preferencesRoutes({
  contacts,
  store,
  hours,
  addresses,
  savePreferences,
}: Given): readonly Route[] {
  const answer = async (
    userId: UserId,
    ctx: Context,
  ): Promise<{ status: 200; body: NotificationPreferences }> => {
    const contact = await contacts.contact(userId);
    const language = ctx.acceptsLanguages('en', 'es') === 'es' ? 'es' : 'en';
    if (!contact) throw new HttpError(404, 'notifications.nobody', 'Account not found');
    const stored = await store.find(userId);
    const person = personsChoices(contact, stored);
    return {
      status: 200,
      body: {
        rows: preferenceRows(person, language),
        hasPhone: person.preferences.hasPhone,
        hasPush: person.preferences.hasPush,
        emailProblem: contact.email === null ? null : await addresses.problemOf(contact.email),
        ...schedule(stored, (await hours.from(contact, stored)).zone),
      },
    };
  };
  return [
    route({
      method: 'get',
      path: '/api/notification-preferences',
      access: 'authenticated',
      summary: 'Get the caller’s notification settings',
      answers: { 200: notificationPreferencesSchema },
      handler: (call) => answer(signedIn(call).id, call.ctx),
    }),
    route({
      method: 'put',
      path: '/api/notification-preferences',
      access: 'authenticated',
      summary: 'Change the caller’s notification settings; omitted fields stay the same',
      body: notificationPreferencesRequestSchema,
      answers: { 200: notificationPreferencesSchema },
      handler: async (call) => {
        const { id } = signedIn(call);
        const { retryEmail, ...changes } = call.body;
        await savePreferences.run(id, changes);
        const contact = retryEmail ? await contacts.contact(id) : null;
        if (contact?.email) await addresses.remove(contact.email);
        return answer(id, call.ctx);
      },
    }),
  ];
}
