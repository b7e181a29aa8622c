import { Migration } from '@mikro-orm/migrations';

/** One refund made at the provider may become several refunds here, each with its part (rules.md#refunds-made-outside). */
export class SharedProviderRefunds extends Migration {
  override up(): void {
    this.addSql('drop index refunds_provider');
    this.addSql('create index refunds_provider on refunds (provider_refund_id)');
  }
}
