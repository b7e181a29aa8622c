import { Migration } from '@mikro-orm/migrations';

const KINDS =
  "'sent', 'reminded', 'viewed', 'document_opened', 'code_sent', 'countered', 'consent_withdrawn', 'signed', 'declined', 'copy_sent'";

/** The day a candidate withdrew the consent, even after later mailings (rules.md#paper-and-withdrawal). */
export class WithdrawnConsents extends Migration {
  override up(): void {
    this.addSql('alter table offer_letters add column consent_withdrawn_at timestamptz');
    this.addSql(`update offer_letters l set consent_withdrawn_at = w.at
      from (select l.id, min(o.requested_at) as at from offer_letters l
        join offer_requests o on o.offer_letter_id in (l.id, l.addendum_to) and o.kind = 'consent_withdrawn'
        group by l.id) w
      where w.id = l.id`);
    this.addSql('alter table offer_letter_events drop constraint offer_letter_events_kind_check');
    this.addSql(
      `alter table offer_letter_events add constraint offer_letter_events_kind_check check (kind in (${KINDS}))`,
    );
  }
}
