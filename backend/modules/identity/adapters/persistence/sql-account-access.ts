import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { SecurityLog } from '../../application/security/security-log.ts';
import type { AccountAccess } from '../../application/sign-in/account-access.ts';

const CLOSE = {
  name: 'ways-in-close',
  text: `with sessions_ended as (delete from sessions where user_id = $1 returning 1),
      links_ended as (delete from account_tokens where user_id = $1),
      apps_ended as (delete from authenticator_apps where user_id = $1),
      passkeys_ended as (delete from passkeys where user_id = $1),
      codes_ended as (delete from recovery_codes where user_id = $1),
      providers_ended as (delete from external_identities where user_id = $1)
    select count(*)::int as sessions from sessions_ended`,
};

export class SqlAccountAccess implements AccountAccess {
  private readonly sql: Sql;
  private readonly log: Pick<SecurityLog, 'record'>;

  constructor(sql: Sql, log: Pick<SecurityLog, 'record'>) {
    this.sql = sql;
    this.log = log;
  }

  async close(userId: UserId): Promise<void> {
    const ended = await this.sql.row<{ sessions: number }>(CLOSE, [userId]);
    if (ended?.sessions) await this.log.record({ userId, kind: 'session_ended', detail: 'elsewhere' });
  }
}
