import { afterAll } from 'vitest';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { connectOrm, type Orm } from '#platform/persistence/orm.ts';
import { MikroUnitOfWork } from '#platform/persistence/mikro-unit-of-work.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { companyMapping, userMapping } from '../adapters/persistence/identity.mappings.ts';
import { MikroUserRepository } from '../adapters/persistence/mikro-user-repository.ts';
import { InMemoryUserRepository } from './in-memory-users.ts';
import { userRepositoryContract } from './user-repository.contract.ts';

const noTransaction: UnitOfWork = { transaction: (work) => work() };
let database: TestDatabase | null = null;
let orm: Orm | null = null;

afterAll(async () => {
  await orm?.close(true);
  await database?.drop();
});

const events = new RecordedEvents();

userRepositoryContract(async () => ({
  events,
  users: new InMemoryUserRepository(events),
  unitOfWork: noTransaction,
}));

userRepositoryContract(async () => {
  database = await createTestDatabase();
  orm = await connectOrm({
    url: database.url,
    entities: [userMapping, companyMapping],
    poolSize: 2,
    limits: PATIENT_LIMITS,
  });
  const users = new MikroUserRepository(orm, new Sql(orm), events);
  return { events, users, unitOfWork: new MikroUnitOfWork(orm) };
});
