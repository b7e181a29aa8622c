import { Migration } from '@mikro-orm/migrations';

/** Papers are printed in Latin letters: a name in other letters keeps its Latin form next to it. */
export class LatinNames extends Migration {
  override up(): void {
    this.addSql('alter table users add column latin_name text');
    this.addSql('alter table referrals add column worker_latin_name text');
  }
}
