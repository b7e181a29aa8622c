import { Migration } from '@mikro-orm/migrations';

/** Claims of every state in one list, newest first. Built while people read and write, so every step can be repeated. */
export class ListedClaims extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // A failed attempt leaves an invalid index that would count as present.
    this.addSql(`drop index concurrently if exists reward_claims_newest`);
    this.addSql(`create index concurrently reward_claims_newest on reward_claims (made_at, id)`);
  }
}
