import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { DisputedPayments } from '#modules/admin/application/evidence/answer-dispute.ts';
import type { DisputedPayment } from '#modules/admin/application/evidence/disputed-payment.ts';
import { REFERRAL_OF_LINE } from '../lists/payment-list.ts';

const LETTERS = `(select coalesce(json_agg(json_build_object('version', l.terms_version, 'consentAt', iso(l.esign_consent_at), 'payRate', l.pay_rate, 'payType', l.pay_type,
      'startDate', l.start_date, 'sentAt', iso(l.sent_at), 'viewedAt', iso(l.viewed_at), 'signedAt', iso(l.signed_at),
      'signer', l.signer_name, 'sha256', l.document_hash,
      'consent', (select json_build_object('version', c.version, 'sha256', c.sha256, 'text', c.text)
        from offer_consents c where c.offer_letter_id = l.id),
      'events', (select coalesce(json_agg(json_build_object('at', iso(v.at), 'kind', v.kind, 'channel', v.channel, 'maskedAddress', v.masked_address)
          order by v.at, v.id), '[]') from offer_letter_events v where v.offer_letter_id = l.id))
      order by l.created_at, l.id), '[]')
    from offer_letters l where l.referral_id = r.id)`;

const STEPS = `(select coalesce(json_agg(json_build_object('at', iso(s.at), 'to', s.to_status, 'reason', s.reason,
      'by', (select u.first_name || ' ' || u.last_name from users u where u.id = s.actor_id)) order by s.at, s.id), '[]')
    from referral_status_changes s where s.referral_id = r.id)`;

const ADD_ONS = `(select coalesce(json_agg(json_build_object('kind', a.addon_type, 'completedAt', iso(a.completed_at)) order by a.created_at, a.id), '[]')
    from service_addons a where a.referral_id = r.id)`;

const DISPUTED: Statement = {
  name: 'admin-disputed-payment',
  text: `select e.first_name || ' ' || e.last_name as "employerName", e.email as "employerEmail",
      dollars(x.amount_cents) as amount, iso(x.succeeded_at) as "paidAt",
      (select json_agg(json_build_object('label', line ->> 'label', 'amount', dollars((line ->> 'amountCents')::bigint)))
        from jsonb_array_elements(x.lines) line) as lines,
      (select coalesce(json_agg(json_build_object('workerName', coalesce(r.worker_latin_name, r.worker_name), 'jobTitle', j.title, 'company', j.company,
          'confirmedAt', iso(r.verified_at), 'hiredAt', iso(r.hired_at), 'letters', ${LETTERS}, 'addOns', ${ADD_ONS}, 'steps', ${STEPS})
          order by r.worker_name, r.id), '[]')
        from referrals r join jobs j on j.id = r.job_id where r.id in (
          select ${REFERRAL_OF_LINE} from jsonb_array_elements(x.lines) line)) as referrals
    from disputes d join payments x on x.id = d.payment_id join users e on e.id = x.employer_id where d.id = $1`,
};

/** Letters, consents and steps of whom a disputed payment was for, in one statement. */
export class SqlDisputedPayments implements DisputedPayments {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  ofDispute(disputeId: string): Promise<DisputedPayment | null> {
    return this.sql.row<DisputedPayment>(DISPUTED, [disputeId]);
  }
}
