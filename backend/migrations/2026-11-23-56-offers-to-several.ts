import { Migration } from '@mikro-orm/migrations';

/** Letters that were made together go out by themselves once they are paid (rules.md#offers-to-several). */
export class OffersToSeveral extends Migration {
  override up(): void {
    this.addSql(`alter table offer_letters add column sends_when_paid boolean not null default false`);
  }
}
