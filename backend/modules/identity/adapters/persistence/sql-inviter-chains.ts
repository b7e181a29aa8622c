import { asId, type UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { InviterChains } from '../../application/ports.ts';

const LOCK = {
  name: 'inviter-chains-lock',
  text: `select pg_advisory_xact_lock(hashtext('identity.inviter-chains'))`,
};
/** `union` leaves out who came up before: it ends even on a circle. */
const ABOVE = {
  name: 'inviter-chain-above',
  text: `with recursive above as (
      select referred_by as id from users where id = $1 and referred_by is not null
      union
      select u.referred_by from above join users u on u.id = above.id where u.referred_by is not null
    ) select id from above`,
};

export class SqlInviterChains implements InviterChains {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async lock(): Promise<void> {
    await this.sql.rows(LOCK);
  }

  async above(id: UserId): Promise<readonly UserId[]> {
    const rows = await this.sql.rows<{ id: string }>(ABOVE, [id]);
    return rows.map((row) => asId<'user'>(row.id));
  }
}
