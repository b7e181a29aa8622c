import { afterAll, beforeAll, describe } from 'vitest';
import { newId, type UserId } from '#kernel/ids.ts';
import { connectOrm } from '#platform/persistence/orm.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import {
  documentStoreContract,
  type DocumentSubject,
} from '#modules/hiring/testing/document-store.contract.ts';
import { SqlDocumentStore } from './sql-document-store.ts';

const USER = {
  name: 'test-user',
  text: `insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values ($1::uuid, $1::uuid || '@example.com', 'Pat', 'Doe', 'employer', $1::uuid::text, now(), now())`,
};
const JOB = {
  name: 'test-job',
  text: `insert into jobs (id, employer_id, title, company, description, location, pay_rate, schedule, created_at, updated_at)
    values ($1, $2, 'Framer', 'Hill', 'Frame', 'Austin, TX', '$25/hour', 'full-time', now(), now())`,
};
const REFERRAL = {
  name: 'test-referral',
  text: `insert into referrals (id, job_id, employer_id, worker_id, worker_name, worker_phone, source, payout_schedule,
      verification_status, created_at, updated_at)
    values ($1, $2, $3, $4, 'Bo Li', '+15125550102', 'referral', '[]', $5, now(), now())`,
};

describe('documents in PostgreSQL', () => {
  let database: TestDatabase;
  let orm: Awaited<ReturnType<typeof connectOrm>>;
  let subject: DocumentSubject;

  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await connectOrm({ url: database.url, entities: [], poolSize: 2, limits: PATIENT_LIMITS });
    const sql = new Sql(orm);
    const person = async (): Promise<UserId> => {
      const id = newId<'user'>();
      await sql.rows(USER, [id]);
      return id;
    };
    const worker = await person();
    const referral = async (verificationStatus: string) => {
      const [id, jobId, employerId] = [newId<'referral'>(), newId<'job'>(), await person()];
      await sql.rows(JOB, [jobId, employerId]);
      await sql.rows(REFERRAL, [id, jobId, employerId, worker, verificationStatus]);
      return { id, employerId };
    };
    subject = {
      store: new SqlDocumentStore(sql),
      worker,
      confirmed: await referral('verified'),
      unconfirmed: await referral('pending'),
    };
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  documentStoreContract(() => subject);
});
