import { Migration } from '@mikro-orm/migrations';
import { storedPay } from '#contract/jobs/vocabulary/stored-pay.ts';

interface PayRow {
  readonly id: string;
  readonly rate: string;
}

const BATCH = 1000;

/**
 * Reads the pay of every job again: thousands after a space, months, two weeks, and texts without pay were
 * misread. Writes changed jobs only, in batches of a thousand with a transaction each, and can be repeated.
 */
export class PayOfJobs extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await this.rows(last);
      if (rows.length === 0) return;
      await this.execute(WRITE, [
        JSON.stringify(rows.map(({ id, rate }) => ({ id, rate, ...storedPay(rate) }))),
      ]);
      last = rows.at(-1)?.id ?? last;
    }
  }

  private async rows(last: string): Promise<readonly PayRow[]> {
    return (await this.execute(
      `select id, pay_rate as rate from jobs where id > ?::uuid order by id limit ${BATCH}`,
      [last],
    )) as unknown as readonly PayRow[];
  }
}

/** The writer of a rate edited in the meantime has already read it. */
const WRITE = `update jobs j set pay_amount_cents = n."payAmountCents", pay_max_cents = n."payMaxCents",
    pay_period = n."payPeriod", pay_hourly_cents = n."payHourlyCents"
  from jsonb_to_recordset(?::jsonb) as n (id uuid, rate text, "payAmountCents" bigint, "payMaxCents" bigint, "payPeriod" text,
    "payHourlyCents" bigint)
  where j.id = n.id and j.pay_rate = n.rate
    and (j.pay_amount_cents, j.pay_max_cents, j.pay_period, j.pay_hourly_cents)
      is distinct from (n."payAmountCents", n."payMaxCents", n."payPeriod", n."payHourlyCents")`;
