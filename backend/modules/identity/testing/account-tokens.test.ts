import { afterAll, describe } from 'vitest';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { connectOrm, type Orm } from '#platform/persistence/orm.ts';
import { MikroUnitOfWork } from '#platform/persistence/mikro-unit-of-work.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { accountTokenMapping, userMapping } from '../adapters/persistence/identity.mappings.ts';
import { MikroAccountTokens } from '../adapters/persistence/mikro-account-tokens.ts';
import { MikroUserRepository } from '../adapters/persistence/mikro-user-repository.ts';
import { accountTokensContract } from './account-tokens.contract.ts';
import { InMemoryAccountTokens } from './in-memory-account-tokens.ts';
import { InMemoryUserRepository } from './in-memory-users.ts';

const noTransaction: UnitOfWork = { transaction: (work) => work() };
let database: TestDatabase | null = null;
let orm: Orm | null = null;

afterAll(async () => {
  await orm?.close(true);
  await database?.drop();
});

describe('in memory', () => {
  accountTokensContract(async () => ({
    users: new InMemoryUserRepository(new RecordedEvents()),
    tokens: new InMemoryAccountTokens(),
    unitOfWork: noTransaction,
  }));
});

describe('in PostgreSQL', () => {
  accountTokensContract(async () => {
    database = await createTestDatabase();
    orm = await connectOrm({
      url: database.url,
      entities: [userMapping, accountTokenMapping],
      poolSize: 2,
      limits: PATIENT_LIMITS,
    });
    const sql = new Sql(orm);
    return {
      users: new MikroUserRepository(orm, sql, new RecordedEvents()),
      tokens: new MikroAccountTokens(orm, sql),
      unitOfWork: new MikroUnitOfWork(orm),
    };
  });
});
