import { afterAll, beforeAll } from 'vitest';
import { MikroUnitOfWork } from '#platform/persistence/mikro-unit-of-work.ts';
import { connectOrm } from '#platform/persistence/orm.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { MikroWaitlistRepository } from '../adapters/persistence/mikro-waitlist-repository.ts';
import { waitlistSignupMapping } from '../adapters/persistence/waitlist-signup.mapping.ts';
import { InMemoryWaitlist } from './in-memory-waitlist.ts';
import { waitlistRepositoryContract } from './waitlist-repository.contract.ts';

let database: TestDatabase;
let orm: Awaited<ReturnType<typeof connectOrm>>;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await connectOrm({
    url: database.url,
    entities: [waitlistSignupMapping],
    poolSize: 3,
    limits: PATIENT_LIMITS,
  });
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

waitlistRepositoryContract('waitlist in memory', async () => ({
  signups: new InMemoryWaitlist(),
  inTransaction: (work) => work(),
}));

waitlistRepositoryContract('waitlist on PostgreSQL', async () => {
  const unitOfWork = new MikroUnitOfWork(orm);
  return {
    signups: new MikroWaitlistRepository(orm, new Sql(orm)),
    inTransaction: (work) => unitOfWork.transaction(work),
  };
});
