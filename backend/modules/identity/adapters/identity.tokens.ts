import { token } from '#platform/container/token.ts';
import type { Presence } from '#platform/http/sessions/session-store.ts';
import type { AccountReader } from '../application/account-reader.ts';
import type { AccountAdministration } from '../application/administration/account-administration.ts';
import type { MakeAdmin } from '../application/administration/make-admin.ts';
import type { ContactPreferences, Contacts } from '../application/contacts.ts';
import type { JobPostQuota } from '../application/job-post-quota.ts';
import type { PhoneEntries } from '../application/phone/enter-by-phone.ts';
import type { AccountTexts } from '../application/phone/phone-code-ports.ts';
import type { PasswordHasher } from '../application/ports.ts';
import type { ProfilePictures } from '../application/profile-pictures.ts';
import type { ReceivedRatings } from '../application/received-ratings.ts';
import type { AccountMessages } from '../application/recovery/account-messages.ts';
import type { ReferrerStatsWriter } from '../application/referrer-stats.ts';
import type { SecurityLog } from '../application/security/security-log.ts';
import type { Suspensions } from '../application/sign-in/suspensions.ts';
import type { PhoneEntrance } from './http/phone/phone-entrance.ts';

export const ACCOUNT_READER = token<AccountReader>('identity.account-reader');
export const CONTACTS = token<Contacts>('identity.contacts');
export const CONTACT_PREFERENCES = token<ContactPreferences>('identity.contact-preferences');
export const ACCOUNT_ADMINISTRATION = token<AccountAdministration>('identity.account-administration');
export const PRESENCE = token<Presence>('identity.presence');
export const RECEIVED_RATINGS = token<ReceivedRatings>('identity.received-ratings');
export const REFERRER_STATS = token<ReferrerStatsWriter>('identity.referrer-stats');
export const PROFILE_PICTURES = token<ProfilePictures>('identity.profile-pictures');
export const JOB_POST_QUOTA = token<JobPostQuota>('identity.job-post-quota');
export const MAKE_ADMIN = token<MakeAdmin>('identity.make-admin');
export const SECURITY_LOG = token<SecurityLog>('identity.security-log');
/** For calls of other contexts that create an account on the way. */
export const PHONE_ENTRIES = token<PhoneEntries>('identity.phone-entries');
export const PHONE_ENTRANCE = token<PhoneEntrance>('identity.phone-entrance');

/** Tests and the demo data replace it. */
export const PASSWORD_HASHER = token<PasswordHasher>('identity.password-hasher');
/** Bound by notifications. */
export const ACCOUNT_MESSAGES = token<AccountMessages>('identity.account-messages');
/** Bound by notifications. */
export const ACCOUNT_TEXTS = token<AccountTexts>('identity.account-texts');
/** Bound by moderation. */
export const SUSPENSIONS = token<Suspensions>('identity.suspensions');
