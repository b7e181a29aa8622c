import { ContainerModule } from 'inversify';
import { construct } from '#platform/container/token.ts';
import { PERSONAL_DATA, SQL } from '#platform/tokens.ts';
import { SqlAdminPersonalData } from './persistence/sql-admin-personal-data.ts';
import { SqlPersonNotesData } from './persistence/sql-person-notes-data.ts';

export const personalDataContainer = new ContainerModule(({ bind }) => {
  construct(bind, PERSONAL_DATA, SqlAdminPersonalData, [SQL]);
  construct(bind, PERSONAL_DATA, SqlPersonNotesData, [SQL]);
});
