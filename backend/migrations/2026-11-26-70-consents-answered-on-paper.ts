import { Migration } from '@mikro-orm/migrations';

/** Whoever took the consent back gets the letter on paper, too, which ends what they asked for (rules.md#paper-and-withdrawal). */
export class ConsentsAnsweredOnPaper extends Migration {
  override up(): void {
    this.addSql('alter table offer_requests drop constraint offer_requests_check1');
  }
}
