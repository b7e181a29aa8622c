import { Migration } from '@mikro-orm/migrations';

/**
 * When the employer was notified that a sent link has expired without an answer (rules.md#expired-consents). Links that expired
 * before count as announced.
 */
export class ExpiredConsents extends Migration {
  override up(): void {
    this.addSql(`alter table background_check_consents add column expiry_announced_at timestamptz`);
    this.addSql(`update background_check_consents set expiry_announced_at = now()
      where sent_at is not null and decision is null and revoked_at is null and expires_at <= now()`);
    this
      .addSql(`create index background_check_consents_to_announce on background_check_consents (expires_at, id)
      where sent_at is not null and decision is null and revoked_at is null and expiry_announced_at is null`);
  }
}
