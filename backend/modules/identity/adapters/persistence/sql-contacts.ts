import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { Contact, Contacts } from '../../application/contacts.ts';

const CONTACT = {
  name: 'contact',
  text: `select email, phone, first_name as "firstName", location, language, wants_text_alerts as "wantsTextAlerts",
      wants_email_alerts as "wantsEmailAlerts", preferred_contact_method as "preferredContactMethod",
      alert_preferences as "alertPreferences"
    from users where id = $1 and deleted_at is null`,
};

export class SqlContacts implements Contacts {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async contact(id: UserId): Promise<Contact | null> {
    return this.sql.row<Contact>(CONTACT, [id]);
  }
}
