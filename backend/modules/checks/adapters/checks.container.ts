import { ContainerModule } from 'inversify';
import { provide } from '../../../platform/container/token.ts';
import { SQL } from '../../../platform/tokens.ts';
import { CHECK_DESK } from '../../hiring/index.ts';
import { SqlCheckDesk } from './persistence/sql-check-desk.ts';

export const checksContainer = new ContainerModule(({ bind }) => {
  provide(bind, CHECK_DESK, (sql) => new SqlCheckDesk(sql), [SQL]);
});
