import type { OfferLetterId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { GivenConsents, OfferRequests } from '#modules/offers/application/signing/ports.ts';
import type { EsignConsent } from '#modules/offers/domain/signing/esign-consent.ts';
import type { OfferRequest } from '#modules/offers/domain/signing/offer-request.ts';

const ADD_CONSENT = {
  name: 'offer-consent-add',
  text: `insert into offer_consents (offer_letter_id, version, language, text, sha256, given_at)
    values ($1, $2, $3, $4, $5, $6)`,
};
const ADD_REQUEST = {
  name: 'offer-request-add',
  text: `insert into offer_requests (offer_letter_id, kind, mailing_address, requested_at)
    values ($1, $2, $3, $4) on conflict (offer_letter_id, kind)
    do update set mailing_address = excluded.mailing_address, requested_at = excluded.requested_at, done_at = null
    where excluded.kind = 'paper_copy' and (offer_requests.done_at is not null
      or offer_requests.mailing_address is distinct from excluded.mailing_address)
    returning kind`,
};
const ADD_MAILING = {
  name: 'offer-request-mail',
  text: `insert into offer_requests (offer_letter_id, kind, mailing_address, requested_at)
    values ($1, 'consent_withdrawn', null, $2) on conflict (offer_letter_id, kind)
    do update set requested_at = excluded.requested_at, done_at = null where offer_requests.done_at is not null`,
};

const MARK_DONE = {
  name: 'offer-request-done',
  text: `update offer_requests set done_at = coalesce(done_at, $3) where offer_letter_id = $1 and kind = $2 returning kind`,
};

export class SqlGivenConsents implements GivenConsents {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(letterId: OfferLetterId, consent: EsignConsent, at: Date): Promise<void> {
    const { version, language, text, sha256 } = consent;
    await this.sql.rows(ADD_CONSENT, [letterId, version, language, text, sha256, at]);
  }
}

export class SqlOfferRequests implements OfferRequests {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(letterId: OfferLetterId, request: OfferRequest): Promise<boolean> {
    const { kind, mailingAddress, requestedAt } = request;
    const row = await this.sql.row(ADD_REQUEST, [letterId, kind, mailingAddress, requestedAt]);
    return row !== null;
  }

  async addMailing(letterId: OfferLetterId, at: Date): Promise<void> {
    await this.sql.rows(ADD_MAILING, [letterId, at]);
  }

  async markDone(letterId: OfferLetterId, kind: OfferRequest['kind'], at: Date): Promise<boolean> {
    return (await this.sql.row(MARK_DONE, [letterId, kind, at])) !== null;
  }
}
