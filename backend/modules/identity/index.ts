import { ContainerModule } from 'inversify';
import { contextModule, everyEntry, later } from '#platform/container/context-module.ts';
import { PERSONAL_DATA, PLATFORM } from '#platform/tokens.ts';
import { Argon2PasswordHasher } from './adapters/argon2/argon2-password-hasher.ts';
import * as tokens from './adapters/identity.tokens.ts';
import {
  accountTokenMapping,
  companyMapping,
  userMapping,
} from './adapters/persistence/identity.mappings.ts';
import { wireIdentity } from './adapters/wire-identity.ts';

export {
  ACCOUNT_ADMINISTRATION,
  ACCOUNT_MESSAGES,
  ACCOUNT_READER,
  ACCOUNT_TEXTS,
  CONTACTS,
  CONTACT_PREFERENCES,
  JOB_POST_QUOTA,
  MAKE_ADMIN,
  PASSWORD_HASHER,
  PHONE_ENTRANCE,
  PHONE_ENTRIES,
  PRESENCE,
  PROFILE_PICTURES,
  RECEIVED_RATINGS,
  REFERRER_STATS,
  SECURITY_LOG,
  SUSPENSIONS,
} from './adapters/identity.tokens.ts';
export { makeFilter } from './adapters/common-passwords/make-filter.ts';
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

const hasherModule = new ContainerModule(({ bind }) => {
  bind(tokens.PASSWORD_HASHER).toConstantValue(new Argon2PasswordHasher());
});
export type { IdentityTasks } from './application/tasks.ts';

export const identity = {
  entities: [userMapping, companyMapping, accountTokenMapping],
  containers: [
    hasherModule,
    contextModule({
      wire: wireIdentity,
      outside: {
        platform: PLATFORM,
        hasher: tokens.PASSWORD_HASHER,
        messages: later(tokens.ACCOUNT_MESSAGES),
        texts: later(tokens.ACCOUNT_TEXTS),
        suspensions: later(tokens.SUSPENSIONS),
        personalData: everyEntry(PERSONAL_DATA),
      },
      offers: {
        accountReader: tokens.ACCOUNT_READER,
        contacts: tokens.CONTACTS,
        contactPreferences: tokens.CONTACT_PREFERENCES,
        accountAdministration: tokens.ACCOUNT_ADMINISTRATION,
        makeAdmin: tokens.MAKE_ADMIN,
        presence: tokens.PRESENCE,
        receivedRatings: tokens.RECEIVED_RATINGS,
        referrerStats: tokens.REFERRER_STATS,
        profilePictures: tokens.PROFILE_PICTURES,
        jobPostQuota: tokens.JOB_POST_QUOTA,
        securityLog: tokens.SECURITY_LOG,
        phoneEntries: tokens.PHONE_ENTRIES,
        phoneEntrance: tokens.PHONE_ENTRANCE,
      },
    }),
  ],
};
