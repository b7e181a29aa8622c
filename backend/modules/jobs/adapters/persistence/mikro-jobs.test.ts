import { afterAll, beforeAll, describe } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { MikroUnitOfWork } from '#platform/persistence/mikro-unit-of-work.ts';
import { connectOrm } from '#platform/persistence/orm.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import { jobRepositoriesContract, type JobSubject } from '../../testing/job-repositories.contract.ts';
import { jobMapping } from './posting/job.mapping.ts';
import { MikroJobRepository } from './posting/mikro-job-repository.ts';
import { SqlJobShares } from './sharing/sql-job-shares.ts';

const USER = {
  name: 'test-user',
  text: `insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values ($1::uuid, $1::uuid || '@example.com', 'Pat', 'Doe', 'employer', $1::uuid::text, now(), now())`,
};

describe('with MikroORM', () => {
  let database: TestDatabase;
  let orm: Awaited<ReturnType<typeof connectOrm>>;
  let subject: JobSubject;

  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await connectOrm({
      url: database.url,
      entities: [jobMapping],
      poolSize: 4,
      limits: PATIENT_LIMITS,
    });
    const sql = new Sql(orm);
    const unitOfWork = new MikroUnitOfWork(orm);
    const events = new RecordedEvents();
    subject = {
      events,
      jobs: new MikroJobRepository(orm, events),
      shares: new SqlJobShares(sql),
      transaction: (work) => unitOfWork.transaction(work),
      person: async () => {
        const id = newId<'user'>();
        await sql.rows(USER, [id]);
        return id;
      },
    };
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  jobRepositoriesContract(() => subject);
});
