import { afterAll, describe } from 'vitest';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { connectOrm, type Orm } from '#platform/persistence/orm.ts';
import { MikroUnitOfWork } from '#platform/persistence/mikro-unit-of-work.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { companyMapping, userMapping } from '../adapters/persistence/identity.mappings.ts';
import { MikroCompanyRepository } from '../adapters/persistence/mikro-company-repository.ts';
import { MikroUserRepository } from '../adapters/persistence/mikro-user-repository.ts';
import { SqlInviterChains } from '../adapters/persistence/sql-inviter-chains.ts';
import { accountStoresContract } from './account-stores.contract.ts';
import { InMemoryCompanyRepository, InMemoryInviterChains } from './in-memory-account-stores.ts';
import { InMemoryUserRepository } from './in-memory-users.ts';

const noTransaction: UnitOfWork = { transaction: (work) => work() };
let database: TestDatabase | null = null;
let orm: Orm | null = null;

afterAll(async () => {
  await orm?.close(true);
  await database?.drop();
});

describe('in memory', () => {
  accountStoresContract(async () => {
    const users = new InMemoryUserRepository(new RecordedEvents());
    const chains = new InMemoryInviterChains(users);
    return { users, companies: new InMemoryCompanyRepository(), chains, unitOfWork: noTransaction };
  });
});

describe('in PostgreSQL', () => {
  accountStoresContract(async () => {
    database = await createTestDatabase();
    orm = await connectOrm({
      url: database.url,
      entities: [userMapping, companyMapping],
      poolSize: 2,
      limits: PATIENT_LIMITS,
    });
    const sql = new Sql(orm);
    return {
      users: new MikroUserRepository(orm, sql, new RecordedEvents()),
      companies: new MikroCompanyRepository(orm, sql),
      chains: new SqlInviterChains(sql),
      unitOfWork: new MikroUnitOfWork(orm),
    };
  });
});
