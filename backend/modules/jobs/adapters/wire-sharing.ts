import { SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import type { CardDrawer } from '#platform/pages/cards/card-drawer.ts';
import { Cards } from '#platform/pages/cards/cards.ts';
import { PayoutSchedule } from '#modules/billing/index.ts';
import type { JobRepository } from '../application/ports.ts';
import { SimilarJobs } from '../application/reach/similar-jobs.ts';
import type { JobFinder } from '../application/search/job-search.ts';
import { AttributionResolver } from '../application/sharing/attribution-resolver.ts';
import { ForgetVisits } from '../application/sharing/forget-visits.ts';
import { PrintPoster } from '../application/sharing/print-poster.ts';
import { RecordVisit } from '../application/sharing/record-visit.ts';
import { ShareJob } from '../application/sharing/share-job.ts';
import { FollowShortLink } from '../application/sharing/short-links.ts';
import type { JobsOutside } from './jobs-outside.ts';
import { feedRoutes } from './http/reach/feed.routes.ts';
import { jobCardRoutes } from './http/reach/job-card.routes.ts';
import { similarRoutes } from './http/reach/similar.routes.ts';
import { joinRoutes } from './http/sharing/join.routes.ts';
import { posterRoutes } from './http/sharing/poster.routes.ts';
import { shareRoutes } from './http/sharing/share.routes.ts';
import { shortLinkRoutes } from './http/sharing/short-link.routes.ts';
import { jobPages } from './pages/job-pages.ts';
import { joinPage } from './pages/join-page.ts';
import type { PdfPosterPrinter } from './pdf/pdf-poster-printer.ts';
import { openJobAddresses } from './persistence/reach/open-job-addresses.ts';
import { SqlJobFeed } from './persistence/reach/sql-job-feed.ts';
import { SqlJobKinds } from './persistence/reach/sql-job-kinds.ts';
import { SqlPublicJobs } from './persistence/reach/sql-public-jobs.ts';
import { SqlAttribution } from './persistence/sharing/sql-attribution.ts';
import { SqlJobShares } from './persistence/sharing/sql-job-shares.ts';
import { SqlPosterJobs } from './persistence/sharing/sql-poster-jobs.ts';
import { SqlShortLinkJobs } from './persistence/sharing/sql-short-link-jobs.ts';
import { SqlVisitHistory } from './persistence/sharing/sql-visit-history.ts';
import { SqlVisits } from './persistence/sharing/sql-visits.ts';

const CARD_DRAWER = new URL('../../../platform/pages/cards/card-drawer.ts', import.meta.url);
const POSTER_PRINTER = new URL('./pdf/pdf-poster-printer.ts', import.meta.url);

/** Links and posters that referrers hand out, and how search engines, job boards, and chats find jobs. */
export function wireSharing({ platform, accounts }: JobsOutside, jobs: JobRepository, finder: JobFinder) {
  const { sql, unitOfWork, events, clock, printing } = platform;
  const { publicUrl, sessionKeys } = platform.settings;

  const share = new ShareJob({ unitOfWork, jobs, shares: new SqlJobShares(sql), events, clock });
  const recordVisit = new RecordVisit({ unitOfWork, visits: new SqlVisits(sql), accounts, clock });
  const cookies = new SealedCookies(sessionKeys, publicUrl.startsWith('https:'), clock);
  const { terms } = PayoutSchedule.standard;
  const printer = {
    print: printing.of<PdfPosterPrinter>(POSTER_PRINTER, 'PdfPosterPrinter', terms)('print'),
  };
  const poster = new PrintPoster({ jobs: new SqlPosterJobs(sql), accounts, printer, publicUrl });

  const publicJobs = new SqlPublicJobs(sql);
  const cards = new Cards(printing.of<CardDrawer>(CARD_DRAWER, 'CardDrawer')('draw'));

  return {
    attribution: new AttributionResolver(accounts, new SqlAttribution(sql)),
    cards,
    publicPages: [...jobPages(publicJobs), joinPage(accounts)],
    publicAddresses: [openJobAddresses(sql)],
    routes: [
      ...shareRoutes(share),
      ...posterRoutes(poster),
      ...joinRoutes(recordVisit, cookies),
      ...shortLinkRoutes(new FollowShortLink(new SqlShortLinkJobs(sql), recordVisit), cookies),
      ...jobCardRoutes(publicJobs, cards),
      ...feedRoutes(new SqlJobFeed(sql), publicUrl),
      ...similarRoutes(new SimilarJobs({ kinds: new SqlJobKinds(sql), finder, clock })),
    ],
    dueWork: [new ForgetVisits(new SqlVisitHistory(sql), clock)],
  };
}
