import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMIT_RULES } from '#platform/http/limits/rate-limits.ts';
import type { HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { withoutReferences } from '#testing/hostile/body-schemas.ts';
import { hostileVersion, type BodySchema } from '#testing/hostile/hostile-body.ts';
import { HOSTILE_TEXTS } from '#testing/hostile/hostile-texts.ts';
import { COMMUNITY_CALLS } from '../../testing/community/community-calls.ts';
import { communityThings } from '../../testing/community/community-things.ts';
import { expectHarmlessMessages, expectVisibleNames } from '../../testing/hostile-traces.ts';
import { OWNED_CALLS } from '../../testing/ownership/owned-calls.ts';
import { ownedThings } from '../../testing/ownership/owned-things.ts';

const WITHOUT_LIMITS = Object.fromEntries(
  Object.keys(LIMIT_RULES).map((name) => [name, { points: 1_000_000, seconds: 60 }]),
);
const { markup, script, address, bareDomain, foreignStops, formula, template, sql } = HOSTILE_TEXTS;
const { turned, invisible, brokenDomain, headers, nul, long, marks } = HOSTILE_TEXTS;
/** Calls that work only once get all texts together that are not rejected for invisible characters. */
const EVERYTHING = [bareDomain, address, markup, formula, foreignStops, template, sql, script].join(' ');
const TEXTS = [EVERYTHING, turned, invisible, brokenDomain, headers, nul, long, marks];
/** Calls about objects that the fixtures lack, or that need a secret of their owner. */
const NOT_THERE =
  /\/i9(-forms)?\/|\/milestones\/|\/(interviews|background-check-notice|moderation-appeals)\/:nothing|\/sandbox-payments\/|\/adverse-action\/mailed$|\/referral-confirmation\/:nothing\/claim$|\/(apply|verify|check-in)$/;
/** The tables of calls use links that open nothing; here they open real things. */
const LINKS: readonly (readonly [start: string, token: string])[] = [
  ['/api/offer-letters/sign/', 'signing'],
  ['/api/background-check-consent/', 'consent'],
  ['/api/reference-check/', 'referenceLink'],
  ['/api/referral-confirmation/', 'confirmation'],
];
/** A placeholder for an ID in a body. */
const IN_BODY = /^:\w+$/;
/** Statuses for no access, an unknown thing, or an invalid body. */
const NOT_REACHED = new Set([400, 401, 403, 404]);

/** Things with the people who may do something with them. */
interface SetUp {
  readonly ids: Readonly<Record<string, string>>;
  readonly people: readonly HttpClient[];
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: object;
  readonly schema: BodySchema;
  readonly setUp: SetUp;
}

let app: TestApplication;
let calls: readonly Call[];

beforeAll(async () => {
  app = await startTestApplication({ byDay: true, limits: WITHOUT_LIMITS });
  const { owner, referrer, worker, ids } = await ownedThings(app);
  const hire: SetUp = { ids, people: [owner, referrer, worker, app.client()] };
  const community = await communityThings(app);
  const { member, moderator, outsider } = community.people;
  const boards: SetUp = {
    ids: community.ids,
    people: [community.people.owner, moderator, member, outsider, (await signUpAdmin(app)).client],
  };
  const document = (await app.client().get('/api/openapi.json')).body;
  const known = (setUp: SetUp) => (row: readonly unknown[]) => callOf(row, setUp, document);
  const all = [...OWNED_CALLS.flatMap(known(hire)), ...COMMUNITY_CALLS.flatMap(known(boards))];
  calls = all.filter(({ path }) => !NOT_THERE.test(path));
});
afterAll(() => app.stop());

/** None for a call without a body, or with one that takes no words. */
function callOf(row: readonly unknown[], setUp: SetUp, document: Loose): Call[] {
  const [method = '', path = ''] = String(row[0]).split(' ');
  const body = row.at(-1);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  const shape = (one: string): string => one.replace(/\?.*/, '').replaceAll(/:\w+|\{\w+\}/g, ':');
  const documented = Object.keys(document.paths).find((one) => shape(one) === shape(path));
  const described = documented && document.paths[documented][method.toLowerCase()];
  const schema = described?.requestBody?.content?.['application/json']?.schema;
  if (!schema) return [];
  return [{ method, path, body, schema: withoutReferences(schema, document), setUp }];
}

/** The person who may make each call, once known. */
const callers = new Map<Call, HttpClient>();
const reached = new Set<string>();
const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

function named(text: string, { ids }: SetUp, path = ''): string {
  const link = LINKS.find(([start]) => path.startsWith(start))?.[1];
  return text.replaceAll(/:([a-zA-Z]+)/g, (all, name: string) =>
    name === 'nothing' && link ? (ids[link] ?? all) : (ids[name] ?? all),
  );
}

/** Tries everyone until someone is not rejected, because permissions differ. */
async function send(call: Call, hostile: string): Promise<void> {
  const { method, path, setUp, schema } = call;
  const withIds = JSON.parse(
    JSON.stringify(call.body, (_key, value) =>
      typeof value === 'string' && IN_BODY.test(value) ? named(value, setUp) : value,
    ),
  ) as unknown;
  const body = JSON.stringify(hostileVersion(withIds, schema, hostile));
  const known = callers.get(call);
  for (const client of known ? [known] : setUp.people) {
    const answer = await client.send(method, named(path, setUp, path), body);
    const said = `${method} ${path} with ${body.slice(0, 300)}: ${JSON.stringify(answer.body).slice(0, 200)}`;
    expect(answer.status, said).toBeLessThan(500);
    if (NOT_REACHED.has(answer.status)) continue;
    callers.set(call, client);
    reached.add(nameOf(call));
    return;
  }
}

describe('hostile input about existing things', { timeout: 240_000 }, () => {
  it('no call ends with a server error, no name has invisible characters, and no message has a foreign link', async () => {
    for (const hostile of TEXTS) for (const call of calls) await send(call, hostile);
    expect(reached.size).toBeGreaterThan(80);
    expect(calls.map(nameOf).filter((name) => !reached.has(name))).toEqual([]);
    await app.settle();
    await expectVisibleNames(app);
    await expectHarmlessMessages(app);
  });
});
