import { Migration } from '@mikro-orm/migrations';

/** Scans of letters that were signed on paper, separately sealed (rules.md#paper-scan). */
export class PaperScans extends Migration {
  override up(): void {
    this.addSql(`create table offer_paper_scans (
      offer_letter_id uuid primary key references offer_letters (id),
      content_type text not null check (content_type in ('application/pdf', 'image/jpeg')),
      size integer not null check (size > 0),
      sealed text not null,
      uploaded_at timestamptz not null
    )`);
  }
}
