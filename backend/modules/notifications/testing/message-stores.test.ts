import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { AesFieldCipher } from '#platform/encryption/aes-field-cipher.ts';
import { MikroUnitOfWork } from '#platform/persistence/mikro-unit-of-work.ts';
import { connectOrm } from '#platform/persistence/orm.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { loggedTextMapping } from '../adapters/persistence/logged-text.mapping.ts';
import { MikroTextLog } from '../adapters/persistence/mikro-text-log.ts';
import { SqlInbox } from '../adapters/persistence/sql-inbox.ts';
import { SqlReceivedTexts } from '../adapters/persistence/sql-received-texts.ts';
import { SqlTextOptOuts } from '../adapters/persistence/sql-text-opt-outs.ts';
import { InMemoryInbox } from './in-memory-inbox.ts';
import { InMemoryReceivedTexts, InMemoryTextLog, InMemoryTextOptOuts } from './in-memory-texts.ts';
import { messageStoresContract } from './message-stores.contract.ts';

const cipher = new AesFieldCipher([randomBytes(32).toString('base64')]);
let database: TestDatabase;
let orm: Awaited<ReturnType<typeof connectOrm>>;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await connectOrm({
    url: database.url,
    entities: [loggedTextMapping],
    poolSize: 3,
    limits: PATIENT_LIMITS,
  });
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

messageStoresContract('message stores in memory', async () => {
  const texts = new InMemoryTextLog();
  return {
    inbox: new InMemoryInbox(),
    texts,
    optOuts: new InMemoryTextOptOuts(),
    received: new InMemoryReceivedTexts(texts),
    inTransaction: (work) => work(),
    person: async () => newId<'user'>(),
  };
});

messageStoresContract('message stores on PostgreSQL', async () => {
  const sql = new Sql(orm);
  const unitOfWork = new MikroUnitOfWork(orm);
  return {
    inbox: new SqlInbox(sql),
    texts: new MikroTextLog(orm, sql),
    optOuts: new SqlTextOptOuts(sql),
    received: new SqlReceivedTexts(sql, cipher),
    inTransaction: (work) => unitOfWork.transaction(work),
    person: async () => {
      const id = newId<'user'>();
      const text = `insert into users (id, email, first_name, last_name, referral_code, created_at, updated_at)
        values ($1::uuid, $1::text || '@example.com', 'A', 'B', $1::text, now(), now())`;
      await sql.rows({ name: 'test-person', text }, [id]);
      return id;
    },
  };
});
