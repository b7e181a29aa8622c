import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import { CLOCK, TASK_QUEUE, PERSONAL_DATA, SQL } from '#platform/tokens.ts';
import { BillingPersonalData } from '../application/reporting/billing-personal-data.ts';
import { BILLING, DEPARTED_BALANCES, PAYMENT_PROVIDER } from './billing.tokens.ts';
import { RETAIN_TAX_RECORDS } from './taxes.tokens.ts';
import { SqlPersonalBillingRecords } from './persistence/sql-personal-billing-records.ts';

export const personalDataContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    PERSONAL_DATA,
    (sql, { name }, billing, departed, taxes, taskQueue, clock) =>
      new BillingPersonalData({
        records: new SqlPersonalBillingRecords(sql, name),
        billing,
        departed,
        taxes,
        taskQueue,
        clock,
      }),
    [SQL, PAYMENT_PROVIDER, BILLING, DEPARTED_BALANCES, RETAIN_TAX_RECORDS, TASK_QUEUE, CLOCK],
  );
});
