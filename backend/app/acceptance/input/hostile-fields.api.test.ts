import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMIT_RULES } from '#platform/http/limits/rate-limits.ts';
import type { HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpEmployer, signUpReferrer, signUpWorker } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { HOSTILE_TEXTS } from '#testing/hostile/hostile-texts.ts';
import { withoutReferences } from '#testing/hostile/body-schemas.ts';
import { hostileBody, type BodySchema } from '#testing/hostile/hostile-body.ts';
import { expectHarmlessMessages, expectVisibleNames } from '../../testing/hostile-traces.ts';

const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const WITHOUT_LIMITS = Object.fromEntries(
  Object.keys(LIMIT_RULES).map((name) => [name, { points: 1_000_000, seconds: 60 }]),
);

interface Call {
  readonly method: string;
  readonly path: string;
  readonly schema: BodySchema;
}

let app: TestApplication;
let people: readonly HttpClient[];
let calls: readonly Call[];

beforeAll(async () => {
  app = await startTestApplication({ limits: WITHOUT_LIMITS });
  const signedUp = [
    await signUpEmployer(app),
    await signUpReferrer(app),
    await signUpWorker(app),
    await signUpAdmin(app),
  ];
  people = [app.client(), ...signedUp.map(({ client }) => client)];
  const { body } = await app.client().get('/api/openapi.json');
  calls = Object.entries<Loose>(body.paths).flatMap(([path, methods]) =>
    Object.entries<Loose>(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content?.['application/json']?.schema;
      return schema ? [{ method, path, schema: withoutReferences(schema, body) }] : [];
    }),
  );
});
afterAll(() => app.stop());

/** The person who may make each call, once known. */
const callers = new Map<string, HttpClient>();

/** Tries everyone until someone is not rejected, because permissions differ. */
async function send({ method, path, schema }: Call, hostile: string): Promise<void> {
  const call = `${method} ${path}`;
  const known = callers.get(call);
  const address = path.replaceAll(/\{\w+\}/g, UNKNOWN_ID);
  for (const client of known ? [known] : people) {
    const body = JSON.stringify(hostileBody(schema, hostile));
    const answer = await client.send(method.toUpperCase(), address, body);
    const said = `${call} with ${body.slice(0, 200)}: ${JSON.stringify(answer.body).slice(0, 200)}`;
    expect(answer.status, said).toBeLessThan(500);
    if (answer.status === 401 || answer.status === 403) continue;
    callers.set(call, client);
    return;
  }
}

describe('hostile input', { timeout: 240_000 }, () => {
  it('no call ends with a server error, no name has invisible characters, and no message has a foreign link', async () => {
    expect(calls.length).toBeGreaterThan(100);
    for (const hostile of Object.values(HOSTILE_TEXTS)) for (const call of calls) await send(call, hostile);
    await app.settle();
    await expectVisibleNames(app);
    await expectHarmlessMessages(app);
  });
});
