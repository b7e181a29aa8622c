import { ContainerModule } from 'inversify';
import { construct } from '#platform/container/token.ts';
import { FIELD_CIPHER, PERSONAL_DATA, SQL } from '#platform/tokens.ts';
import { SqlNotificationsPersonalData } from './persistence/sql-notifications-personal-data.ts';

export const personalDataContainer = new ContainerModule(({ bind }) => {
  construct(bind, PERSONAL_DATA, SqlNotificationsPersonalData, [SQL, FIELD_CIPHER]);
});
