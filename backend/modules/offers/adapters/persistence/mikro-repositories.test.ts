import { afterAll, beforeAll, describe } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { MikroUnitOfWork } from '#platform/persistence/mikro-unit-of-work.ts';
import { connectOrm } from '#platform/persistence/orm.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import {
  offerLetterRepositoryContract,
  type LetterSubject,
} from '../../testing/offer-letter-repository.contract.ts';
import {
  serviceAddonRepositoryContract,
  type AddonSubject,
} from '../../testing/service-addon-repository.contract.ts';
import { MikroOfferLetterRepository } from './letter/mikro-offer-letter-repository.ts';
import { MikroServiceAddonRepository } from './addon/mikro-service-addon-repository.ts';
import { offerLetterMapping, serviceAddonMapping } from './offers.mappings.ts';

const USER = {
  name: 'test-user',
  text: `insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values ($1::uuid, $1::uuid || '@example.com', 'Pat', 'Doe', 'employer', $1::uuid::text, now(), now())`,
};
const JOB = {
  name: 'test-job',
  text: `insert into jobs (id, employer_id, title, company, description, location, pay_rate, schedule, created_at,
    updated_at) values ($1, $2, 'Framer', 'Lone Star', 'Framing', 'Austin', '$25/hour', 'Days', now(), now())`,
};
const REFERRAL = {
  name: 'test-referral',
  text: `insert into referrals (id, job_id, employer_id, referrer_id, worker_name, worker_phone, source,
    payout_schedule, created_at, updated_at)
    values ($1, $2, $3, $4, 'Walt', '+15125550003', 'referral', '[]', now(), now())`,
};

describe('with MikroORM', () => {
  let database: TestDatabase;
  let orm: Awaited<ReturnType<typeof connectOrm>>;
  let subject: LetterSubject & AddonSubject;

  beforeAll(async () => {
    database = await createTestDatabase();
    const entities = [offerLetterMapping, serviceAddonMapping];
    orm = await connectOrm({ url: database.url, entities, poolSize: 4, limits: PATIENT_LIMITS });
    const sql = new Sql(orm);
    const unitOfWork = new MikroUnitOfWork(orm);
    const referral = async () => {
      const ids = {
        referralId: newId<'referral'>(),
        jobId: newId<'job'>(),
        employerId: newId<'user'>(),
        referrerId: newId<'user'>(),
      };
      for (const user of [ids.employerId, ids.referrerId]) await sql.rows(USER, [user]);
      await sql.rows(JOB, [ids.jobId, ids.employerId]);
      await sql.rows(REFERRAL, [ids.referralId, ids.jobId, ids.employerId, ids.referrerId]);
      return ids;
    };
    const events = new RecordedEvents();
    subject = {
      events,
      letters: new MikroOfferLetterRepository(orm, sql, events),
      addons: new MikroServiceAddonRepository(orm, sql, events),
      transaction: (work) => unitOfWork.transaction(work),
      referral,
    };
  });

  afterAll(async () => {
    await orm?.close(true);
    await database?.drop();
  });

  describe('MikroOfferLetterRepository', () => {
    offerLetterRepositoryContract(() => subject);
  });
  describe('MikroServiceAddonRepository', () => {
    serviceAddonRepositoryContract(() => subject);
  });
});
