import type { UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { Sql } from '#platform/persistence/sql.ts';

/** Only a confirmed address proves that the signup is the account holder's own. */
const OWN = `email = (select lower(u.email) from users u where u.id = $1 and u.email_verified_at is not null)`;

const COLLECT = {
  name: 'waitlist-of-person',
  text: `select email, phone, state, wants_texts as "wantsTexts", source, ip_address as "ipAddress",
      user_agent as "userAgent", iso(created_at) as "createdAt", iso(confirmed_at) as "confirmedAt"
    from waitlist_signups where ${OWN}`,
};
const ERASE = { name: 'waitlist-erase-person', text: `delete from waitlist_signups where ${OWN}` };

/** The spot on the waitlist that belongs to someone's account. */
export class SqlWaitlistPersonalData implements PersonalData {
  readonly name = 'waitlist';
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async collect(userId: UserId): Promise<Json> {
    return this.sql.row(COLLECT, [userId]);
  }

  async erase(userId: UserId): Promise<void> {
    await this.sql.rows(ERASE, [userId]);
  }
}
