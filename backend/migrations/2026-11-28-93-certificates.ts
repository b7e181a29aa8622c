import { Migration } from '@mikro-orm/migrations';

/** Workers store licenses and certificates in addition to the OSHA card. The check does not block writes. */
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
