import { Migration } from '@mikro-orm/migrations';

/** Drafts of workers who were hired without them; a hire ended none (rules.md#hire-ends-draft). */
const LEFT = `select l.id, l.referral_id from offer_letters l join referrals r on r.id = l.live_referral_id
  where l.status = 'draft' and r.status in ('hired', 'completed')`;

/**
 * The drafts end, and their unpaid charges are canceled, as a hire does now; the hire's payment has the rest.
 * If a process of the last release hires during the release, the sweep of unpaid drafts ends what it leaves.
 */
export class DraftsOfTheHired extends Migration {
  override up(): void {
    this
      .addSql(`update obligations o set state = 'void', live_key = null, version = o.version + 1, updated_at = now()
      from payments p, (${LEFT}) l
      where o.offer_letter_id = l.id and o.state = 'due' and p.id = o.payment_id and p.purpose = 'offer'`);
    this
      .addSql(`update payments p set status = 'canceled', version = p.version + 1, updated_at = now() from (${LEFT}) l
      where p.offer_letter_id = l.id and p.status in ('requires_payment', 'processing', 'failed')
        and not exists (select from obligations o where o.payment_id = p.id and o.state = 'due')`);
    this
      .addSql(`update service_addons a set status = 'canceled', returned_at = now(), return_reason = 'came_to_nothing',
        version = a.version + 1, updated_at = now() from (${LEFT}) l
      where a.referral_id = l.referral_id and a.status = 'pending' and a.paid_at is null and not exists (select from obligations o
        where o.referral_id = a.referral_id and o.kind = a.addon_type and o.state = 'due')`);
    this
      .addSql(`update offer_letters d set status = 'withdrawn', withdrawn_at = now(), withdrawal_reason = 'Hired without it',
        live_referral_id = null, version = d.version + 1, updated_at = now() from (${LEFT}) l where d.id = l.id`);
  }
}
