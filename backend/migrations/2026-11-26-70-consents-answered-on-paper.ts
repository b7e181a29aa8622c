import { Migration } from '@mikro-orm/migrations';

/** A signer who withdrew the consent also gets the letter on paper, which fulfills the request (rules.md#paper-and-withdrawal). */
export class ConsentsAnsweredOnPaper extends Migration {
  override up(): void {
    this.addSql('alter table offer_requests drop constraint offer_requests_check1');
  }
}
