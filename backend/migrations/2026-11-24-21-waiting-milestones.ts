import { Migration } from '@mikro-orm/migrations';

/**
 * Parts of a bonus wait for the worker's confirmation or an admin's release (rules.md#unconfirmed-hires).
 * Earlier promises do not change. A worker who signed a letter on our page has confirmed.
 */
export class WaitingMilestones extends Migration {
  override up(): void {
    this.addSql(`alter table milestones add column waits_for_worker boolean not null default false`);
    this.addSql(`drop index milestones_due`);
    this.addSql(`create index milestones_due on milestones (due_at, id)
      where state = 'pending' and set_aside_at is null and frozen_by is null and not waits_for_worker`);
    this.addSql(`update referrals set verification_status = 'verified', verified_at = status_changed_at
      where signature_kind = 'digital' and verification_status in ('pending', 'expired')`);
  }
}
