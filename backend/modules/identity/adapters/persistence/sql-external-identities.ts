import { DomainError } from '#kernel/domain-error.ts';
import { asId, type UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { ExternalIdentities, ExternalName } from '../../application/sign-in/external-identities.ts';

const FIND = {
  name: 'external-identity-user',
  text: `select u.id from external_identities e join users u on u.id = e.user_id
    where e.issuer = $1 and e.subject = $2 and u.deleted_at is null`,
};
/** Takes over what an account that is gone has left. */
const LINK = {
  name: 'external-identity-link',
  text: `insert into external_identities as e (issuer, subject, user_id, created_at) values ($1, $2, $3, $4)
    on conflict (issuer, subject) do update set user_id = excluded.user_id, created_at = excluded.created_at
      where e.user_id = excluded.user_id
        or exists (select from users u where u.id = e.user_id and u.deleted_at is not null)
    returning user_id`,
};

export class SqlExternalIdentities implements ExternalIdentities {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async findUser({ issuer, subject }: ExternalName): Promise<UserId | null> {
    const row = await this.sql.row<{ id: string }>(FIND, [issuer, subject]);
    return row && asId(row.id);
  }

  async link({ issuer, subject }: ExternalName, userId: UserId, now: Date): Promise<void> {
    const row = await this.sql.row(LINK, [issuer, subject, userId, now]);
    if (row) return;
    throw new DomainError(
      'identity.provider_taken',
      'conflict',
      'This sign-in already opens another account',
    );
  }
}
