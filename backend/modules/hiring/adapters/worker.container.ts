import { ContainerModule, type Bind } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import { CLOCK, PHONE_NUMBERS, ROUTES, SETTINGS, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { PayoutSchedule } from '#modules/billing/index.ts';
import { ACCOUNT_READER, PHONE_ENTRANCE, PHONE_ENTRIES } from '#modules/identity/index.ts';
import { JOB_SURROUNDINGS, JOBS, ATTRIBUTION_RESOLVER } from '#modules/jobs/index.ts';
import { ClaimReferral } from '../application/confirmation/claim-referral.ts';
import { ApplyByPhone } from '../application/worker/apply-by-phone.ts';
import { JobMatches } from '../application/worker/job-matches.ts';
import { QuickApply } from '../application/worker/quick-apply.ts';
import { WorkerApplications } from '../application/worker/worker-applications.ts';
import { WorkerDocuments } from '../application/worker/worker-documents.ts';
import type { WorkerProfiles } from '../application/worker/worker-profiles.ts';
import { ByteInspector } from './files/byte-inspector.ts';
import { CANDIDATE_PROFILES } from './candidate.container.ts';
import {
  HIRING,
  REFERRAL_WRITER,
  REFERRAL_FACTS,
  REFERRAL_PRESENTER,
  REFERRAL_QUERIES,
  CONFIRMATION_LINKS,
} from './hiring.tokens.ts';
import { documentRoutes } from './http/worker/document.routes.ts';
import { workerRoutes } from './http/worker/worker.routes.ts';
import { OWN_REFERRALS } from './personal-data.container.ts';
import { SqlApplicationQueries } from './persistence/worker/sql-application-queries.ts';
import { SqlDocumentStore } from './persistence/worker/sql-document-store.ts';
import { SqlMatchingJobs } from './persistence/worker/sql-matching-jobs.ts';
import { SqlWorkerProfiles } from './persistence/worker/sql-worker-profiles.ts';

const WORKERS = token<WorkerProfiles>('hiring.worker-profiles');
const APPLY_BY_PHONE = token<ApplyByPhone>('hiring.apply-by-phone');
const QUICK_APPLY = token<QuickApply>('hiring.quick-apply');
const CLAIM_REFERRAL = token<ClaimReferral>('hiring.claim-referral');
const APPLICATIONS = token<WorkerApplications>('hiring.worker-applications');
const MATCHES = token<JobMatches>('hiring.job-matches');
const DOCUMENTS = token<WorkerDocuments>('hiring.worker-documents');

export const workerContainer = new ContainerModule(({ bind }) => {
  construct(bind, WORKERS, SqlWorkerProfiles, [SQL]);
  bindUseCases(bind);
  provide(
    bind,
    ROUTES,
    (
      quickApply,
      applyByPhone,
      entrance,
      claimReferral,
      applications,
      matches,
      workers,
      hiring,
      presenter,
      { sessionKeys, publicUrl },
      clock,
    ) => {
      const cookies = new SealedCookies(sessionKeys, publicUrl.startsWith('https:'), clock);
      return workerRoutes({
        quickApply,
        applyByPhone,
        entrance,
        claimReferral,
        applications,
        matches,
        workers,
        hiring,
        presenter,
        cookies,
      });
    },
    [
      QUICK_APPLY,
      APPLY_BY_PHONE,
      PHONE_ENTRANCE,
      CLAIM_REFERRAL,
      APPLICATIONS,
      MATCHES,
      WORKERS,
      HIRING,
      REFERRAL_PRESENTER,
      SETTINGS,
      CLOCK,
    ],
  );
  provide(bind, ROUTES, (documents) => documentRoutes(documents), [DOCUMENTS]);
});

function bindUseCases(bind: Bind): void {
  provide(
    bind,
    QUICK_APPLY,
    (unitOfWork, jobs, writer, workers, accounts, phones, attribution, candidates, clock) =>
      new QuickApply({
        unitOfWork,
        jobs,
        writer,
        workers,
        accounts,
        candidates,
        attribution,
        phones,
        payoutTerms: PayoutSchedule.standard.terms,
        clock,
      }),
    [
      UNIT_OF_WORK,
      JOBS,
      REFERRAL_WRITER,
      WORKERS,
      ACCOUNT_READER,
      PHONE_NUMBERS,
      ATTRIBUTION_RESOLVER,
      CANDIDATE_PROFILES,
      CLOCK,
    ],
  );
  construct(bind, APPLY_BY_PHONE, ApplyByPhone, {
    unitOfWork: UNIT_OF_WORK,
    entries: PHONE_ENTRIES,
    quickApply: QUICK_APPLY,
    phones: PHONE_NUMBERS,
  });
  construct(bind, CLAIM_REFERRAL, ClaimReferral, {
    unitOfWork: UNIT_OF_WORK,
    writer: REFERRAL_WRITER,
    links: CONFIRMATION_LINKS,
    clock: CLOCK,
  });
  provide(
    bind,
    APPLICATIONS,
    (sql, referrals, own, clock) =>
      new WorkerApplications({ queries: new SqlApplicationQueries(sql), referrals, own, clock }),
    [SQL, REFERRAL_QUERIES, OWN_REFERRALS, CLOCK],
  );
  provide(
    bind,
    MATCHES,
    (workers, sql, places) => new JobMatches(workers, new SqlMatchingJobs(sql), places),
    [WORKERS, SQL, JOB_SURROUNDINGS],
  );
  provide(
    bind,
    DOCUMENTS,
    (sql, facts, clock) =>
      new WorkerDocuments({
        store: new SqlDocumentStore(sql),
        referrals: facts,
        inspector: new ByteInspector(),
        clock,
      }),
    [SQL, REFERRAL_FACTS, CLOCK],
  );
}
