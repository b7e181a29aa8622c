import { Migration } from '@mikro-orm/migrations';

/** Documents are printed in Latin letters. A name in other letters has its Latin form next to it. */
export class LatinNames extends Migration {
  override up(): void {
    this.addSql('alter table users add column latin_name text');
    this.addSql('alter table referrals add column worker_latin_name text');
  }
}
