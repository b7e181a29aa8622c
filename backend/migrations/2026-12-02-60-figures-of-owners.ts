import { Migration } from '@mikro-orm/migrations';

/** Each replaces an index of the same name and order. */
const INDEXES = [
  [
    'referrals_by_employer',
    `(employer_id, created_at desc, id desc)
      include (job_id, status, previous_status, verification_status, bonus_cents, bonus_paid_at)`,
  ],
  ['referrals_by_referrer', '(referrer_id, created_at desc, id desc) include (status, time_to_hire)'],
  ['referrals_by_worker', '(worker_id, created_at desc, id desc) include (status)'],
  ['referrals_hires', `(referrer_id, hired_at, id) where status in ('hired', 'completed')`],
] as const;

/**
 * The figures of an employer, a referrer, and a worker are read from an index instead of from the rows, which are spread over the whole table, and
 * the hires of a referrer come in their order. Built while people read and write, so every step can be repeated.
 */
export class FiguresOfOwners extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [name, definition] of INDEXES) {
      // A failed attempt leaves an invalid index that would count as present.
      this.addSql(`drop index concurrently if exists ${name}_next`);
      this.addSql(`create index concurrently ${name}_next on referrals ${definition}`);
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`alter index ${name}_next rename to ${name}`);
    }
  }
}
