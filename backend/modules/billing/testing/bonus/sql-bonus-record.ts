import type { ReferralId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { BonusRecord } from '../../application/billing.ts';

const LOCK = { name: 'test-lock-referral', text: `select id from referrals where id = $1 for update` };
const STANDS = {
  name: 'test-bonus-stands',
  text: `update referrals set payment_status = $2, bonus_paid_at = $3, payment_intent_id = $4 where id = $1`,
};

/** Hiring's handling of its own row, for tests of only billing. */
export class SqlBonusRecord implements BonusRecord {
  /** Whether the workers have confirmed. */
  isConfirmed = true;
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async lockReferral(referralId: ReferralId): Promise<void> {
    await this.sql.rows(LOCK, [referralId]);
  }

  async isWorkerConfirmed(): Promise<boolean> {
    return this.isConfirmed;
  }

  async recordBonusStatus(
    referralId: ReferralId,
    { status, paidAt, paymentIntentId }: Parameters<BonusRecord['recordBonusStatus']>[1],
  ): Promise<void> {
    await this.sql.rows(STANDS, [referralId, status, paidAt, paymentIntentId]);
  }
}
