import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { DUE_WORK, RATE_LIMITS, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { EndExpiredSessions } from '../application/security/end-expired-sessions.ts';
import { ForgetSecurityEvents } from '../application/security/forget-security-events.ts';
import { RecordedSessions } from '../application/security/recorded-sessions.ts';
import { RecordSignIn } from '../application/security/record-sign-in.ts';
import { WarnOfAccess } from '../application/security/warn-of-access.ts';
import { securityEventsRoutes } from './http/security/security-events.routes.ts';
import { SignInAttempts } from './http/security/sign-in-attempts.ts';
import {
  ACCOUNT_MESSAGES,
  ACCOUNT_TEXTS,
  OPEN_SESSIONS,
  SECURITY_LOG,
  SIGN_IN_ATTEMPTS,
} from './identity.container.ts';
import { SqlOpenSessions } from './persistence/sql-open-sessions.ts';
import { SqlSecurityLog } from './persistence/sql-security-log.ts';

export const WARN_OF_ACCESS = token<WarnOfAccess>('identity.warn-of-access');
export const RECORD_SIGN_IN = token<RecordSignIn>('identity.record-sign-in');

/** The log of account events (rules.md#security-events). */
export const securityContainer = new ContainerModule(({ bind }) => {
  construct(bind, SECURITY_LOG, SqlSecurityLog, [SQL]);
  provide(bind, OPEN_SESSIONS, (sql, log) => new RecordedSessions(new SqlOpenSessions(sql), log), [
    SQL,
    SECURITY_LOG,
  ]);
  construct(bind, SIGN_IN_ATTEMPTS, SignInAttempts, [RATE_LIMITS, SECURITY_LOG]);
  construct(bind, WARN_OF_ACCESS, WarnOfAccess, { messages: ACCOUNT_MESSAGES, texts: ACCOUNT_TEXTS });
  construct(bind, RECORD_SIGN_IN, RecordSignIn, {
    unitOfWork: UNIT_OF_WORK,
    log: SECURITY_LOG,
    warn: WARN_OF_ACCESS,
  });
  construct(bind, DUE_WORK, EndExpiredSessions, [SECURITY_LOG]);
  construct(bind, DUE_WORK, ForgetSecurityEvents, [SECURITY_LOG]);
  provide(bind, ROUTES, securityEventsRoutes, [SECURITY_LOG]);
});
