import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import { CLOCK, ROUTES, SETTINGS, SQL } from '#platform/tokens.ts';
import { PayoutSchedule } from '#modules/billing/index.ts';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { PrintPoster } from '../application/sharing/print-poster.ts';
import { linkStatsRoutes } from './http/sharing/link-stats.routes.ts';
import { posterRoutes } from './http/sharing/poster.routes.ts';
import { PdfPosterPrinter } from './pdf/pdf-poster-printer.ts';
import { SqlLinkStats } from './persistence/sharing/sql-link-stats.ts';
import { SqlPosterJobs } from './persistence/sharing/sql-poster-jobs.ts';

/** What a referrer hands out, and what it brought. */
export const sharingContainer = new ContainerModule(({ bind }) => {
  provide(bind, ROUTES, (sql, clock) => linkStatsRoutes(new SqlLinkStats(sql), clock), [SQL, CLOCK]);
  provide(
    bind,
    ROUTES,
    (sql, accounts, { publicUrl }) => {
      const printer = new PdfPosterPrinter(PayoutSchedule.standard.terms);
      return posterRoutes(new PrintPoster(new SqlPosterJobs(sql), accounts, printer, publicUrl));
    },
    [SQL, ACCOUNT_READER, SETTINGS],
  );
});
