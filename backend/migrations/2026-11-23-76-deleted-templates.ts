import { Migration } from '@mikro-orm/migrations';

/** A deleted template can be restored for a while (rules.md#offer-templates). */
export class DeletedTemplates extends Migration {
  override up(): void {
    this.addSql(`alter table offer_templates add column deleted_at timestamptz`);
    this.addSql(`create unique index offer_templates_free_name on offer_templates (holder_id, lower(name))
      where deleted_at is null`);
    this.addSql(`drop index offer_templates_name`);
    this.addSql(
      `create index offer_templates_deleted on offer_templates (deleted_at) where deleted_at is not null`,
    );
  }
}
