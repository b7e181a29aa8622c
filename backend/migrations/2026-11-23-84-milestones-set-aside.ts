import { Migration } from '@mikro-orm/migrations';

/** A part of a bonus that could not be released waits for its task, and does not delay others (rules.md#bonus-schedule). */
export class MilestonesSetAside extends Migration {
  override up(): void {
    this.addSql(`alter table milestones add column set_aside_at timestamptz`);
    this.addSql(`drop index milestones_due`);
    this.addSql(
      `create index milestones_due on milestones (due_at, id) where state = 'pending' and set_aside_at is null`,
    );
  }
}
