import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { Mailing } from '#contract/offers/paper/mailing.ts';
import type { MailingPage, Mailings } from '#modules/offers/index.ts';

/** The notice that still matters, as `AdverseAction.mail` takes it. The candidate's address is not stored. */
const TO_MAIL: Statement = {
  name: 'notices-to-mail-of-employer',
  text: `select m.kind, a.id, a.referral_id as "referralId", b.job_id as "jobId", j.title as "jobTitle",
      r.worker_name as "workerName", null as "mailingAddress", false as "isConsentWithdrawn", iso(m.at) as "requestedAt",
      '/api/referrals/' || a.referral_id || '/adverse-action/notice' as "documentUrl"
    from adverse_actions a join background_checks b on b.id = a.check_id
    join referrals r on r.id = a.referral_id join jobs j on j.id = b.job_id
    cross join lateral (
      select 'notice' as kind, (a.notice ->> 'sentAt')::timestamptz as at
        where a.status = 'waiting' and a.notice ->> 'state' = 'to_mail'
      union all
      select 'final_notice', (a.final_notice ->> 'sentAt')::timestamptz
        where a.status = 'final' and a.final_notice ->> 'state' = 'to_mail') m
    where a.employer_id = $1 and ($2::timestamptz is null or (m.at, a.id) > ($2, $3::uuid))
    order by m.at, a.id limit $4`,
};

/** Notices that no message brought (rules.md#notice-arrives), on the employer's list of things to mail. */
export class SqlNoticesToMail implements Mailings {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  of(employerId: UserId, { after, limit }: MailingPage): Promise<readonly Mailing[]> {
    return this.sql.rows<Mailing>(TO_MAIL, [employerId, after?.at ?? null, after?.id ?? null, limit]);
  }
}
