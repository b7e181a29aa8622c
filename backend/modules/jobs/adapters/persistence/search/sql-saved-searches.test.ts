import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { MikroUnitOfWork } from '#platform/persistence/mikro-unit-of-work.ts';
import { connectOrm } from '#platform/persistence/orm.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import {
  savedSearchesContract,
  type SavedSearchSubject,
} from '#modules/jobs/testing/saved-searches.contract.ts';
import { storedFilters } from '#contract/jobs/search/jobs-query.ts';
import { jobMapping } from '../posting/job.mapping.ts';
import { SqlDueSearches } from './sql-due-searches.ts';
import { SqlSavedSearches } from './sql-saved-searches.ts';

/** A search as stored when other filters existed. */
const OLD = {
  name: 'test-old-search',
  text: `insert into saved_searches (id, user_id, name, query, looked_until, due_at, created_at)
    values ($1, $2, 'Old', '{"q": "roofer", "minPay": 25, "minPension": 10}', $3, $3, $3)`,
};

const USER = {
  name: 'test-user',
  text: `insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values ($1::uuid, $1::uuid || '@example.com', 'Pat', 'Doe', 'worker', $1::uuid::text, now(), now())`,
};

describe('in PostgreSQL', () => {
  let database: TestDatabase;
  let orm: Awaited<ReturnType<typeof connectOrm>>;
  let subject: SavedSearchSubject;

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
    subject = {
      store: new SqlSavedSearches(sql),
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

  savedSearchesContract(() => subject);

  it('a search with unknown filters is outdated for its owner and for alerts', async () => {
    const [id, owner, at] = [
      newId<'saved-search'>(),
      await subject.person(),
      new Date('2026-03-02T12:00:00Z'),
    ];
    const sql = new Sql(orm);
    await sql.rows(OLD, [id, owner, at]);
    const { query } = storedFilters({ q: 'roofer', minPay: 25 });
    expect(await subject.store.of(owner)).toMatchObject([{ id, query, isOutdated: true }]);
    const due = await subject.transaction(() => new SqlDueSearches(sql).take(id, at));
    expect(due).toMatchObject({ query, isOutdated: true });
    // Saved again without the unknown filter, it is another search.
    expect(await subject.store.same(owner, query)).toBeNull();
  });

  it('a search from before a new filter is recognized as the same', async () => {
    const [id, owner, at] = [
      newId<'saved-search'>(),
      await subject.person(),
      new Date('2026-03-02T12:00:00Z'),
    ];
    const fewer = { ...OLD, name: 'test-fewer', text: OLD.text.replace(', "minPension": 10', '') };
    await new Sql(orm).rows(fewer, [id, owner, at]);
    expect(await subject.store.same(owner, storedFilters({ q: 'roofer', minPay: 25 }).query)).toMatchObject({
      id,
    });
    expect(await subject.store.same(owner, storedFilters({ q: 'roofer' }).query)).toBeNull();
  });
});
