import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMIT_RULES } from '#platform/http/limits/rate-limits.ts';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { documentedCalls, type DocumentedCall } from '#testing/hostile/documented-calls.ts';
import { hostileBody } from '#testing/hostile/hostile-body.ts';
import { HOSTILE_TEXTS } from '#testing/hostile/hostile-texts.ts';
import { communityThings } from '../../testing/community/community-things.ts';
import { expectHarmlessMessages, expectVisibleNames } from '../../testing/hostile-traces.ts';
import { AccountFixtures } from '../../testing/money/account-fixtures.ts';
import { HireFixtures } from '../../testing/money/hire-fixtures.ts';
import { tellOfDifference } from '../../testing/money/money-troubles.ts';
import { ownedThings } from '../../testing/ownership/owned-things.ts';

const WITHOUT_LIMITS = Object.fromEntries(
  Object.keys(LIMIT_RULES).map((name) => [name, { points: 1_000_000, seconds: 60 }]),
);
const TABLES = `select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'id' and data_type in ('uuid', 'text') order by table_name`;
/** Statuses for no access, an unknown thing, or an invalid body. */
const NOT_REACHED = new Set([400, 401, 403, 404]);

let app: TestApplication;
let admin: SignedUp;
let calls: readonly DocumentedCall[];
let ids: readonly string[];

beforeAll(async () => {
  app = await startTestApplication({ byDay: true, limits: WITHOUT_LIMITS });
  await ownedThings(app);
  await communityThings(app);
  const player = await signUpAdmin(app);
  await new HireFixtures(app, player).play();
  await tellOfDifference(app, await signUpAdmin(app));
  // They leave an event that cannot be handled: no sweep is made after it.
  await new AccountFixtures(app, player).play();
  const { sql } = app.application;
  const found: string[] = [];
  for (const { name } of await runSql<{ name: string }>(sql, TABLES)) {
    const rows = await runSql<{ id: string }>(sql, `select id from "${name}" order by id desc limit 5`);
    found.push(...rows.map(({ id }) => id));
  }
  ids = found;
  // A new admin who is not the subject of any call, so that none removes their role.
  admin = await signUpAdmin(app);
  const document = (await app.client().get('/api/openapi.json')).body;
  calls = documentedCalls(document).filter(
    ({ path, body }) => path.startsWith('/api/admin/') && path.includes('{') && body,
  );
}, 240_000);
afterAll(() => app.stop());

async function send({ method, path, body }: DocumentedCall, id: string, hostile: string): Promise<number> {
  const sent = JSON.stringify(hostileBody(body ?? {}, hostile));
  const answer = await admin.client.send(method, path.replaceAll(/\{\w+\}/g, id), sent);
  const said = `${method} ${path} with ${sent.slice(0, 300)}: ${JSON.stringify(answer.body).slice(0, 200)}`;
  expect(answer.status, said).toBeLessThan(500);
  return answer.status;
}

/** The thing that the call accepts. */
async function thingOf(call: DocumentedCall): Promise<string | null> {
  for (const id of ids) if (!NOT_REACHED.has(await send(call, id, HOSTILE_TEXTS.address))) return id;
  return null;
}

describe('hostile input of admins about existing things', { timeout: 240_000 }, () => {
  it('no call ends with a server error, no name has invisible characters, and no message has a foreign link', async () => {
    expect(calls.length).toBeGreaterThan(10);
    const unreached: string[] = [];
    for (const call of calls) {
      const id = await thingOf(call);
      if (id === null) unreached.push(`${call.method} ${call.path}`);
      else for (const hostile of Object.values(HOSTILE_TEXTS)) await send(call, id, hostile);
    }
    expect(unreached).toEqual([]);
    await app.settle();
    await expectVisibleNames(app);
    await expectHarmlessMessages(app);
  });
});
