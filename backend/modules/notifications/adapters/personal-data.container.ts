import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import { PERSONAL_DATA, SQL } from '#platform/tokens.ts';
import { SqlNotificationsPersonalData } from './persistence/sql-notifications-personal-data.ts';

export const personalDataContainer = new ContainerModule(({ bind }) => {
  provide(bind, PERSONAL_DATA, (sql) => new SqlNotificationsPersonalData(sql), [SQL]);
});
