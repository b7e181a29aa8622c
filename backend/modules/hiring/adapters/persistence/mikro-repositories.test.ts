import { afterAll, beforeAll, describe } from 'vitest';
import { newId, type UserId } from '#kernel/ids.ts';
import { MikroUnitOfWork } from '#platform/persistence/mikro-unit-of-work.ts';
import { connectOrm } from '#platform/persistence/orm.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import {
  hiringRepositoriesContract,
  type HiringSubject,
} from '../../testing/hiring-repositories.contract.ts';
import { MikroReferralRepository } from './referral/mikro-referral-repository.ts';
import { referralMapping } from './referral/referral.mapping.ts';

const USER = {
  name: 'test-user',
  text: `insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values ($1::uuid, $1::uuid || '@example.com', 'Pat', 'Doe', 'employer', $1::uuid::text, now(), now())`,
};

const JOB = {
  name: 'test-job',
  text: `insert into jobs (id, employer_id, title, company, description, location, pay_rate, schedule, category,
      referral_bonus_cents, is_active, posting_type, payment_status, created_at, updated_at)
    values ($1, $2, 'Framer', 'Lone Star Builders', 'Frame houses', 'Austin, TX', '$25/hour', 'full-time', 'framing',
      $3, true, 'free', 'none', now(), now())`,
};

describe('with MikroORM', () => {
  let database: TestDatabase;
  let orm: Awaited<ReturnType<typeof connectOrm>>;
  let subject: HiringSubject;

  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await connectOrm({
      url: database.url,
      entities: [referralMapping],
      poolSize: 4,
      limits: PATIENT_LIMITS,
    });
    const sql = new Sql(orm);
    const unitOfWork = new MikroUnitOfWork(orm);
    const person = async (): Promise<UserId> => {
      const id = newId<'user'>();
      await sql.rows(USER, [id]);
      return id;
    };
    const events = new RecordedEvents();
    subject = {
      events,
      referrals: new MikroReferralRepository({ orm, sql, events, live: { tell: async () => undefined } }),
      transaction: (work) => unitOfWork.transaction(work),
      person,
      job: async () => {
        const job = { id: newId<'job'>(), employerId: await person(), isActive: true, bonusCents: 500_00 };
        await sql.rows(JOB, [job.id, job.employerId, job.bonusCents]);
        return job;
      },
    };
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  hiringRepositoriesContract(() => subject);
});
