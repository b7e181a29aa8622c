import { PayoutSchedule } from '#modules/billing/index.ts';
import { ClaimByPhone } from '../application/confirmation/claim-by-phone.ts';
import { ClaimReferral } from '../application/confirmation/claim-referral.ts';
import type { Hiring } from '../application/hiring.ts';
import { ApplyByPhone } from '../application/worker/apply-by-phone.ts';
import { JobMatches } from '../application/worker/job-matches.ts';
import { QuickApply } from '../application/worker/quick-apply.ts';
import { WorkerApplications } from '../application/worker/worker-applications.ts';
import { WorkerDocuments } from '../application/worker/worker-documents.ts';
import { ByteInspector } from './files/byte-inspector.ts';
import type { HiringBase } from './hiring-base.ts';
import type { HiringOutside } from './hiring-outside.ts';
import { documentRoutes } from './http/worker/document.routes.ts';
import { workerRoutes } from './http/worker/worker.routes.ts';
import { SqlApplicationQueries } from './persistence/worker/sql-application-queries.ts';
import { SqlDocumentStore } from './persistence/worker/sql-document-store.ts';
import { SqlMatchingJobs } from './persistence/worker/sql-matching-jobs.ts';
import { SqlWorkerProfiles } from './persistence/worker/sql-worker-profiles.ts';

/** Workers apply for jobs, follow their applications, and upload documents. */
export function wireWorkers(outside: HiringOutside, base: HiringBase, hiring: Hiring) {
  const { platform, accounts, attribution, jobs, surroundings } = outside;
  const { sql, unitOfWork, clock, phoneNumbers: phones } = platform;
  const { writer, confirmed, own, facts, queries, presenter, candidates, links, cookies } = base;

  const workers = new SqlWorkerProfiles(sql);
  const quickApply = new QuickApply({
    unitOfWork,
    jobs,
    writer,
    confirmed,
    own,
    workers,
    candidates,
    accounts,
    attribution,
    phones,
    payoutTerms: PayoutSchedule.standard.terms,
    clock,
  });
  const claimReferral = new ClaimReferral({ unitOfWork, writer, links, own, accounts, clock });
  const entries = outside.phoneEntries;
  const store = new SqlDocumentStore(sql);
  const inspector = new ByteInspector();

  return {
    routes: [
      ...workerRoutes({
        quickApply,
        applyByPhone: new ApplyByPhone({ unitOfWork, entries, quickApply, phones }),
        entrance: outside.phoneEntrance,
        claimReferral,
        claimByPhone: new ClaimByPhone({ unitOfWork, entries, claim: claimReferral, phones }),
        applications: new WorkerApplications({
          queries: new SqlApplicationQueries(sql),
          referrals: queries,
          own,
          clock,
        }),
        matches: new JobMatches(workers, new SqlMatchingJobs(sql), surroundings),
        workers,
        hiring,
        presenter,
        cookies,
      }),
      ...documentRoutes(new WorkerDocuments({ store, referrals: facts, inspector, clock }), platform.uploads),
    ],
  };
}
