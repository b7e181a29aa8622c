import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { startTestApplication } from '#testing/fixtures/test-application.ts';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { CALL_LIMITS } from './connection-limits.ts';
import { connectOrm } from '../orm.ts';
import { nameStatements } from '../pool/name-statements.ts';
import { limitsBehind, POOLERS, type Pooler } from './pooler.ts';
import { Sql } from '../sql.ts';

const TEXT = 'select $1::text as said';

/** The arguments that a connection of the pool receives. */
function sentBehind(pooler: Pooler): (...given: readonly unknown[]) => unknown {
  const pool = new EventEmitter();
  nameStatements(pool as unknown as Pool, pooler);
  const sent: unknown[][] = [];
  const client = { query: (...given: unknown[]) => sent.push(given) };
  pool.emit('connect', client);
  return (...given) => {
    client.query(...given);
    return sent.at(-1);
  };
}

describe('statements behind a pooler', () => {
  it('statements have no name if the pooler does not support names', () => {
    const sent = sentBehind('transaction');
    expect(sent(TEXT, ['hello'])).toEqual([TEXT, ['hello']]);
    expect(sent({ name: 'test-echo', text: TEXT, values: ['hello'] })).toEqual([
      { name: undefined, text: TEXT, values: ['hello'] },
      undefined,
    ]);
  });

  it('statements have the same name for the same text in every process if the pooler supports names', () => {
    const name = expect.stringMatching(/^s-[\w-]{32}$/);
    const sent = sentBehind('transaction-prepared');
    const [first] = sent(TEXT, ['hello']) as [{ name: string }];
    expect(first).toEqual({ name, text: TEXT, values: ['hello'] });
    expect(sent({ name: 'test-echo', text: TEXT, values: ['bye'] })).toMatchObject([
      { name: first.name },
      undefined,
    ]);
    expect(sentBehind('transaction-prepared')(TEXT, ['hello'])).toMatchObject([{ name: first.name }]);
    expect(sent('select $1::int', [1])).not.toMatchObject([{ name: first.name }]);
  });

  it('statements have their own names without a pooler', () => {
    const named = { name: 'test-echo', text: TEXT, values: ['hello'] };
    expect(sentBehind('none')(named)).toEqual([named, undefined]);
  });
});

it('the server ends hanging connections if there is no pooler', async () => {
  const { connectionTimeoutMillis: _ours, ...limits } = CALL_LIMITS;
  const database = await createTestDatabase();
  // Connects like a process of the product; tests wait longer for a connection.
  const orm = await connectOrm({ url: database.url, entities: [], poolSize: 1 });
  const rows = await runSql<{ name: string; ms: number }>(
    new Sql(orm),
    'select name, setting::int as ms from pg_settings where name = any($1)',
    [Object.keys(limits)],
  );
  await orm.close();
  await database.drop();
  expect(Object.fromEntries(rows.map(({ name, ms }) => [name, ms]))).toEqual(limits);
});

describe('connections behind a pooler', () => {
  it.each(POOLERS)('connections begin with limits only without a pooler: %s', (pooler) => {
    const { connectionTimeoutMillis } = CALL_LIMITS;
    expect(limitsBehind(pooler, CALL_LIMITS)).toEqual(
      pooler === 'none' ? CALL_LIMITS : { connectionTimeoutMillis },
    );
  });

  it('connections behind a pooler serve calls and tasks and hold no session state', async () => {
    const app = await startTestApplication({ environment: { DATABASE_POOLER: 'transaction' } });
    const { client } = await signUpReferrer(app);
    await app.settle();
    expect((await client.get('/api/notifications')).status).toBe(200);
    const state = {
      name: 'test-state',
      text: `select current_setting('statement_timeout') as limit,
      (select count(*)::int from pg_prepared_statements) as prepared`,
    };
    expect(await app.application.sql.row(state)).toEqual({ limit: '0', prepared: 0 });
    await app.stop();
  });
});
