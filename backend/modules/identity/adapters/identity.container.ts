import { randomBytes } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import type { SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import type { Presence } from '#platform/http/sessions/session-store.ts';
import {
  CLOCK,
  EVENT_PUBLISHER,
  ORM,
  PHONE_NUMBERS,
  ROUTES,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import type { AccountLinks } from '../application/recovery/account-links.ts';
import type { AccountMessages } from '../application/recovery/account-messages.ts';
import type { AccountReader } from '../application/account-reader.ts';
import type { AccountTexts } from '../application/phone/phone-code-ports.ts';
import type { Contacts, ContactPreferences } from '../application/contacts.ts';
import { ChooseRole } from '../application/account/choose-role.ts';
import { MakeAdmin } from '../application/administration/make-admin.ts';
import { NewAccount } from '../application/account/new-account.ts';
import { FreeJobPostQuota, type JobPostQuota } from '../application/job-post-quota.ts';
import { ChangeProfilePicture, type ProfilePictures } from '../application/profile-pictures.ts';
import type { SecurityLog } from '../application/security/security-log.ts';
import type { OpenSessions } from '../application/sign-in/open-sessions.ts';
import type {
  CommonPasswords,
  CompanyRepository,
  PasswordHasher,
  UserRepository,
} from '../application/ports.ts';
import { RefuseSuspended } from '../application/sign-in/refuse-suspended.ts';
import { SignIn } from '../application/sign-in/sign-in.ts';
import type { Suspensions } from '../application/sign-in/suspensions.ts';
import { SignUpEmployer } from '../application/account/sign-up-employer.ts';
import { SignUpReferrer } from '../application/account/sign-up-referrer.ts';
import { SignUpWorker } from '../application/account/sign-up-worker.ts';
import { WriteReceivedRatings, type ReceivedRatings } from '../application/received-ratings.ts';
import { WriteReferrerStats, type ReferrerStatsWriter } from '../application/referrer-stats.ts';
import type { AccountAccess } from '../application/sign-in/account-access.ts';
import { Argon2PasswordHasher } from './argon2/argon2-password-hasher.ts';
import { CommonPasswordList } from './common-passwords/common-password-list.ts';
import { identityRoutes } from './http/account/identity.routes.ts';
import type { SignInAttempts } from './http/security/sign-in-attempts.ts';
import type { SignInSteps } from './http/second-factor/sign-in-steps.ts';
import { signUpRoutes } from './http/account/sign-up.routes.ts';
import { MikroCompanyRepository } from './persistence/mikro-company-repository.ts';
import { MikroUserRepository } from './persistence/mikro-user-repository.ts';
import { SqlContacts } from './persistence/sql-contacts.ts';
import { SqlAccountReader } from './persistence/sql-account-reader.ts';
import { SqlPresence } from './persistence/sql-presence.ts';
import { SqlAccountAccess } from './persistence/sql-account-access.ts';

export const USERS = token<UserRepository>('identity.users');
export const PASSWORD_HASHER = token<PasswordHasher>('identity.password-hasher');
export const ACCOUNT_MESSAGES = token<AccountMessages>('identity.account-messages');
/** Filled by notifications. */
export const ACCOUNT_TEXTS = token<AccountTexts>('identity.account-texts');
export const ACCOUNT_READER = token<AccountReader>('identity.account-reader');
export const CONTACTS = token<Contacts>('identity.contacts');
export const CONTACT_PREFERENCES = token<ContactPreferences>('identity.contact-preferences');
/** Filled by moderation. */
export const SUSPENSIONS = token<Suspensions>('identity.suspensions');
export const PRESENCE = token<Presence>('identity.presence');
export const RECEIVED_RATINGS = token<ReceivedRatings>('identity.received-ratings');
export const REFERRER_STATS = token<ReferrerStatsWriter>('identity.referrer-stats');
export const PROFILE_PICTURES = token<ProfilePictures>('identity.profile-pictures');
export const JOB_POST_QUOTA = token<JobPostQuota>('identity.job-post-quota');
export const MAKE_ADMIN = token<MakeAdmin>('identity.make-admin');
export const COMPANIES = token<CompanyRepository>('identity.companies');
const COMMON_PASSWORDS = token<CommonPasswords>('identity.common-passwords');
/** Bound with what is written down of accounts. */
export const SECURITY_LOG = token<SecurityLog>('identity.security-log');
export const SIGN_IN_ATTEMPTS = token<SignInAttempts>('identity.sign-in-attempts');
export const OPEN_SESSIONS = token<OpenSessions>('identity.open-sessions');
export const ACCOUNT_ACCESS = token<AccountAccess>('identity.account-access');
/** Bound with the credentials. */
export const ACCOUNT_LINKS = token<AccountLinks>('identity.account-links');
/** Bound with the second factors. */
export const SIGN_IN_STEPS = token<SignInSteps>('identity.sign-in-steps');
export const SEALED_COOKIES = token<SealedCookies>('identity.sealed-cookies');
export const NEW_ACCOUNT = token<NewAccount>('identity.new-account');
export const SIGN_IN = token<SignIn>('identity.sign-in');
export const REFUSE_SUSPENDED = token<RefuseSuspended>('identity.refuse-suspended');
const CHOOSE_ROLE = token<ChooseRole>('identity.choose-role');
const SIGN_UP_REFERRER = token<SignUpReferrer>('identity.sign-up-referrer');
const SIGN_UP_EMPLOYER = token<SignUpEmployer>('identity.sign-up-employer');
const SIGN_UP_WORKER = token<SignUpWorker>('identity.sign-up-worker');

export const identityContainer = new ContainerModule(({ bind }) => {
  construct(bind, USERS, MikroUserRepository, [ORM, SQL, EVENT_PUBLISHER]);
  construct(bind, COMPANIES, MikroCompanyRepository, [ORM, SQL]);
  construct(bind, ACCOUNT_READER, SqlAccountReader, [SQL]);
  construct(bind, PROFILE_PICTURES, ChangeProfilePicture, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    clock: CLOCK,
  });
  construct(bind, JOB_POST_QUOTA, FreeJobPostQuota, { unitOfWork: UNIT_OF_WORK, users: USERS, clock: CLOCK });
  construct(bind, CONTACTS, SqlContacts, [SQL]);
  construct(bind, PRESENCE, SqlPresence, [SQL, CLOCK]);
  construct(bind, REFERRER_STATS, WriteReferrerStats, [USERS, CLOCK]);
  construct(bind, RECEIVED_RATINGS, WriteReceivedRatings, [USERS, CLOCK]);
  construct(bind, ACCOUNT_ACCESS, SqlAccountAccess, [SQL, SECURITY_LOG]);
  provide(bind, PASSWORD_HASHER, () => new Argon2PasswordHasher(), []);
  provide(bind, COMMON_PASSWORDS, (settings) => new CommonPasswordList(settings.breachedPasswords), [
    SETTINGS,
  ]);
  provide(
    bind,
    NEW_ACCOUNT,
    (users, hasher, common, phones, clock, links) =>
      new NewAccount({
        users,
        hasher,
        commonPasswords: common,
        phones,
        randomBytes,
        clock,
        links,
      }),
    [USERS, PASSWORD_HASHER, COMMON_PASSWORDS, PHONE_NUMBERS, CLOCK, ACCOUNT_LINKS],
  );
  construct(bind, SIGN_UP_REFERRER, SignUpReferrer, [UNIT_OF_WORK, NEW_ACCOUNT]);
  construct(bind, SIGN_UP_EMPLOYER, SignUpEmployer, {
    unitOfWork: UNIT_OF_WORK,
    companies: COMPANIES,
    newAccount: NEW_ACCOUNT,
    clock: CLOCK,
  });
  construct(bind, SIGN_UP_WORKER, SignUpWorker, [UNIT_OF_WORK, NEW_ACCOUNT]);
  construct(bind, REFUSE_SUSPENDED, RefuseSuspended, { suspensions: SUSPENSIONS, clock: CLOCK });
  construct(bind, SIGN_IN, SignIn, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    hasher: PASSWORD_HASHER,
    refuseSuspended: REFUSE_SUSPENDED,
    clock: CLOCK,
  });
  construct(bind, MAKE_ADMIN, MakeAdmin, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    hasher: PASSWORD_HASHER,
    newAccount: NEW_ACCOUNT,
    access: ACCOUNT_ACCESS,
    log: SECURITY_LOG,
    clock: CLOCK,
  });
  construct(bind, CHOOSE_ROLE, ChooseRole, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    sessions: OPEN_SESSIONS,
    clock: CLOCK,
  });
  provide(
    bind,
    ROUTES,
    (signIn, steps, chooseRole, accounts, attempts, log) =>
      identityRoutes({ signIn, steps, chooseRole, accounts, attempts, log }),
    [SIGN_IN, SIGN_IN_STEPS, CHOOSE_ROLE, ACCOUNT_READER, SIGN_IN_ATTEMPTS, SECURITY_LOG],
  );
  provide(
    bind,
    ROUTES,
    (signUpReferrer, signUpEmployer, signUpWorker, steps, accounts) =>
      signUpRoutes({ signUpReferrer, signUpEmployer, signUpWorker, steps, accounts }),
    [SIGN_UP_REFERRER, SIGN_UP_EMPLOYER, SIGN_UP_WORKER, SIGN_IN_STEPS, ACCOUNT_READER],
  );
});
