import { Migration } from '@mikro-orm/migrations';

/** Workers keep licenses and certificates beside the OSHA card. What is there is looked through without a lock that stops writing. */
export class Certificates extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`alter table worker_documents drop constraint if exists worker_documents_kind_check`);
    this.addSql(`alter table worker_documents add constraint worker_documents_kind_check
      check (kind in ('resume', 'osha_card', 'certificates')) not valid`);
    this.addSql(`alter table worker_documents validate constraint worker_documents_kind_check`);
  }
}
