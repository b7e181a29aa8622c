import { LockMode, UniqueConstraintViolationException, type MikroORM } from '@mikro-orm/postgresql';
import { DomainError } from '#kernel/domain-error.ts';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { OfferLetterId, ReferralId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import { OFFER_EXISTS } from '#contract/offers/index.ts';
import type { LetterPlace, OfferLetterRepository } from '#modules/offers/application/ports.ts';
import { OfferLetter } from '#modules/offers/domain/letter/offer-letter.ts';
import { OUT } from './out-letters.ts';
import { OUT_STATUSES } from '#contract/hiring/vocabulary/offer-status.ts';

const PLACE = {
  name: 'offer-letter-place',
  text: `select id, referral_id as "referralId" from offer_letters where id = $1`,
};
const PLACE_OF_TOKEN = {
  name: 'offer-letter-place-of-token',
  text: `select id, referral_id as "referralId" from offer_letters
    where signing_token = $1 or copied_token = $1`,
};
const OVERDUE = {
  name: 'offer-letters-overdue',
  text: `select id, referral_id as "referralId" from offer_letters
    where status in ${OUT} and expires_at <= $1 order by expires_at limit $2`,
};
const TO_REMIND = {
  name: 'offer-letters-to-remind',
  text: `select id, referral_id as "referralId" from offer_letters
    where status in ${OUT} and expires_at > $1 and expires_at <= $1::timestamptz + interval '2 days'
      and (coalesce(reminded_at, sent_at) < expires_at - interval '2 days'
        or expires_at <= $1::timestamptz + interval '1 day' and coalesce(reminded_at, sent_at) < expires_at - interval '1 day')
    order by expires_at limit $2`,
};
const IDLE_DRAFTS = {
  name: 'offer-letters-idle-drafts',
  text: `select id, referral_id as "referralId" from offer_letters
    where status = 'draft' and updated_at <= $1 and ($2::uuid is null or id > $2) order by id limit $3`,
};
/** Any view by the candidate counts: the page, the PDF, an earlier version, paper. */
const WITHDRAWN_UNOPENED = {
  name: 'offer-letters-withdrawn-unopened',
  text: `select l.id from offer_letters l
    where l.referral_id = $1 and l.status = 'withdrawn' and l.addendum_to is null
      and l.viewed_at is null and l.signed_at is null
      and not exists (select from offer_letter_versions v where v.offer_letter_id = l.id and v.viewed_at is not null)
      and not exists (select from offer_letter_events e
        where e.offer_letter_id = l.id and e.kind in ('viewed', 'document_opened'))
    order by l.created_at desc, l.id desc limit 100`,
};
const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

export class MikroOfferLetterRepository implements OfferLetterRepository {
  private readonly orm: MikroORM;
  private readonly sql: Sql;
  private readonly events: EventPublisher;

  constructor(orm: MikroORM, sql: Sql, events: EventPublisher) {
    this.orm = orm;
    this.sql = sql;
    this.events = events;
  }

  async findById(id: OfferLetterId): Promise<OfferLetter | null> {
    return transactionEm(this.orm).findOne(OfferLetter, { id }, LOCKED);
  }

  async findLive(referralId: ReferralId): Promise<OfferLetter | null> {
    return transactionEm(this.orm).findOne(OfferLetter, { liveReferralId: referralId }, LOCKED);
  }

  async findOpenAddendum(letterId: OfferLetterId): Promise<OfferLetter | null> {
    const open = { addendumTo: letterId, status: { $in: ['draft', ...OUT_STATUSES] } } as const;
    return transactionEm(this.orm).findOne(OfferLetter, open, LOCKED);
  }

  async placeOf(id: OfferLetterId): Promise<LetterPlace | null> {
    return this.sql.row<LetterPlace>(PLACE, [id]);
  }

  async placeOfToken(tokenHash: string): Promise<LetterPlace | null> {
    return this.sql.row<LetterPlace>(PLACE_OF_TOKEN, [tokenHash]);
  }

  async overdue(now: Date, limit: number): Promise<readonly LetterPlace[]> {
    return this.sql.rows<LetterPlace>(OVERDUE, [now, limit]);
  }

  async toRemind(now: Date, limit: number): Promise<readonly LetterPlace[]> {
    return this.sql.rows<LetterPlace>(TO_REMIND, [now, limit]);
  }

  async idleDrafts(since: Date, after: OfferLetterId | null, limit: number): Promise<readonly LetterPlace[]> {
    return this.sql.rows<LetterPlace>(IDLE_DRAFTS, [since, after, limit]);
  }

  async withdrawnUnopened(referralId: ReferralId): Promise<readonly OfferLetterId[]> {
    const rows = await this.sql.rows<{ id: OfferLetterId }>(WITHDRAWN_UNOPENED, [referralId]);
    return rows.map(({ id }) => id);
  }

  async add(letter: OfferLetter): Promise<void> {
    try {
      await this.save(letter);
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException && error.message.includes('offer_letters_live'))
        throw new DomainError('offers.already_made', 'conflict', OFFER_EXISTS);
      throw error;
    }
  }

  async save(letter: OfferLetter): Promise<void> {
    await transactionEm(this.orm).persist(letter).flush();
    await this.events.publish(letter.pullEvents());
  }
}
