import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import { PERSONAL_DATA, SQL } from '#platform/tokens.ts';
import { SqlAdminPersonalData } from './persistence/sql-admin-personal-data.ts';

export const personalDataContainer = new ContainerModule(({ bind }) => {
  provide(bind, PERSONAL_DATA, (sql) => new SqlAdminPersonalData(sql), [SQL]);
});
