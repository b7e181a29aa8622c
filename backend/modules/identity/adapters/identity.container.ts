import { randomBytes } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { provide, token } from '#platform/container/token.ts';
import { parsePhone } from '#platform/phone/parse-phone.ts';
import { CLOCK, EVENT_PUBLISHER, ORM, RATE_LIMITS, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import type { AccountLinks } from '../application/recovery/account-links.ts';
import type { AccountMessages } from '../application/recovery/account-messages.ts';
import type { AccountReader } from '../application/account-reader.ts';
import type { Contacts } from '../application/contacts.ts';
import { ChooseRole } from '../application/account/choose-role.ts';
import { MakeAdmin } from '../application/administration/make-admin.ts';
import { NewAccount } from '../application/account/new-account.ts';
import { FreeJobPosts, type JobPosting } from '../application/job-posts.ts';
import type { OpenSessions } from '../application/sign-in/open-sessions.ts';
import type {
  CommonPasswords,
  CompanyRepository,
  PasswordHasher,
  UserRepository,
} from '../application/ports.ts';
import { SignIn } from '../application/sign-in/sign-in.ts';
import { SignUpEmployer } from '../application/account/sign-up-employer.ts';
import { SignUpReferrer } from '../application/account/sign-up-referrer.ts';
import { SignUpWorker } from '../application/account/sign-up-worker.ts';
import { WriteReferrerStats, type ReferrerStatsWriter } from '../application/referrer-stats.ts';
import type { WaysIn } from '../application/sign-in/ways-in.ts';
import { Argon2PasswordHasher } from './argon2/argon2-password-hasher.ts';
import { CommonPasswordList } from './common-passwords/common-password-list.ts';
import { identityRoutes } from './http/account/identity.routes.ts';
import { signUpRoutes } from './http/account/sign-up.routes.ts';
import { MikroCompanyRepository } from './persistence/mikro-company-repository.ts';
import { MikroUserRepository } from './persistence/mikro-user-repository.ts';
import { SqlContacts } from './persistence/sql-contacts.ts';
import { SqlAccountReader } from './persistence/sql-account-reader.ts';
import { SqlOpenSessions } from './persistence/sql-open-sessions.ts';
import { SqlWaysIn } from './persistence/sql-ways-in.ts';

export const USERS = token<UserRepository>('identity.users');
export const PASSWORD_HASHER = token<PasswordHasher>('identity.password-hasher');
export const ACCOUNT_MESSAGES = token<AccountMessages>('identity.account-messages');
export const ACCOUNT_READER = token<AccountReader>('identity.account-reader');
export const CONTACTS = token<Contacts>('identity.contacts');
export const REFERRER_STATS = token<ReferrerStatsWriter>('identity.standings');
export const JOB_POSTING = token<JobPosting>('identity.job-posting');
export const MAKE_ADMIN = token<MakeAdmin>('identity.make-admin');
export const COMPANIES = token<CompanyRepository>('identity.companies');
const COMMON_PASSWORDS = token<CommonPasswords>('identity.common-passwords');
export const OPEN_SESSIONS = token<OpenSessions>('identity.open-sessions');
export const WAYS_IN = token<WaysIn>('identity.ways-in');
/** Bound with the credentials. */
export const ACCOUNT_LINKS = token<AccountLinks>('identity.account-links');
export const NEW_ACCOUNT = token<NewAccount>('identity.new-account');
export const SIGN_IN = token<SignIn>('identity.sign-in');
const CHOOSE_ROLE = token<ChooseRole>('identity.choose-role');
const SIGN_UP_REFERRER = token<SignUpReferrer>('identity.sign-up-referrer');
const SIGN_UP_EMPLOYER = token<SignUpEmployer>('identity.sign-up-employer');
const SIGN_UP_WORKER = token<SignUpWorker>('identity.sign-up-worker');

export const identityContainer = new ContainerModule(({ bind }) => {
  provide(bind, USERS, (orm, sql, events) => new MikroUserRepository(orm, sql, events), [
    ORM,
    SQL,
    EVENT_PUBLISHER,
  ]);
  provide(bind, COMPANIES, (orm, sql) => new MikroCompanyRepository(orm, sql), [ORM, SQL]);
  provide(bind, ACCOUNT_READER, (sql) => new SqlAccountReader(sql), [SQL]);
  provide(bind, JOB_POSTING, (work, users, clock) => new FreeJobPosts(work, users, clock), [
    UNIT_OF_WORK,
    USERS,
    CLOCK,
  ]);
  provide(bind, CONTACTS, (sql) => new SqlContacts(sql), [SQL]);
  provide(bind, REFERRER_STATS, (users, clock) => new WriteReferrerStats(users, clock), [USERS, CLOCK]);
  provide(bind, OPEN_SESSIONS, (sql) => new SqlOpenSessions(sql), [SQL]);
  provide(bind, WAYS_IN, (sql) => new SqlWaysIn(sql), [SQL]);
  provide(bind, PASSWORD_HASHER, () => new Argon2PasswordHasher(), []);
  provide(bind, COMMON_PASSWORDS, () => new CommonPasswordList(), []);
  provide(
    bind,
    NEW_ACCOUNT,
    (users, hasher, common, clock, links) =>
      new NewAccount(users, hasher, common, { parse: parsePhone }, randomBytes, clock, links),
    [USERS, PASSWORD_HASHER, COMMON_PASSWORDS, CLOCK, ACCOUNT_LINKS],
  );
  provide(bind, SIGN_UP_REFERRER, (work, account) => new SignUpReferrer(work, account), [
    UNIT_OF_WORK,
    NEW_ACCOUNT,
  ]);
  provide(
    bind,
    SIGN_UP_EMPLOYER,
    (work, companies, account, clock) => new SignUpEmployer(work, companies, account, clock),
    [UNIT_OF_WORK, COMPANIES, NEW_ACCOUNT, CLOCK],
  );
  provide(bind, SIGN_UP_WORKER, (work, account) => new SignUpWorker(work, account), [
    UNIT_OF_WORK,
    NEW_ACCOUNT,
  ]);
  provide(bind, SIGN_IN, (work, users, hasher, clock) => new SignIn(work, users, hasher, clock), [
    UNIT_OF_WORK,
    USERS,
    PASSWORD_HASHER,
    CLOCK,
  ]);
  provide(
    bind,
    MAKE_ADMIN,
    (unitOfWork, users, hasher, newAccount, waysIn, clock) =>
      new MakeAdmin({ unitOfWork, users, hasher, newAccount, waysIn, clock }),
    [UNIT_OF_WORK, USERS, PASSWORD_HASHER, NEW_ACCOUNT, WAYS_IN, CLOCK],
  );
  provide(bind, CHOOSE_ROLE, (work, users, sessions, clock) => new ChooseRole(work, users, sessions, clock), [
    UNIT_OF_WORK,
    USERS,
    OPEN_SESSIONS,
    CLOCK,
  ]);
  provide(
    bind,
    ROUTES,
    (signIn, chooseRole, accounts, limits) => identityRoutes({ signIn, chooseRole, accounts, limits }),
    [SIGN_IN, CHOOSE_ROLE, ACCOUNT_READER, RATE_LIMITS],
  );
  provide(
    bind,
    ROUTES,
    (signUpReferrer, signUpEmployer, signUpWorker, accounts) =>
      signUpRoutes({ signUpReferrer, signUpEmployer, signUpWorker, accounts }),
    [SIGN_UP_REFERRER, SIGN_UP_EMPLOYER, SIGN_UP_WORKER, ACCOUNT_READER],
  );
});
