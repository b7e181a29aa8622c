import { administrationContainer } from './adapters/administration.container.ts';
import { credentialsContainer } from './adapters/credentials.container.ts';
import { identityContainer } from './adapters/identity.container.ts';
import { oidcContainer } from './adapters/oidc.container.ts';
import {
  accountTokenMapping,
  companyMapping,
  userMapping,
} from './adapters/persistence/identity.mappings.ts';
import { passkeysContainer } from './adapters/passkeys.container.ts';
import { PHONE_ENTRANCE, PHONE_ENTRIES, phoneContainer } from './adapters/phone.container.ts';
import { securityContainer } from './adapters/security.container.ts';
import { secondFactorContainer } from './adapters/second-factor.container.ts';
import { profileContainer } from './adapters/profile.container.ts';

export {
  ACCOUNT_MESSAGES,
  ACCOUNT_READER,
  ACCOUNT_TEXTS,
  CONTACTS,
  CONTACT_PREFERENCES,
  JOB_POST_QUOTA,
  MAKE_ADMIN,
  PASSWORD_HASHER,
  PRESENCE,
  PROFILE_PICTURES,
  RECEIVED_RATINGS,
  REFERRER_STATS,
  SECURITY_LOG,
  SUSPENSIONS,
} from './adapters/identity.container.ts';
export { PHONE_ENTRANCE, PHONE_ENTRIES };
export { makeFilter } from './adapters/common-passwords/make-filter.ts';
export { ACCOUNT_ADMINISTRATION } from './adapters/administration.container.ts';
export type {
  AccountAdministration,
  AccountType,
} from './application/administration/account-administration.ts';
export type { AccountMessage, AccountMessages } from './application/recovery/account-messages.ts';
export type { PhoneEntrance } from './adapters/http/phone/phone-entrance.ts';
export type { PhoneEntries } from './application/phone/enter-by-phone.ts';
export type {
  AccountGoodbye,
  AccountText,
  AccountTexts,
  AccountWarning,
} from './application/phone/phone-code-ports.ts';
export type { AccountReader, Person } from './application/account-reader.ts';
export type { Contact, Contacts, ContactPreferences } from './application/contacts.ts';
export type { PasswordHasher } from './application/ports.ts';
export type { JobPostQuota } from './application/job-post-quota.ts';
export type { ProfilePictures } from './application/profile-pictures.ts';
export type { Suspension, Suspensions } from './application/sign-in/suspensions.ts';
export type { SecurityLog } from './application/security/security-log.ts';
export type { ReceivedRatings } from './application/received-ratings.ts';
export type { ReferrerStatsWriter } from './application/referrer-stats.ts';
export type { IdentityEvents } from './domain/events.ts';
export type { RatingAverage, ReferrerStats } from './domain/user.ts';

export const identity = {
  entities: [userMapping, companyMapping, accountTokenMapping],
  containers: [
    identityContainer,
    credentialsContainer,
    profileContainer,
    administrationContainer,
    oidcContainer,
    secondFactorContainer,
    securityContainer,
    passkeysContainer,
    phoneContainer,
  ],
};
