import { Migration } from '@mikro-orm/migrations';

/** A candidate's answer is sealed after its row is written, so the row may exist without it for a moment. */
export class SealedDisputes extends Migration {
  override up(): void {
    this.addSql(`do $$
      declare found text;
      begin
        select conname into found from pg_constraint
          where conrelid = 'adverse_actions'::regclass and contype = 'c'
            and pg_get_constraintdef(oid) like '%dispute IS NULL%';
        if found is not null then
          execute format('alter table adverse_actions drop constraint %I', found);
        end if;
      end $$`);
    this.addSql(`alter table adverse_actions add constraint adverse_actions_dispute
      check (dispute is null or disputed_at is not null)`);
  }
}
