import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { EarlyPart, EarlyPayoutReader } from '#modules/billing/application/payouts/early-payouts.ts';
import type { PageRequest } from '#modules/billing/application/reporting/billing-reader.ts';
import { EARLY_PAYOUT } from '#contract/billing/vocabulary/payouts/payouts.ts';
import { Money } from '#kernel/money.ts';

const COLUMNS = `m.id, m.referral_id as "referralId", r.worker_name as "workerName", j.title as "jobTitle",
  m.amount_cents::float8 as "amountCents", m.early_fee_cents::float8 as "feeCents", iso(m.due_at) as "dueAt",
  case when m.early_fee_cents is not null then iso(m.released_at) end as "takenAt"`;
const FROM = `milestones m join referrals r on r.id = m.referral_id join jobs j on j.id = m.job_id`;
/** A smaller part would leave nothing after the fee. */
const SMALLEST_CENTS = Money.ofDollars(EARLY_PAYOUT.smallestFee).cents;

const PART = {
  name: 'early-payout',
  text: `select ${COLUMNS} from ${FROM} where m.id = $1 and m.referrer_id = $2`,
};
const OFFERED = {
  name: 'early-payouts-offered',
  text: `select ${COLUMNS} from ${FROM}
    where m.referrer_id = $1 and m.state = 'pending' and m.frozen_by is null and not m.waits_for_worker
      and m.amount_cents > ${SMALLEST_CENTS} and m.due_at > $2 and m.due_at <= $3
      and ($4::timestamptz is null or (m.due_at, m.id) > ($4::timestamptz, $5::uuid))
    order by m.due_at, m.id limit $6`,
};
const TAKEN = {
  name: 'early-payouts-taken',
  text: `select ${COLUMNS} from ${FROM}
    where m.referrer_id = $1 and m.early_fee_cents is not null
      and ($2::timestamptz is null or (m.released_at, m.id) < ($2::timestamptz, $3::uuid))
    order by m.released_at desc, m.id desc limit $4`,
};

export class SqlEarlyPayouts implements EarlyPayoutReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  part(milestoneId: string, userId: UserId): Promise<EarlyPart | null> {
    return this.sql.row<EarlyPart>(PART, [milestoneId, userId]);
  }

  offered(
    userId: UserId,
    { after: due, until }: { after: Date; until: Date },
    { limit, after }: PageRequest,
  ): Promise<EarlyPart[]> {
    const values = [userId, due, until, after?.at ?? null, after?.id ?? null, limit + 1];
    return this.sql.rows<EarlyPart>(OFFERED, values);
  }

  taken(userId: UserId, { limit, after }: PageRequest): Promise<EarlyPart[]> {
    return this.sql.rows<EarlyPart>(TAKEN, [userId, after?.at ?? null, after?.id ?? null, limit + 1]);
  }
}
