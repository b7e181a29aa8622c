import { ContainerModule } from 'inversify';
import { provide, token } from '#platform/container/token.ts';
import {
  CARDS,
  CLOCK,
  PRINTING,
  PUBLIC_ADDRESSES,
  PUBLIC_PAGES,
  ROUTES,
  SETTINGS,
  SQL,
} from '#platform/tokens.ts';
import type { CardDrawer } from '#platform/pages/cards/card-drawer.ts';
import { Cards } from '#platform/pages/cards/cards.ts';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import type { PublicJobs } from '../application/reach/public-jobs.ts';
import { SimilarJobs } from '../application/reach/similar-jobs.ts';
import { feedRoutes } from './http/reach/feed.routes.ts';
import { jobCardRoutes } from './http/reach/job-card.routes.ts';
import { similarRoutes } from './http/reach/similar.routes.ts';
import { JOB_FINDER } from './jobs.tokens.ts';
import { jobPages } from './pages/job-pages.ts';
import { joinPage } from './pages/join-page.ts';
import { openJobAddresses } from './persistence/reach/open-job-addresses.ts';
import { SqlJobFeed } from './persistence/reach/sql-job-feed.ts';
import { SqlJobKinds } from './persistence/reach/sql-job-kinds.ts';
import { SqlPublicJobs } from './persistence/reach/sql-public-jobs.ts';

const PUBLIC_JOBS = token<PublicJobs>('jobs.public-jobs');

/** How jobs are found from outside: by search engines, job boards and in chats. */
export const reachContainer = new ContainerModule(({ bind }) => {
  provide(bind, PUBLIC_JOBS, (sql) => new SqlPublicJobs(sql), [SQL]);
  provide(bind, PUBLIC_PAGES, jobPages, [PUBLIC_JOBS]);
  provide(bind, PUBLIC_PAGES, (accounts) => [joinPage(accounts)], [ACCOUNT_READER]);
  provide(
    bind,
    CARDS,
    (printing) => {
      const module = new URL('../../../platform/pages/cards/card-drawer.ts', import.meta.url);
      return new Cards(printing.of<CardDrawer>(module, 'CardDrawer')('draw'));
    },
    [PRINTING],
  );
  provide(bind, ROUTES, jobCardRoutes, [PUBLIC_JOBS, CARDS]);
  provide(bind, PUBLIC_ADDRESSES, (sql) => [openJobAddresses(sql)], [SQL]);
  provide(bind, ROUTES, (sql, { publicUrl }) => feedRoutes(new SqlJobFeed(sql), publicUrl), [SQL, SETTINGS]);
  provide(
    bind,
    ROUTES,
    (sql, finder, clock) => similarRoutes(new SimilarJobs({ kinds: new SqlJobKinds(sql), finder, clock })),
    [SQL, JOB_FINDER, CLOCK],
  );
});
