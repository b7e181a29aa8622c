import { newId, type OfferLetterId } from '#kernel/ids.ts';
import type { LinkKind } from '#kernel/links/link-code.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { LetterRecord } from '#modules/offers/application/signing/ports.ts';
import type { LetterEvent } from '#modules/offers/domain/signing/letter-event.ts';

const ADD = {
  name: 'offer-letter-event-add',
  text: `insert into offer_letter_events (id, offer_letter_id, kind, channel, masked_address, link, at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
};
const ADD_UNLESS_SINCE = {
  name: 'offer-letter-event-add-unless-since',
  text: `insert into offer_letter_events (id, offer_letter_id, kind, channel, masked_address, link, at)
    select $1, $2, $3, $4, $5, $6, $7
    where not exists (select 1 from offer_letter_events where offer_letter_id = $2 and kind = $3 and channel = $4
      and masked_address is not distinct from $5 and link is not distinct from $6 and at >= $8)`,
};
const OF_LETTER = {
  name: 'offer-letter-events',
  text: `select kind, channel, masked_address as "maskedAddress", link, iso(at) as at
    from offer_letter_events where offer_letter_id = $1 order by at, id`,
};
const OPENED = {
  name: 'offer-letter-document-opened',
  text: `select 1 from offer_letter_events
    where offer_letter_id = $1 and kind = 'document_opened' and at >= $2 and coalesce(link, 'sent') = $3 limit 1`,
};

type EventRow = Omit<LetterEvent, 'at'> & { readonly at: string };

export class SqlLetterRecord implements LetterRecord {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(letterId: OfferLetterId, events: readonly LetterEvent[]): Promise<void> {
    for (const { kind, channel, maskedAddress, link, at } of events)
      await this.sql.rows(ADD, [newId(), letterId, kind, channel, maskedAddress, link, at]);
  }

  async addUnlessSince(letterId: OfferLetterId, event: LetterEvent, since: Date): Promise<void> {
    const { kind, channel, maskedAddress, link, at } = event;
    const values = [newId(), letterId, kind, channel, maskedAddress, link, at, since];
    await this.sql.rows(ADD_UNLESS_SINCE, values);
  }

  async of(letterId: OfferLetterId): Promise<readonly LetterEvent[]> {
    const rows = await this.sql.rows<EventRow>(OF_LETTER, [letterId]);
    return rows.map((row) => ({ ...row, at: new Date(row.at) }));
  }

  async hasOpenedDocument(letterId: OfferLetterId, link: LinkKind, since: Date): Promise<boolean> {
    return (await this.sql.row(OPENED, [letterId, since, link])) !== null;
  }
}
