import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { MailingPage, Mailings } from '#modules/offers/application/paper/mailings.ts';
import type { Mailing } from '#contract/offers/paper/mailing.ts';
import { OUT } from '../letter/out-letters.ts';

/**
 * Mailings of letters. One envelope covers all open requests of a letter. The address is the last one given
 * for it or for the letter that it belongs to.
 */
const MAILINGS = {
  name: 'offer-mailings-of-employer',
  text: `select case when l.status = 'signed' then 'copy' when l.addendum_to is null then 'letter' else 'addendum' end as kind, l.id,
      l.referral_id as "referralId", l.job_id as "jobId", l.job_title as "jobTitle", l.worker_name as "workerName",
      (select p.mailing_address from offer_requests p where p.offer_letter_id in (l.id, l.addendum_to)
        and p.kind = 'paper_copy' order by p.requested_at desc limit 1) as "mailingAddress",
      a.is_withdrawn as "isConsentWithdrawn", iso(a.at) as "requestedAt",
      '/api/offer-letters/' || l.id || '/document' as "documentUrl"
    from offer_letters l cross join lateral (
      select min(o.requested_at) as at, bool_or(o.kind = 'consent_withdrawn') as is_withdrawn
      from offer_requests o where o.offer_letter_id = l.id and o.done_at is null) a
    where l.employer_id = $1 and a.at is not null
      and (l.status = 'signed' or l.status in ${OUT} and l.expires_at > $2)
      and ($3::timestamptz is null or (a.at, l.id) > ($3, $4::uuid))
    order by a.at, l.id limit $5`,
};

export class SqlMailings implements Mailings {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  of(employerId: UserId, { now, after, limit }: MailingPage): Promise<readonly Mailing[]> {
    return this.sql.rows<Mailing>(MAILINGS, [employerId, now, after?.at ?? null, after?.id ?? null, limit]);
  }
}
