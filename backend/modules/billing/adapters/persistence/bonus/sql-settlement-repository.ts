import { asId, type ReferralId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { Settlement, SettlementEnd, SettlementRepository } from '#modules/billing/application/ports.ts';
import type { PayoutTerm } from '#modules/billing/domain/payouts/payout-schedule.ts';

const FIND = {
  name: 'settlement-find',
  text: `select referral_id as "referralId", hire_id as "hireId", job_id as "jobId", employer_id as "employerId",
      referrer_id as "referrerId", bonus_cents::float8 as "bonusCents", iso(hired_at) as "hiredAt",
      payout_schedule as "payoutSchedule"
    from hire_settlements where referral_id = $1 and state = 'open' for update`,
};
const ADD = {
  name: 'settlement-add',
  text: `insert into hire_settlements
      (referral_id, hire_id, job_id, employer_id, referrer_id, bonus_cents, hired_at, payout_schedule, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};
const END = {
  name: 'settlement-end',
  text: `update hire_settlements set state = $2, reason = $3, ended_at = $4 where referral_id = $1 and state = 'open'`,
};

interface Row {
  readonly referralId: string;
  readonly hireId: string;
  readonly jobId: string;
  readonly employerId: string;
  readonly referrerId: string | null;
  readonly bonusCents: number;
  readonly hiredAt: string;
  readonly payoutSchedule: readonly PayoutTerm[];
}

export class SqlSettlementRepository implements SettlementRepository {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async find(referralId: ReferralId): Promise<Settlement | null> {
    const row = await this.sql.row<Row>(FIND, [referralId]);
    if (!row) return null;
    return {
      hireId: row.hireId,
      hiredAt: new Date(row.hiredAt),
      referral: {
        referralId,
        jobId: asId(row.jobId),
        employerId: asId(row.employerId),
        referrerId: row.referrerId === null ? null : asId(row.referrerId),
        bonus: Money.ofCents(row.bonusCents),
        payoutSchedule: row.payoutSchedule,
      },
    };
  }

  async add({ hireId, hiredAt, referral }: Settlement, at: Date): Promise<void> {
    await this.sql.rows(ADD, [
      referral.referralId,
      hireId,
      referral.jobId,
      referral.employerId,
      referral.referrerId,
      referral.bonus.cents,
      hiredAt,
      JSON.stringify(referral.payoutSchedule),
      at,
    ]);
  }

  async end(referralId: ReferralId, { state, reason }: SettlementEnd, at: Date): Promise<void> {
    await this.sql.rows(END, [referralId, state, reason, at]);
  }
}
