import { ContainerModule } from 'inversify';
import { provide, token } from '#platform/container/token.ts';
import { CLOCK, SQL } from '#platform/tokens.ts';
import {
  AdministerAccounts,
  type AccountAdministration,
} from '../application/administration/account-administration.ts';
import { OPEN_SESSIONS, USERS } from './identity.container.ts';
import { SqlAdministrators } from './persistence/sql-administrators.ts';

export const ACCOUNT_ADMINISTRATION = token<AccountAdministration>('identity.account-administration');

export const administrationContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    ACCOUNT_ADMINISTRATION,
    (users, sql, sessions, clock) =>
      new AdministerAccounts({ users, administrators: new SqlAdministrators(sql), sessions, clock }),
    [USERS, SQL, OPEN_SESSIONS, CLOCK],
  );
});
