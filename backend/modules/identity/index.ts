import { administrationContainer } from './adapters/administration.container.ts';
import { credentialsContainer } from './adapters/credentials.container.ts';
import { identityContainer } from './adapters/identity.container.ts';
import { oidcContainer } from './adapters/oidc.container.ts';
import {
  accountTokenMapping,
  companyMapping,
  userMapping,
} from './adapters/persistence/identity.mappings.ts';
import { profileContainer } from './adapters/profile.container.ts';

export {
  ACCOUNT_MESSAGES,
  ACCOUNT_READER,
  CONTACTS,
  CONTACT_WISHES,
  JOB_POST_QUOTA,
  MAKE_ADMIN,
  PASSWORD_HASHER,
  PRESENCE,
  PROFILE_PICTURES,
  RECEIVED_RATINGS,
  REFERRER_STATS,
  SUSPENSIONS,
} from './adapters/identity.container.ts';
export { ACCOUNT_ADMINISTRATION } from './adapters/administration.container.ts';
export type {
  AccountAdministration,
  AccountType,
} from './application/administration/account-administration.ts';
export type { AccountMessage, AccountMessages } from './application/recovery/account-messages.ts';
export type { AccountReader, Person } from './application/account-reader.ts';
export type { Contact, Contacts, ContactWishes } from './application/contacts.ts';
export type { PasswordHasher } from './application/ports.ts';
export type { JobPostQuota } from './application/job-post-quota.ts';
export type { ProfilePictures } from './application/profile-pictures.ts';
export type { Suspension, Suspensions } from './application/sign-in/suspensions.ts';
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
  ],
};
