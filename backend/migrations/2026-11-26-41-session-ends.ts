import { Migration } from '@mikro-orm/migrations';

/** The end of a session, regardless of its use: thirty days after the sign-in, twelve hours for admins. */
export class SessionEnds extends Migration {
  override up(): void {
    this.addSql(`create function session_end(began timestamptz, user_type text) returns timestamptz
      language sql immutable parallel safe
      return began + case when user_type = 'admin' then interval '12 hours' else interval '720 hours' end`);
    this.addSql(`update sessions set expire = session_end(created_at, sess ->> 'userType')
      where expire > session_end(created_at, sess ->> 'userType')`);
  }
}
