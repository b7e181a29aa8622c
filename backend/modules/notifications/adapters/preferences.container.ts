import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { HmacLinkSecrets } from '#platform/links/link-secrets.ts';
import {
  CLOCK,
  DUE_WORK,
  LINK_SECRETS,
  ROUTES,
  SETTINGS,
  SQL,
  TASK_QUEUE,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { CONTACTS, CONTACT_PREFERENCES } from '#modules/identity/index.ts';
import { PersonsHours } from '../application/preferences/persons-hours.ts';
import { SendDigests } from '../application/preferences/send-digests.ts';
import { SaveNotificationPreferences } from '../application/preferences/save-notification-preferences.ts';
import { Unsubscribe } from '../application/preferences/unsubscribe.ts';
import { UnsubscribeLinks } from '../application/preferences/unsubscribe-links.ts';
import { preferencesRoutes } from './http/preferences.routes.ts';
import { unsubscribeRoutes } from './http/unsubscribe.routes.ts';
import {
  DIGESTS,
  PERSONS_HOURS,
  PREFERENCES,
  TIME_ZONES,
  UNDELIVERABLE_ADDRESSES,
  UNSUBSCRIBE_LINKS,
} from './notifications.tokens.ts';
import { SqlDigests } from './persistence/sql-digests.ts';
import { SqlPreferenceStore } from './persistence/sql-preference-store.ts';

const SAVE_PREFERENCES = token<SaveNotificationPreferences>('notifications.save-preferences');
const UNSUBSCRIBE = token<Unsubscribe>('notifications.unsubscribe');

/** Notification preferences and unsubscribe links. */
export const preferencesContainer = new ContainerModule(({ bind }) => {
  construct(bind, PREFERENCES, SqlPreferenceStore, [SQL]);
  provide(
    bind,
    UNSUBSCRIBE_LINKS,
    (secrets, { sessionKeys, publicUrl }) => {
      const older = sessionKeys.slice(1).map((key) => new HmacLinkSecrets([key]));
      return new UnsubscribeLinks(secrets, older, publicUrl);
    },
    [LINK_SECRETS, SETTINGS],
  );
  construct(bind, DIGESTS, SqlDigests, [SQL]);
  construct(bind, PERSONS_HOURS, PersonsHours, {
    contacts: CONTACTS,
    store: PREFERENCES,
    zones: TIME_ZONES,
  });
  construct(bind, SAVE_PREFERENCES, SaveNotificationPreferences, {
    unitOfWork: UNIT_OF_WORK,
    contacts: CONTACTS,
    preferences: CONTACT_PREFERENCES,
    store: PREFERENCES,
    digests: DIGESTS,
    hours: PERSONS_HOURS,
    clock: CLOCK,
  });
  construct(bind, UNSUBSCRIBE, Unsubscribe, {
    links: UNSUBSCRIBE_LINKS,
    contacts: CONTACTS,
    store: PREFERENCES,
    preferences: SAVE_PREFERENCES,
  });
  provide(
    bind,
    ROUTES,
    (contacts, store, hours, addresses, savePreferences) =>
      preferencesRoutes({ contacts, store, hours, addresses, savePreferences }),
    [CONTACTS, PREFERENCES, PERSONS_HOURS, UNDELIVERABLE_ADDRESSES, SAVE_PREFERENCES],
  );
  provide(
    bind,
    DUE_WORK,
    (unitOfWork, digests, contacts, store, hours, links, taskQueue, clock, { publicUrl }) =>
      new SendDigests({
        unitOfWork,
        digests,
        contacts,
        store,
        hours,
        links,
        taskQueue,
        clock,
        publicUrl,
      }),
    [
      UNIT_OF_WORK,
      DIGESTS,
      CONTACTS,
      PREFERENCES,
      PERSONS_HOURS,
      UNSUBSCRIBE_LINKS,
      TASK_QUEUE,
      CLOCK,
      SETTINGS,
    ],
  );
  provide(bind, ROUTES, unsubscribeRoutes, [UNSUBSCRIBE]);
});
