import type { OfferLetterId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { CounterProposals } from '#modules/offers/application/ports.ts';
import type { CounterProposal } from '#modules/offers/domain/changing/counter-proposal.ts';

const OF_LETTER = {
  name: 'offer-counters-of-letter',
  text: `select id, offer_letter_id as "offerLetterId", version, pay_rate as "payRate", start_date::text as "startDate",
      note, status, created_at as "createdAt"
    from offer_counters where offer_letter_id = $1 order by created_at desc, id desc limit 10`,
};
const LAPSE = {
  name: 'offer-counters-lapse',
  text: `update offer_counters set status = 'lapsed' where offer_letter_id = $1 and status = 'open' and version < $2`,
};
const ADD = {
  name: 'offer-counter-add',
  text: `insert into offer_counters (id, offer_letter_id, version, pay_rate, start_date, note, status, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
};
const ANSWER = {
  name: 'offer-counter-answer',
  text: `update offer_counters set status = $2, answered_at = $3 where id = $1`,
};

export class SqlCounterProposals implements CounterProposals {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async of(letterId: OfferLetterId): Promise<readonly CounterProposal[]> {
    return this.sql.rows<CounterProposal>(OF_LETTER, [letterId]);
  }

  async add(proposal: CounterProposal): Promise<void> {
    const { id, offerLetterId, version, payRate, startDate, note, status, createdAt } = proposal;
    await this.sql.rows(LAPSE, [offerLetterId, version]);
    await this.sql.rows(ADD, [id, offerLetterId, version, payRate, startDate, note, status, createdAt]);
  }

  async answer(id: string, status: 'accepted' | 'declined', at: Date): Promise<void> {
    await this.sql.rows(ANSWER, [id, status, at]);
  }
}
