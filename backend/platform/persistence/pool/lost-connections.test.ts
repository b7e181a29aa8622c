import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { MikroUnitOfWork } from '../mikro-unit-of-work.ts';
import { connectOrm, type Orm } from '../orm.ts';
import { Sql } from '../sql.ts';

const LOST = /terminat|not queryable/;
const PID = { name: 'test-pid', text: 'select pg_backend_pid() as pid' };

describe('lost connections', () => {
  let database: TestConnection;
  let orm: Orm;
  let sql: Sql;
  let work: MikroUnitOfWork;
  beforeAll(async () => {
    database = await connectTestDatabase();
    orm = await connectOrm({ url: database.url, entities: [], poolSize: 2, limits: PATIENT_LIMITS });
    [sql, work] = [new Sql(orm), new MikroUnitOfWork(orm)];
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  /** Ends its server process in the middle of a transaction. */
  async function lose(then: () => Promise<unknown>): Promise<void> {
    await work.transaction(async () => {
      const { pid } = (await sql.row<{ pid: number }>(PID)) ?? {};
      await database.client.query('select pg_terminate_backend($1, 10000)', [pid]);
      await then();
    });
  }

  it('connections lost in a statement free their place in the pool, however many they are', async () => {
    for (let index = 0; index < 3; index += 1) await expect(lose(() => sql.rows(PID))).rejects.toThrow(LOST);
    expect(await sql.rows(PID)).toHaveLength(1);
  });

  it('connections lost in a commit free their place in the pool, however many they are', async () => {
    for (let index = 0; index < 3; index += 1)
      await expect(lose(async () => undefined)).rejects.toThrow(LOST);
    expect(await sql.rows(PID)).toHaveLength(1);
  });

  it('a connection lost while idle may be released late', async () => {
    const pool = await orm.em.getConnection().getNativeClient();
    const client = await pool.connect();
    const gone = new Promise((resolve) => client.once('end', resolve));
    await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    await gone;
    await expect.poll(() => pool.totalCount).toBe(0);
    client.release();
    expect(pool.totalCount).toBe(0);
  });
});
