import { randomBytes } from 'node:crypto';
import { SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import { NewAccount } from '../application/account/new-account.ts';
import { AccountLinks } from '../application/recovery/account-links.ts';
import { SecondSteps } from '../application/second-factor/second-steps.ts';
import { RecordedSessions } from '../application/security/recorded-sessions.ts';
import { WarnOfAccess } from '../application/security/warn-of-access.ts';
import { RefuseSuspended } from '../application/sign-in/refuse-suspended.ts';
import { VerifyCurrentPassword } from '../application/sign-in/verify-current-password.ts';
import { CommonPasswordList } from './common-passwords/common-password-list.ts';
import { SignInAttempts } from './http/security/sign-in-attempts.ts';
import type { IdentityOutside } from './identity-outside.ts';
import { MikroAccountTokens } from './persistence/mikro-account-tokens.ts';
import { MikroCompanyRepository } from './persistence/mikro-company-repository.ts';
import { MikroUserRepository } from './persistence/mikro-user-repository.ts';
import { SqlAccountAccess } from './persistence/sql-account-access.ts';
import { SqlAccountReader } from './persistence/sql-account-reader.ts';
import { SqlAuthenticatorApps } from './persistence/sql-authenticator-apps.ts';
import { SqlOpenSessions } from './persistence/sql-open-sessions.ts';
import { SqlPasskeys } from './persistence/sql-passkeys.ts';
import { SqlSecurityLog } from './persistence/sql-security-log.ts';

const LINK_BYTES = 32;

/** The parts that several subjects of identity use. */
export function identityBase({ platform, hasher, messages, texts, suspensions }: IdentityOutside) {
  const { orm, sql, unitOfWork, clock, settings, linkSecrets, phoneNumbers: phones } = platform;
  const users = new MikroUserRepository(orm, sql, platform.events);
  const log = new SqlSecurityLog(sql);
  const secrets = {
    make: () => randomBytes(LINK_BYTES).toString('base64url'),
    hash: (secret: string) => linkSecrets.hash(secret),
  };
  const tokens = new MikroAccountTokens(orm, sql);
  const links = new AccountLinks({ tokens, secrets, messages, clock, publicUrl: settings.publicUrl });
  const commonPasswords = new CommonPasswordList(settings.breachedPasswords);
  const apps = new SqlAuthenticatorApps(sql, platform.fieldCipher);
  const passkeys = new SqlPasskeys(sql);

  return {
    users,
    companies: new MikroCompanyRepository(orm, sql),
    accounts: new SqlAccountReader(sql),
    access: new SqlAccountAccess(sql, log),
    log,
    sessions: new RecordedSessions(new SqlOpenSessions(sql), log),
    attempts: new SignInAttempts(platform.rateLimits, log),
    warn: new WarnOfAccess({ messages, texts }),
    secrets,
    tokens,
    links,
    newAccount: new NewAccount({ users, hasher, commonPasswords, phones, randomBytes, clock, links }),
    currentPassword: new VerifyCurrentPassword({ unitOfWork, users, hasher }),
    refuseSuspended: new RefuseSuspended({ suspensions, clock }),
    cookies: new SealedCookies(settings.sessionKeys, settings.publicUrl.startsWith('https:'), clock),
    apps,
    passkeys,
    secondStep: new SecondSteps(apps, passkeys),
  };
}

export type IdentityBase = ReturnType<typeof identityBase>;
