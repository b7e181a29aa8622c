import { identityContainer } from './adapters/identity.container.ts';
import { companyMapping, userMapping } from './adapters/persistence/identity.mappings.ts';

export { ACCOUNT_READER, JOB_POSTING, PASSWORD_HASHER } from './adapters/identity.container.ts';
export type { AccountReader, Person } from './application/account-reader.ts';
export type { JobPosting } from './application/job-posts.ts';

export const identity = { entities: [userMapping, companyMapping], container: identityContainer };
