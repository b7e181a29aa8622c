import { Migration } from '@mikro-orm/migrations';

/**
 * The basis of the update stream. `written_in` is the transaction that wrote a notification. A client that
 * has seen everything before a transaction can request what is newer, in any order of commits
 * (docs/adr/0018). `tell_person` notifies all processes that a person's data changed, with only the ID.
 */
export class LiveUpdates extends Migration {
  override up(): void {
    this.addSql(`alter table notifications add column written_in xid8`);
    this.addSql(`alter table notifications alter column written_in set default pg_current_xact_id()`);
    this.addSql(
      `create index notifications_written on notifications (user_id, written_in) where written_in is not null`,
    );

    this.addSql(`create function tell_person(person uuid) returns void language sql as $$
      select pg_notify('crewvine_live', json_build_object('to', json_build_array(person))::text)
    $$`);
    this.addSql(`create function tell_of_session() returns trigger language plpgsql as $$
      begin
        perform tell_person(old.user_id);
        return null;
      end
    $$`);
    this.addSql(`create function tell_of_user() returns trigger language plpgsql as $$
      begin
        perform tell_person(new.id);
        return null;
      end
    $$`);
    // Triggers, because sessions end in many places, and missing one would leave a stream open.
    this.addSql(`create trigger sessions_tell_end after delete on sessions
      for each row when (old.user_id is not null) execute function tell_of_session()`);
    this.addSql(`create trigger sessions_tell_change after update of sess on sessions
      for each row when (old.user_id is not null and old.sess ->> 'userType' is distinct from new.sess ->> 'userType')
      execute function tell_of_session()`);
    this.addSql(`create trigger users_tell_suspension after update of suspended_until on users
      for each row when (old.suspended_until is distinct from new.suspended_until) execute function tell_of_user()`);
  }
}
