import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMIT_RULES } from '#platform/http/limits/rate-limits.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpEmployer, signUpReferrer, signUpWorker } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { documentedCalls, type DocumentedCall } from '#testing/hostile/documented-calls.ts';
import { FOREIGN_LINK, HOSTILE_TEXTS } from '#testing/hostile/hostile-texts.ts';

const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const WITHOUT_LIMITS = Object.fromEntries(
  Object.keys(LIMIT_RULES).map((name) => [name, { points: 1_000_000, seconds: 60 }]),
);
/** The longest possible address: the server rejects a longer one before reading it. */
const MOST_CHARACTERS = 4000;
/** A stream does not end. */
const ENDLESS = new Set(['/api/notifications/stream']);

let app: TestApplication;
let people: readonly HttpClient[];
let calls: readonly DocumentedCall[];

beforeAll(async () => {
  app = await startTestApplication({ limits: WITHOUT_LIMITS });
  const signedUp = [
    await signUpEmployer(app),
    await signUpReferrer(app),
    await signUpWorker(app),
    await signUpAdmin(app),
  ];
  people = [...signedUp.map(({ client }) => client), app.client()];
  const { body } = await app.client().get('/api/openapi.json');
  calls = documentedCalls(body).filter(({ method, path }) => method === 'GET' && !ENDLESS.has(path));
});
afterAll(() => app.stop());

const queried = ({ parameters }: DocumentedCall) => parameters.filter((one) => one.in === 'query');
/** The person who may make each call, once known. */
const callers = new Map<string, HttpClient>();

/** Tries everyone until someone is not rejected, because permissions differ. */
async function ask(call: string, address: string): Promise<void> {
  const known = callers.get(call);
  for (const client of known ? [known] : people) {
    const answer = await client.get(address);
    const said = `${address.slice(0, 200)}: ${JSON.stringify(answer.body)?.slice(0, 200)}`;
    expect(answer.status, said).toBeLessThan(500);
    expect(decodeURIComponent(answer.headers.get('Location') ?? ''), said).not.toMatch(
      /^(?!https:\/\/crewvine\.test\/|http:\/\/127\.0\.0\.1)\w+:|^\/[/\\]|[\r\n]/,
    );
    expect(answer.headers.get('Content-Disposition') ?? '', said).not.toMatch(FOREIGN_LINK);
    if (answer.status === 401 || answer.status === 403) continue;
    if (answer.status === 200) callers.set(call, client);
    return;
  }
}

const inAddress = (text: string): string =>
  encodeURIComponent(text.toWellFormed().slice(0, MOST_CHARACTERS)).slice(0, MOST_CHARACTERS);

const TEXTS = Object.values(HOSTILE_TEXTS);
/**
 * A field with fixed words or a format rejects most texts, so each gets a few of them, and all fields
 * together get each text.
 */
const some = (at: number): readonly string[] =>
  [0, 7, 15].map((step) => TEXTS[(at + step) % TEXTS.length] ?? '');
const takesWords = ({ name, schema }: DocumentedCall['parameters'][number]): boolean =>
  name !== 'cursor' &&
  [schema, ...(schema.anyOf ?? [])].some(
    ({ type, format, enum: values }) => type === 'string' && format === undefined && values === undefined,
  );

describe('hostile input in an address', { timeout: 120_000 }, () => {
  it('no query causes a server error or a redirect elsewhere', async () => {
    const fields = calls.flatMap((call) => queried(call).map((field) => ({ path: call.path, field })));
    expect(fields.length).toBeGreaterThan(200);
    expect(fields.filter(({ field }) => takesWords(field)).length).toBeGreaterThan(20);
    for (const [at, { path, field }] of fields.entries())
      for (const text of takesWords(field) ? TEXTS : some(at)) {
        const address = path.replaceAll(/\{\w+\}/g, UNKNOWN_ID);
        await ask(path, `${address}?${field.name}=${inAddress(text)}`);
      }
  });

  it('no ID in an address causes a server error', async () => {
    const named = calls.filter(({ path }) => path.includes('{'));
    expect(named.length).toBeGreaterThan(50);
    for (const [at, { path }] of named.entries())
      for (const text of some(at)) await ask(path, path.replaceAll(/\{\w+\}/g, inAddress(text)));
  });
});
