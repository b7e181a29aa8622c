import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import { CLOCK, PERSONAL_DATA, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { BLOCKS, BLOCKED_GUESTS } from '#modules/community/index.ts';
import { BlockPerson } from '../application/blocks/block-person.ts';
import { PersonBlocks } from '../application/blocks/person-blocks.ts';
import { blockRoutes } from './http/block.routes.ts';
import { BLOCK_LIST } from './moderation.tokens.ts';
import { SqlBlockList } from './persistence/blocks/sql-block-list.ts';
import { SqlModerationPersonalData } from './persistence/sql-moderation-personal-data.ts';

/** Blocks and mutes between people. */
export const blocksContainer = new ContainerModule(({ bind }) => {
  construct(bind, BLOCK_LIST, SqlBlockList, [SQL]);
  construct(bind, BLOCKS, PersonBlocks, [BLOCK_LIST]);
  provide(
    bind,
    ROUTES,
    (unitOfWork, list, guests, clock) =>
      blockRoutes(new BlockPerson({ unitOfWork, list, guests, clock }), list),
    [UNIT_OF_WORK, BLOCK_LIST, BLOCKED_GUESTS, CLOCK],
  );
  construct(bind, PERSONAL_DATA, SqlModerationPersonalData, [SQL]);
});
