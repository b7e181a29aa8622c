import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import { TASK_QUEUE, PERSONAL_DATA, SQL } from '#platform/tokens.ts';
import { OwnBillingData } from '../application/statements/own-billing-data.ts';
import { BILLING } from './billing.tokens.ts';
import { SqlBillingTraces } from './persistence/sql-billing-traces.ts';

export const personalDataContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    PERSONAL_DATA,
    (sql, billing, jobs) => new OwnBillingData({ traces: new SqlBillingTraces(sql), billing, jobs }),
    [SQL, BILLING, TASK_QUEUE],
  );
});
