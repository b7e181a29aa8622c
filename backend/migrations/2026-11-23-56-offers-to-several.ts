import { Migration } from '@mikro-orm/migrations';

/** Letters created together are sent automatically once they are paid (rules.md#offers-to-several). */
export class OffersToSeveral extends Migration {
  override up(): void {
    this.addSql(`alter table offer_letters add column sends_when_paid boolean not null default false`);
  }
}
