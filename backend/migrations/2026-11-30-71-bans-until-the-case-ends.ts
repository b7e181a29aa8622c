import { Migration } from '@mikro-orm/migrations';

/** A case whose worker takes no action is open until it is closed. Until then it has no consequences. */
export class BansUntilTheCaseEnds extends Migration {
  override async up(): Promise<void> {
    this.addSql(`update i9_forms set everify_is_undecided = true
      where not everify_is_undecided and everify_state in ('more_time', 'mismatch', 'referred', 'continuance')`);
  }
}
