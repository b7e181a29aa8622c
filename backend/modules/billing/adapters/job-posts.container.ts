import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import { SQL } from '#platform/tokens.ts';
import { ChargeJobPost } from '../application/charging/job-post-charges.ts';
import { BOOKS, JOB_POST_CHARGES } from './billing.tokens.ts';
import { SqlJobPostCatalogue } from './persistence/sql-job-post-catalogue.ts';

export const jobPostsContainer = new ContainerModule(({ bind }) => {
  provide(bind, JOB_POST_CHARGES, (books, sql) => new ChargeJobPost(books, new SqlJobPostCatalogue(sql)), [
    BOOKS,
    SQL,
  ]);
});
