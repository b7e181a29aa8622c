import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import { asId, type UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { AccountTokens } from '../../application/ports.ts';
import { AccountToken } from '../../domain/account-token.ts';

const OWNER = {
  name: 'account-token-owner',
  text: `select user_id as "userId" from account_tokens where token_hash = $1`,
};
const REMOVE_OLDER = {
  name: 'account-token-remove-older',
  text: `delete from account_tokens where user_id = $1 and purpose = $2 and used_at is null`,
};
const REVOKE = {
  name: 'account-token-revoke',
  text: `delete from account_tokens where user_id = $1 and used_at is null
    and not (purpose = 'verify_email' and lower(email) = lower($2))`,
};
const REMOVE_EXPIRED = {
  name: 'account-token-remove-expired',
  text: `delete from account_tokens where id = any
    (array(select id from account_tokens where expires_at <= $1 order by expires_at limit 1000)) returning 1`,
};

export class MikroAccountTokens implements AccountTokens {
  private readonly orm: MikroORM;
  private readonly sql: Sql;

  constructor(orm: MikroORM, sql: Sql) {
    this.orm = orm;
    this.sql = sql;
  }

  async ownerOf(tokenHash: string): Promise<UserId | null> {
    const row = await this.sql.row<{ userId: string }>(OWNER, [tokenHash]);
    return row && asId(row.userId);
  }

  async findByHash(tokenHash: string): Promise<AccountToken | null> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    return transactionEm(this.orm).findOne(AccountToken, { tokenHash }, { lockMode });
  }

  async add(token: AccountToken): Promise<void> {
    await this.sql.rows(REMOVE_OLDER, [token.userId, token.purpose]);
    await transactionEm(this.orm).persist(token).flush();
  }

  async save(token: AccountToken): Promise<void> {
    await transactionEm(this.orm).persist(token).flush();
  }

  async revoke(userId: UserId, exceptFor: string): Promise<void> {
    await this.sql.rows(REVOKE, [userId, exceptFor]);
  }

  async removeExpired(now: Date): Promise<number> {
    return (await this.sql.rows(REMOVE_EXPIRED, [now])).length;
  }
}
