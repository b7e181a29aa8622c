import type { OfferLetterId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { SignedLetters, SignedParties } from '#modules/offers/application/signing/send-copies.ts';

/**
 * A letter signed on paper has no document here, so nothing is sent. An email that an employer typed counts
 * if the referral has none (rules.md#letter-contact).
 */
const PARTIES = {
  name: 'offer-signed-parties',
  text: `select l.id, l.signing_nonce as "signingNonce", l.signing_token as "signingTokenHash",
      l.copied_token as "copiedTokenHash", l.referral_id as "referralId", l.job_id as "jobId",
      l.addendum_to as "addendumTo", l.consent_withdrawn_at is not null as "isConsentWithdrawn",
      l.employer_id as "employerId", l.job_title as "jobTitle", l.company, l.worker_name as "workerName",
      case when r.worker_phone like '+%' then r.worker_phone end as "workerPhone",
      coalesce(r.worker_email, l.worker_email, w.email) as "workerEmail",
      worker_language(r.id) as "workerLanguage",
      e.email as "employerEmail", e.phone as "employerPhone", e.language as "employerLanguage"
    from offer_letters l
    join referrals r on r.id = l.referral_id
    join users e on e.id = l.employer_id
    join offer_documents d on d.offer_letter_id = l.id
    left join users w on w.id = r.worker_id
    where l.id = $1 and l.status = 'signed' and l.document_hash is not null`,
};

export class SqlSignedLetters implements SignedLetters {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  parties(id: OfferLetterId): Promise<SignedParties | null> {
    return this.sql.row<SignedParties>(PARTIES, [id]);
  }
}
