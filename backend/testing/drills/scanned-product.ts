import { COMMUNITY_CALLS } from '#app/testing/community/community-calls.ts';
import { communityThings } from '#app/testing/community/community-things.ts';
import { HireFixtures } from '#app/testing/money/hire-fixtures.ts';
import { OWNED_CALLS } from '#app/testing/owned-calls.ts';
import { ownedThings } from '#app/testing/owned-things.ts';
import type { HttpClient } from '../fixtures/http-client.ts';
import { runSql } from '../fixtures/run-sql.ts';
import { signUpAdmin } from '../fixtures/sign-up-admin.ts';
import { startTestApplication, type TestApplication } from '../fixtures/test-application.ts';
import { documentedCalls, type DocumentedCall } from '../hostile/documented-calls.ts';
import { hostileBody } from '../hostile/hostile-body.ts';

export const ROLES = ['employer', 'referrer', 'worker', 'member', 'admin', 'visitor'] as const;
export type Role = (typeof ROLES)[number];

/** A call that somebody may make, about something that is there. */
export interface ScannedCall {
  readonly method: string;
  /** As the documentation names it. */
  readonly path: string;
  readonly thing: string | null;
  readonly query: string;
  readonly body: string | null;
  readonly role: Role;
  /** What it answered when it was tried. */
  readonly status: number;
}

export interface ScannedProduct {
  readonly app: TestApplication;
  /** Null for a visitor. */
  readonly cookies: Readonly<Record<Role, string | null>>;
  /** As many as the documentation has, each by whoever gets furthest. */
  readonly calls: readonly ScannedCall[];
}

/** Calls whose answer goes on, that leave the product, that end the session of the scan or take its rights, and tools of development. */
const LEFT_OUT =
  /^\w+ \/api\/(?:notifications\/stream|login|logout|openapi\.json|docs|dev\/|webhooks\/)|^(?!GET).* \/api\/(?:auth\/(?:account|password|email|sessions|user\/role|factors|profile)|user\/role|user-profile|access-gate)|\/role$|\/sign-out$|\/users\/\{id\}\/moderation$/;
/** Whoever makes these is somebody else afterward. */
const OF_VISITORS = /signup|login|reset-password|passkey/;
/** A list from somewhere on: what nobody has given out is refused before anything else of the address is read. */
const WITHOUT_SAMPLE = new Set(['cursor', 'after']);
const WORDS = 'Framing in Austin';
const UNKNOWN = '01890a5d-ac96-774b-bcce-b302099a8057';

/** The product on 127.0.0.1, with people of each kind who have something, and all that its own documentation says can be called. */
export async function startScannedProduct(only = ''): Promise<ScannedProduct> {
  const app = await startTestApplication();
  const { owner, referrer, worker, ids } = await ownedThings(app);
  const community = await communityThings(app);
  const player = await signUpAdmin(app);
  await new HireFixtures(app, player).play();
  const admin = player.client;
  const member = community.people.owner;
  const people = { employer: owner, referrer, worker, member, admin, visitor: app.client() };
  const document = (await app.client().get('/api/openapi.json')).body;
  // What goes away by being called goes last.
  const rank = ({ method }: DocumentedCall): number =>
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].indexOf(method);
  const documented = documentedCalls(document)
    .filter(({ method, path }) => path.includes(only) && !LEFT_OUT.test(`${method} ${path}`))
    .toSorted((one, other) => rank(one) - rank(other));
  const calls: ScannedCall[] = [];
  const known = { ...ids, ...community.ids };
  const things = [...Object.entries(known), ...(await rowsOf(app))];
  for (const call of documented) {
    const sample = { ...call, query: queryOf(call), body: bodyOf(call, known) };
    calls.push(await reached(sample, people, thingsOf(call, things)));
  }
  const cookies = Object.fromEntries(
    ROLES.map((role) => [role, role === 'visitor' ? null : people[role].cookieHeader()]),
  ) as ScannedProduct['cookies'];
  return { app, cookies, calls };
}

/** By its name in the tables of calls, or by its table. */
type Named = readonly [name: string, thing: string];

/** A few of each table. */
async function rowsOf({ application: { sql } }: TestApplication): Promise<readonly Named[]> {
  const tables = await runSql<{ name: string }>(
    sql,
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and data_type in ('uuid', 'text') order by table_name`,
  );
  const rows: Named[] = [];
  for (const { name } of tables) {
    const found = await runSql<{ id: string }>(sql, `select id from "${name}" order by id limit 3`);
    rows.push(...found.map(({ id }): Named => [name, id]));
  }
  return rows;
}

/** What an address may be about, the likeliest first; of the tables only what is called like a part of the address. */
function thingsOf({ path }: DocumentedCall, things: readonly Named[]): readonly string[] {
  const parts = path.split(/[/{}-]/).filter((part) => part.length > 3 && part !== 'admin');
  const isLikely = ([name]: Named): boolean =>
    parts.some((part) => name.toLowerCase().includes(part.slice(0, 5).toLowerCase()));
  const isTable = ([name]: Named): boolean => name.includes('_') || name.endsWith('s');
  // A link may be called anything.
  const others = /\{(?:token|code|documentHash)\}/.test(path)
    ? things.filter((one) => !isLikely(one) && !isTable(one))
    : [];
  return [...new Set([...things.filter(isLikely), ...others].map(([, thing]) => thing))];
}

/** The one that the tables of calls know to be good, with ids that are there; or one by its contract. */
function bodyOf(
  { method, path, body }: DocumentedCall,
  ids: Readonly<Record<string, string>>,
): string | null {
  if (!body) return null;
  const shape = (call: string): string => call.replace(/\?.*/, '').replaceAll(/:\w+|\{\w+\}/g, ':');
  const row = [...OWNED_CALLS, ...COMMUNITY_CALLS].find(
    ([call]) => shape(call) === shape(`${method} ${path}`),
  );
  const known = row?.at(-1);
  if (typeof known !== 'object' || Array.isArray(known)) return JSON.stringify(hostileBody(body, WORDS));
  return JSON.stringify(known, (_key, value) =>
    typeof value === 'string' && /^:\w+$/.test(value) ? (ids[value.slice(1)] ?? value) : value,
  );
}

function queryOf({ parameters }: DocumentedCall): string {
  const samples = parameters
    .filter((one) => one.in === 'query' && !WITHOUT_SAMPLE.has(one.name))
    .map(({ name, schema }) => [
      name,
      /number/.test(String(schema.type)) ? '5' : String(hostileBody(schema, 'Austin', name)),
    ]);
  return new URLSearchParams(samples).toString();
}

export function addressOf({ path, thing, query }: Pick<ScannedCall, 'path' | 'thing' | 'query'>): string {
  return `${path.replaceAll(/\{\w+\}/g, thing ?? UNKNOWN)}${query && `?${query}`}`;
}

/** Done, refused for what it asks, refused for how it is written, no such thing, not for them. */
function distance(status: number): number {
  if (status < 400) return 0;
  return { 400: 2, 404: 3, 401: 5, 403: 4 }[status] ?? 1;
}

async function reached(
  { method, path, query, body }: Pick<ScannedCall, 'method' | 'path' | 'query' | 'body'>,
  people: Readonly<Record<Role, HttpClient>>,
  things: readonly string[],
): Promise<ScannedCall> {
  const attempt = async (role: Role, thing: string | null): Promise<ScannedCall> => {
    const address = addressOf({ path, thing, query });
    const { status } = await people[role].send(method, address, body ?? undefined);
    return { method, path, thing, query, body, role, status };
  };
  const tried: ScannedCall[] = [];
  for (const role of OF_VISITORS.test(path) ? (['visitor'] as const) : ROLES)
    tried.push(await attempt(role, null));
  const best = (): ScannedCall =>
    tried.reduce((one, other) => (distance(other.status) < distance(one.status) ? other : one));
  const letIn = tried.filter(({ status }) => distance(status) < 4).map(({ role }) => role);
  if (!path.includes('{')) return best();
  for (const thing of things)
    for (const role of letIn) {
      tried.push(await attempt(role, thing));
      if (distance(best().status) < 2) return best();
    }
  return best();
}
