import type { UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { Sql } from '#platform/persistence/sql.ts';

const COLLECT = {
  name: 'notes-about-person',
  text: `select iso(created_at) as at, text from person_notes where user_id = $1 order by created_at, id`,
};
const ERASE = { name: 'person-notes-erase', text: 'delete from person_notes where user_id = $1' };

/** Admins' notes about a person: included in their copy without the author, and deleted with the account. */
export class SqlPersonNotesData implements PersonalData {
  readonly name = 'adminNotes';
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async collect(userId: UserId): Promise<Json> {
    return this.sql.rows(COLLECT, [userId]);
  }

  async erase(userId: UserId): Promise<void> {
    await this.sql.rows(ERASE, [userId]);
  }
}
