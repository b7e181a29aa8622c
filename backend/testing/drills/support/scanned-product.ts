import { COMMUNITY_CALLS } from '#app/testing/community/community-calls.ts';
import { communityThings } from '#app/testing/community/community-things.ts';
import { HireFixtures } from '#app/testing/money/hire-fixtures.ts';
import { OWNED_CALLS } from '#app/testing/ownership/owned-calls.ts';
import { ownedThings } from '#app/testing/ownership/owned-things.ts';
import type { HttpClient } from '../../fixtures/http-client.ts';
import { runSql } from '../../fixtures/run-sql.ts';
import { signUpAdmin } from '../../fixtures/sign-up-admin.ts';
import { startTestApplication, type TestApplication } from '../../fixtures/test-application.ts';
import { documentedCalls, type DocumentedCall } from '../../hostile/documented-calls.ts';
import { hostileBody } from '../../hostile/hostile-body.ts';

export const ROLES = ['employer', 'referrer', 'worker', 'member', 'admin', 'visitor'] as const;
export type Role = (typeof ROLES)[number];

/** A call that a role may make, about an existing thing. */
export interface ScannedCall {
  readonly method: string;
  /** The path in the documentation. */
  readonly path: string;
  readonly thing: string | null;
  readonly query: string;
  readonly body: string | null;
  readonly role: Role;
  /** The status of a trial call. */
  readonly status: number;
}

export interface ScannedProduct {
  readonly app: TestApplication;
  /** Null for a visitor. */
  readonly cookies: Readonly<Record<Role, string | null>>;
  /** One for each documented call, by the role that gets furthest. */
  readonly calls: readonly ScannedCall[];
}

/**
 * Excludes endless answers, calls that leave the product, calls that end the scan's session or change its
 * rights, and development tools.
 */
const LEFT_OUT =
  /^\w+ \/api\/(?:notifications\/stream|login|logout|openapi\.json|docs|dev\/|webhooks\/)|^(?!GET).* \/api\/(?:auth\/(?:account|password|email|sessions|user\/role|factors|profile)|user\/role|user-profile|access-gate)|\/role$|\/sign-out$|\/users\/\{id\}\/moderation$/;
/** Callers of these are another user afterward. */
const OF_VISITORS = /signup|login|reset-password|passkey/;
/** Positions in a list: an unknown one is rejected before anything else in the address is read. */
const WITHOUT_SAMPLE = new Set(['cursor', 'after']);
const WORDS = 'Framing in Austin';
const UNKNOWN = '01890a5d-ac96-774b-bcce-b302099a8057';

/**
 * The product on 127.0.0.1, with people of each role who own things, and all calls of its own documentation.
 */
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
  // Calls that delete things run last.
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

/** By the name in the tables of calls, or by the table. */
type Named = readonly [name: string, thing: string];

/** A few rows of each table. */
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

/**
 * The IDs to try in an address, likeliest first. Table rows count only if the table's name resembles a part
 * of the address.
 */
function thingsOf({ path }: DocumentedCall, things: readonly Named[]): readonly string[] {
  const parts = path.split(/[/{}-]/).filter((part) => part.length > 3 && part !== 'admin');
  const isLikely = ([name]: Named): boolean =>
    parts.some((part) => name.toLowerCase().includes(part.slice(0, 5).toLowerCase()));
  const isTable = ([name]: Named): boolean => name.includes('_') || name.endsWith('s');
  // Any name could be a link.
  const others = /\{(?:token|code|documentHash)\}/.test(path)
    ? things.filter((one) => !isLikely(one) && !isTable(one))
    : [];
  return [...new Set([...things.filter(isLikely), ...others].map(([, thing]) => thing))];
}

/** The valid sample of the tables of calls, with existing IDs; otherwise one generated from the contract. */
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

/** In order: success, rejected content, rejected format, not found, not permitted. */
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
