import { ContainerModule } from 'inversify';
import { construct, every, provide, token } from '#platform/container/token.ts';
import { usPhoneNumbers } from '#platform/phone/us-phone-numbers.ts';
import {
  CLOCK,
  PERSONAL_DATA,
  PLACES,
  RATE_LIMITS,
  ROUTES,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { AddReferrer } from '../application/account/add-referrer.ts';
import { CompleteOnboarding } from '../application/account/complete-onboarding.ts';
import { DeleteAccount } from '../application/personal-data/delete-account.ts';
import { EditProfile } from '../application/account/edit-profile.ts';
import { ExportPersonalData } from '../application/personal-data/export-personal-data.ts';
import { FindPlace } from '../application/account/find-place.ts';
import { AccountPersonalData } from '../application/personal-data/account-personal-data.ts';
import type { ContactWishes } from '../application/contacts.ts';
import { SavePreferences } from '../application/account/save-preferences.ts';
import { EmbeddedGeocoder } from './geocoding/embedded-geocoder.ts';
import { GeocoderWithFallback } from './geocoding/geocoder-with-fallback.ts';
import { HttpGeocoder } from './geocoding/http-geocoder.ts';
import { geoRoutes } from './http/account/geo.routes.ts';
import { personalDataRoutes } from './http/account/personal-data.routes.ts';
import { preferencesRoutes } from './http/account/preferences.routes.ts';
import { profileRoutes } from './http/account/profile.routes.ts';
import {
  ACCOUNT_MESSAGES,
  ACCOUNT_READER,
  COMPANIES,
  CONTACT_WISHES,
  OPEN_SESSIONS,
  PASSWORD_HASHER,
  USERS,
} from './identity.container.ts';
import { SqlPersonalAccountRecords } from './persistence/sql-personal-account-records.ts';
import { SqlInviterChains } from './persistence/sql-inviter-chains.ts';

type Bind = Parameters<typeof provide>[0];

const ADD_REFERRER = token<AddReferrer>('identity.add-referrer');
const COMPLETE_ONBOARDING = token<CompleteOnboarding>('identity.complete-onboarding');
const EDIT_PROFILE = token<EditProfile>('identity.edit-profile');
const EXPORT_PERSONAL_DATA = token<ExportPersonalData>('identity.export-personal-data');
const SAVE_PREFERENCES = token<SavePreferences>('identity.save-preferences');
const DELETE_ACCOUNT = token<DeleteAccount>('identity.delete-account');

/** What a person does with their own account: profile, preferences, place, a copy of it, its end. */
export const profileContainer = new ContainerModule(({ bind }) => {
  bindProfile(bind);
  bindPlaces(bind);
  bindPersonalData(bind);
});

function bindProfile(bind: Bind): void {
  provide(
    bind,
    ADD_REFERRER,
    (work, users, sql, clock) =>
      new AddReferrer({ unitOfWork: work, users, chains: new SqlInviterChains(sql), clock }),
    [UNIT_OF_WORK, USERS, SQL, CLOCK],
  );
  provide(
    bind,
    COMPLETE_ONBOARDING,
    (work, users, sessions, clock) =>
      new CompleteOnboarding({ unitOfWork: work, users, sessions, phones: usPhoneNumbers, clock }),
    [UNIT_OF_WORK, USERS, OPEN_SESSIONS, CLOCK],
  );
  provide(
    bind,
    EDIT_PROFILE,
    (unitOfWork, users, companies, sessions, clock) =>
      new EditProfile({ unitOfWork, users, companies, sessions, phones: usPhoneNumbers, clock }),
    [UNIT_OF_WORK, USERS, COMPANIES, OPEN_SESSIONS, CLOCK],
  );
  provide(
    bind,
    ROUTES,
    (completeOnboarding, editProfile, addReferrer, accounts) =>
      profileRoutes({ completeOnboarding, editProfile, addReferrer, accounts }),
    [COMPLETE_ONBOARDING, EDIT_PROFILE, ADD_REFERRER, ACCOUNT_READER],
  );
  construct(bind, SAVE_PREFERENCES, SavePreferences, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    clock: CLOCK,
  });
  provide(bind, CONTACT_WISHES, (save): ContactWishes => save, [SAVE_PREFERENCES]);
  provide(bind, ROUTES, preferencesRoutes, [SAVE_PREFERENCES, ACCOUNT_READER]);
}

function bindPlaces(bind: Bind): void {
  provide(
    bind,
    ROUTES,
    (places, { geocoderUrl: url }, clock) => {
      const embedded = new EmbeddedGeocoder(places);
      const geocoder = url ? new GeocoderWithFallback(new HttpGeocoder({ url, clock }), embedded) : embedded;
      return geoRoutes(new FindPlace(geocoder));
    },
    [PLACES, SETTINGS, CLOCK],
  );
}

function bindPersonalData(bind: Bind): void {
  provide(
    bind,
    PERSONAL_DATA,
    (users, sql, sessions, clock) =>
      new AccountPersonalData({ users, records: new SqlPersonalAccountRecords(sql), sessions, clock }),
    [USERS, SQL, OPEN_SESSIONS, CLOCK],
  );
  construct(bind, EXPORT_PERSONAL_DATA, ExportPersonalData, [every(PERSONAL_DATA), CLOCK]);
  construct(bind, DELETE_ACCOUNT, DeleteAccount, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    hasher: PASSWORD_HASHER,
    contexts: every(PERSONAL_DATA),
    messages: ACCOUNT_MESSAGES,
  });
  provide(
    bind,
    ROUTES,
    (exportPersonalData, deleteAccount, limits) =>
      personalDataRoutes({ exportPersonalData, deleteAccount, limits }),
    [EXPORT_PERSONAL_DATA, DELETE_ACCOUNT, RATE_LIMITS],
  );
}
