import { ContainerModule } from 'inversify';
import { construct, every, provide, token } from '#platform/container/token.ts';
import {
  CLOCK,
  PERSONAL_DATA,
  PLACES,
  ROUTES,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
  PHONE_NUMBERS,
} from '#platform/tokens.ts';
import { AddReferrer } from '../application/account/add-referrer.ts';
import { CompleteOnboarding } from '../application/account/complete-onboarding.ts';
import { DeleteAccount } from '../application/personal-data/delete-account.ts';
import { EditProfile } from '../application/account/edit-profile.ts';
import { ExportPersonalData } from '../application/personal-data/export-personal-data.ts';
import { GuardPhoneChange } from '../application/phone/guard-phone-change.ts';
import { FindPlace } from '../application/account/find-place.ts';
import { AccountPersonalData } from '../application/personal-data/account-personal-data.ts';
import type { ContactPreferences } from '../application/contacts.ts';
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
  ACCOUNT_TEXTS,
  COMPANIES,
  CONTACT_PREFERENCES,
  OPEN_SESSIONS,
  SECURITY_LOG,
  SIGN_IN_ATTEMPTS,
  PASSWORD_HASHER,
  USERS,
} from './identity.container.ts';
import { SECOND_STEP } from './second-factor.container.ts';
import { SqlPersonalAccountRecords } from './persistence/sql-personal-account-records.ts';
import { SqlInviterChains } from './persistence/sql-inviter-chains.ts';

type Bind = Parameters<typeof provide>[0];

const ADD_REFERRER = token<AddReferrer>('identity.add-referrer');
const COMPLETE_ONBOARDING = token<CompleteOnboarding>('identity.complete-onboarding');
const EDIT_PROFILE = token<EditProfile>('identity.edit-profile');
const GUARD_PHONE_CHANGE = token<GuardPhoneChange>('identity.guard-phone-change');
const EXPORT_PERSONAL_DATA = token<ExportPersonalData>('identity.export-personal-data');
const SAVE_PREFERENCES = token<SavePreferences>('identity.save-preferences');
const DELETE_ACCOUNT = token<DeleteAccount>('identity.delete-account');

/** A person's actions on their own account: profile, preferences, place, export, deletion. */
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
  construct(bind, COMPLETE_ONBOARDING, CompleteOnboarding, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    sessions: OPEN_SESSIONS,
    phones: PHONE_NUMBERS,
    clock: CLOCK,
  });
  construct(bind, EDIT_PROFILE, EditProfile, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    companies: COMPANIES,
    sessions: OPEN_SESSIONS,
    phones: PHONE_NUMBERS,
    clock: CLOCK,
  });
  construct(bind, GUARD_PHONE_CHANGE, GuardPhoneChange, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    secondStep: SECOND_STEP,
    phones: PHONE_NUMBERS,
  });
  provide(
    bind,
    ROUTES,
    (completeOnboarding, editProfile, addReferrer, phoneGuard, accounts) =>
      profileRoutes({ completeOnboarding, editProfile, addReferrer, phoneGuard, accounts }),
    [COMPLETE_ONBOARDING, EDIT_PROFILE, ADD_REFERRER, GUARD_PHONE_CHANGE, ACCOUNT_READER],
  );
  construct(bind, SAVE_PREFERENCES, SavePreferences, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    clock: CLOCK,
  });
  provide(bind, CONTACT_PREFERENCES, (save): ContactPreferences => save, [SAVE_PREFERENCES]);
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
    log: SECURITY_LOG,
    texts: ACCOUNT_TEXTS,
    phones: PHONE_NUMBERS,
  });
  provide(
    bind,
    ROUTES,
    (exportPersonalData, deleteAccount, attempts, log) =>
      personalDataRoutes({ exportPersonalData, deleteAccount, attempts, log }),
    [EXPORT_PERSONAL_DATA, DELETE_ACCOUNT, SIGN_IN_ATTEMPTS, SECURITY_LOG],
  );
}
