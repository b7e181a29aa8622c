import { AdministerAccounts } from '../application/administration/account-administration.ts';
import { MakeAdmin } from '../application/administration/make-admin.ts';
import { FreeJobPostQuota } from '../application/job-post-quota.ts';
import { ChangeProfilePicture } from '../application/profile-pictures.ts';
import { WriteReceivedRatings } from '../application/received-ratings.ts';
import { WriteReferrerStats } from '../application/referrer-stats.ts';
import { identityBase } from './identity-base.ts';
import type { IdentityOutside } from './identity-outside.ts';
import { SqlAdministrators } from './persistence/sql-administrators.ts';
import { SqlContacts } from './persistence/sql-contacts.ts';
import { SqlPresence } from './persistence/sql-presence.ts';
import { wireAccounts } from './wire-accounts.ts';
import { wireCredentials } from './wire-credentials.ts';
import { wirePhone } from './wire-phone.ts';
import { wireSignIn } from './wire-sign-in.ts';

export function wireIdentity(outside: IdentityOutside) {
  const { sql, unitOfWork, clock } = outside.platform;
  const base = identityBase(outside);
  const { users, access, log, newAccount, sessions } = base;
  const signIn = wireSignIn(outside, base);
  const credentials = wireCredentials(outside, base);
  const accounts = wireAccounts(outside, base, signIn.steps);
  const phone = wirePhone(outside, base, signIn.steps);
  const administrators = new SqlAdministrators(sql);

  return {
    accountReader: base.accounts,
    contacts: new SqlContacts(sql),
    contactPreferences: accounts.contactPreferences,
    accountAdministration: new AdministerAccounts({ users, administrators, sessions, clock }),
    makeAdmin: new MakeAdmin({ unitOfWork, users, hasher: outside.hasher, newAccount, access, log, clock }),
    presence: new SqlPresence(sql, clock),
    receivedRatings: new WriteReceivedRatings(users, clock),
    referrerStats: new WriteReferrerStats(users, clock),
    profilePictures: new ChangeProfilePicture({ unitOfWork, users, clock }),
    jobPostQuota: new FreeJobPostQuota({ unitOfWork, users, clock }),
    securityLog: log,
    phoneEntries: phone.phoneEntries,
    phoneEntrance: phone.phoneEntrance,
    routes: [...signIn.routes, ...credentials.routes, ...accounts.routes, ...phone.routes],
    taskHandlers: [...credentials.taskHandlers, ...phone.taskHandlers],
    dueWork: [...credentials.dueWork, ...phone.dueWork],
    personalData: accounts.personalData,
    sealedFields: [base.apps],
  };
}
