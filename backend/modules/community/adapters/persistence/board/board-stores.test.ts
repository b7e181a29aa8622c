import { afterAll, beforeAll, describe } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { MikroUnitOfWork } from '#platform/persistence/mikro-unit-of-work.ts';
import { connectOrm } from '#platform/persistence/orm.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import {
  boardRepositoriesContract,
  type BoardSubject,
} from '#modules/community/testing/board-repositories.contract.ts';
import { boardMapping } from './board.mapping.ts';
import { MikroBoardRepository } from './mikro-board-repository.ts';
import { SqlBoardMembers } from './sql-board-members.ts';
import { SqlJoinRequests } from './sql-join-requests.ts';

const USER = {
  name: 'test-user',
  text: `insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values ($1::uuid, $1::uuid || '@example.com', 'Pat', 'Doe', 'referrer', $1::uuid::text, now(), now())`,
};

describe('the boards in PostgreSQL', () => {
  let database: TestDatabase;
  let orm: Awaited<ReturnType<typeof connectOrm>>;
  let subject: BoardSubject;

  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await connectOrm({
      url: database.url,
      entities: [boardMapping],
      poolSize: 4,
      limits: PATIENT_LIMITS,
    });
    const sql = new Sql(orm);
    const unitOfWork = new MikroUnitOfWork(orm);
    const events = new RecordedEvents();
    subject = {
      events,
      boards: new MikroBoardRepository({ orm, events, live: { tell: async () => undefined } }),
      members: new SqlBoardMembers(sql),
      requests: new SqlJoinRequests(sql),
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

  boardRepositoriesContract(() => subject);
});
