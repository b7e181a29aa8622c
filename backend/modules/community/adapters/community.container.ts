import { ContainerModule } from 'inversify';
import { construct } from '#platform/container/token.ts';
import { SQL } from '#platform/tokens.ts';
import { PLACES_TO_POST } from './community.tokens.ts';
import { SqlPlaces } from './persistence/board/sql-places.ts';

export const communityContainer = new ContainerModule(({ bind }) => {
  construct(bind, PLACES_TO_POST, SqlPlaces, [SQL]);
});
