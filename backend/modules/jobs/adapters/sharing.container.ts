import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import { CLOCK, EVENT_PUBLISHER, PRINTING, ROUTES, SETTINGS, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { PayoutSchedule } from '#modules/billing/index.ts';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { AttributionResolver } from '../application/sharing/attribution-resolver.ts';
import { ShareJob } from '../application/sharing/share-job.ts';
import { PrintPoster } from '../application/sharing/print-poster.ts';
import { shareRoutes } from './http/sharing/share.routes.ts';
import { posterRoutes } from './http/sharing/poster.routes.ts';
import { JOB_REPOSITORY, ATTRIBUTION_RESOLVER } from './jobs.tokens.ts';
import type { PdfPosterPrinter } from './pdf/pdf-poster-printer.ts';
import { SqlAttribution } from './persistence/sharing/sql-attribution.ts';
import { SqlJobShares } from './persistence/sharing/sql-job-shares.ts';
import { SqlPosterJobs } from './persistence/sharing/sql-poster-jobs.ts';

/** What a referrer hands out, and whose link led someone to a job. */
export const sharingContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    ROUTES,
    (work, jobs, sql, events, clock) =>
      shareRoutes(new ShareJob({ unitOfWork: work, jobs, shares: new SqlJobShares(sql), events, clock })),
    [UNIT_OF_WORK, JOB_REPOSITORY, SQL, EVENT_PUBLISHER, CLOCK],
  );
  provide(
    bind,
    ATTRIBUTION_RESOLVER,
    (accounts, sql) => new AttributionResolver(accounts, new SqlAttribution(sql)),
    [ACCOUNT_READER, SQL],
  );
  provide(
    bind,
    ROUTES,
    (sql, accounts, printing, { publicUrl }) => {
      const module = new URL('./pdf/pdf-poster-printer.ts', import.meta.url);
      const { terms } = PayoutSchedule.standard;
      const printer = { print: printing.of<PdfPosterPrinter>(module, 'PdfPosterPrinter', terms)('print') };
      return posterRoutes(new PrintPoster({ jobs: new SqlPosterJobs(sql), accounts, printer, publicUrl }));
    },
    [SQL, ACCOUNT_READER, PRINTING, SETTINGS],
  );
});
