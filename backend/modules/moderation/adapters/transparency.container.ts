import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, ROUTES, SQL } from '#platform/tokens.ts';
import type { Transparency } from '../application/transparency.ts';
import { transparencyRoutes } from './http/transparency.routes.ts';
import { SqlTransparency } from './persistence/transparency/sql-transparency.ts';

const TRANSPARENCY = token<Transparency>('moderation.transparency');

/** Public statistics about moderation. */
export const transparencyContainer = new ContainerModule(({ bind }) => {
  construct(bind, TRANSPARENCY, SqlTransparency, [SQL]);
  provide(bind, ROUTES, transparencyRoutes, [TRANSPARENCY, CLOCK]);
});
