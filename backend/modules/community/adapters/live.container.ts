import { ContainerModule } from 'inversify';
import { LIVE_AUDIENCES } from '#modules/notifications/index.ts';
import { construct } from '#platform/container/token.ts';
import { SQL } from '#platform/tokens.ts';
import {
  SqlBoardAudience,
  SqlEventAudience,
  SqlPostAudience,
} from './persistence/live/sql-live-audiences.ts';

/** Decides who may watch which part of the community. */
export const liveContainer = new ContainerModule(({ bind }) => {
  construct(bind, LIVE_AUDIENCES, SqlBoardAudience, [SQL]);
  construct(bind, LIVE_AUDIENCES, SqlEventAudience, [SQL]);
  construct(bind, LIVE_AUDIENCES, SqlPostAudience, [SQL]);
});
