import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import { SQL } from '#platform/tokens.ts';
import { JobPostChargesFacade } from '../application/charging/job-post-charges.ts';
import { BILLING_NEEDS, JOB_POST_CHARGES } from './billing.tokens.ts';
import { SqlJobPostCatalog } from './persistence/sql-job-post-catalog.ts';

export const jobPostsContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    JOB_POST_CHARGES,
    (needs, sql) => new JobPostChargesFacade(needs, new SqlJobPostCatalog(sql)),
    [BILLING_NEEDS, SQL],
  );
});
