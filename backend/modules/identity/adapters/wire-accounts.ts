import type { Platform } from '#platform/platform.ts';
import { AddReferrer } from '../application/account/add-referrer.ts';
import { CompleteOnboarding } from '../application/account/complete-onboarding.ts';
import { EditProfile } from '../application/account/edit-profile.ts';
import { FindPlace } from '../application/account/find-place.ts';
import { SavePreferences } from '../application/account/save-preferences.ts';
import { SignUpEmployer } from '../application/account/sign-up-employer.ts';
import { SignUpReferrer } from '../application/account/sign-up-referrer.ts';
import { SignUpWorker } from '../application/account/sign-up-worker.ts';
import { AccountPersonalData } from '../application/personal-data/account-personal-data.ts';
import { DeleteAccount } from '../application/personal-data/delete-account.ts';
import { ExportPersonalData } from '../application/personal-data/export-personal-data.ts';
import { GuardPhoneChange } from '../application/phone/guard-phone-change.ts';
import { EmbeddedGeocoder } from './geocoding/embedded-geocoder.ts';
import { GeocoderWithFallback } from './geocoding/geocoder-with-fallback.ts';
import { HttpGeocoder } from './geocoding/http-geocoder.ts';
import { geoRoutes } from './http/account/geo.routes.ts';
import { personalDataRoutes } from './http/account/personal-data.routes.ts';
import { preferencesRoutes } from './http/account/preferences.routes.ts';
import { profileRoutes } from './http/account/profile.routes.ts';
import { signUpRoutes } from './http/account/sign-up.routes.ts';
import type { SignInSteps } from './http/second-factor/sign-in-steps.ts';
import type { IdentityBase } from './identity-base.ts';
import type { IdentityOutside } from './identity-outside.ts';
import { SqlInviterChains } from './persistence/sql-inviter-chains.ts';
import { SqlPersonalAccountRecords } from './persistence/sql-personal-account-records.ts';

/** Sign-up, profile, preferences, place, export, and deletion of an account. */
export function wireAccounts(outside: IdentityOutside, base: IdentityBase, steps: SignInSteps) {
  const { platform, hasher, messages, texts, personalData } = outside;
  const { sql, unitOfWork, clock, phoneNumbers: phones } = platform;
  const { users, companies, accounts, attempts, log, newAccount, secondStep, sessions } = base;

  const signUpReferrer = new SignUpReferrer(unitOfWork, newAccount);
  const signUpEmployer = new SignUpEmployer({ unitOfWork, companies, newAccount, clock });
  const signUpWorker = new SignUpWorker(unitOfWork, newAccount);

  const completeOnboarding = new CompleteOnboarding({ unitOfWork, users, sessions, phones, clock });
  const editProfile = new EditProfile({ unitOfWork, users, companies, sessions, phones, clock });
  const addReferrer = new AddReferrer({ unitOfWork, users, chains: new SqlInviterChains(sql), clock });
  const phoneGuard = new GuardPhoneChange({ unitOfWork, users, secondStep, phones });
  const preferences = new SavePreferences({ unitOfWork, users, clock });

  const exportPersonalData = new ExportPersonalData(personalData, clock);
  const deleteAccount = new DeleteAccount({
    unitOfWork,
    users,
    hasher,
    contexts: personalData,
    messages,
    log,
    texts,
    phones,
  });
  const records = new SqlPersonalAccountRecords(sql);

  return {
    contactPreferences: preferences,
    routes: [
      ...signUpRoutes({ signUpReferrer, signUpEmployer, signUpWorker, steps, accounts }),
      ...profileRoutes({ completeOnboarding, editProfile, addReferrer, phoneGuard, accounts }),
      ...preferencesRoutes(preferences, accounts),
      ...geoRoutes(new FindPlace(geocoderOf(platform))),
      ...personalDataRoutes({ exportPersonalData, deleteAccount, attempts, log }),
    ],
    personalData: [new AccountPersonalData({ users, records, sessions, clock })],
  };
}

function geocoderOf({ places, settings: { geocoderUrl: url }, clock }: Platform) {
  const embedded = new EmbeddedGeocoder(places);
  return url ? new GeocoderWithFallback(new HttpGeocoder({ url, clock }), embedded) : embedded;
}
