import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { ONE_JOB } from '#modules/jobs/adapters/persistence/posting/job-statements.ts';
import { openJobs } from '#modules/jobs/adapters/persistence/search/open-jobs-statement.ts';
import { EVERY_JOB } from '#modules/jobs/application/search/job-search.ts';
import { newId } from '#kernel/ids.ts';
import { BUILT_LIST } from './built-list.ts';
import { drawnJobPage } from './floor-page.ts';
import { answerProfiles } from './frame/profile.ts';
import { changeStatus } from './floor-status-change.ts';

// The minimal server: node:http, one pool, named statements. No router, session, limits, or schema.
const url = process.env['DATABASE_URL'] ?? '';
const pool = new pg.Pool({ connectionString: url, max: 10 });
const boss = new PgBoss({ connectionString: url, max: 1, migrate: false, supervise: false, schedule: false });
boss.on('error', () => undefined);
await boss.start();

async function listJobs(industry: string): Promise<string> {
  const { statement, values } = openJobs({
    search: { ...EVERY_JOB, trades: [industry] },
    after: null,
    limit: 20,
    asOf: new Date().toISOString(),
    isSignedIn: false,
  });
  const { rows } = await pool.query<{ job: string }>({ ...statement, values: [...values] });
  return `[${rows.map(({ job }) => job).join(',')}]`;
}

async function builtList(industry: string): Promise<string> {
  const { rows } = await pool.query<{ job: string }>({ ...BUILT_LIST, values: [industry, new Date(), 21] });
  return `[${rows.map(({ job }) => job).join(',')}]`;
}

async function oneJob(id: string): Promise<string> {
  const { rows } = await pool.query<{ job: string }>({ ...ONE_JOB, values: [id, null, new Date()] });
  return rows[0]?.job ?? 'null';
}

const USER = { name: 'floor-user', text: 'select id, password_hash from users where lower(email) = $1' };

async function signIn(body: string): Promise<string> {
  const { email, password } = JSON.parse(body) as { email: string; password: string };
  const { rows } = await pool.query<{ id: string; password_hash: string }>({ ...USER, values: [email] });
  const user = rows[0];
  const ok = user !== undefined && (await verify(user.password_hash, password));
  return JSON.stringify({ ok, session: newId() });
}

const jobPage = await drawnJobPage(oneJob);

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function answer(request: IncomingMessage): Promise<string> {
  const address = new URL(request.url ?? '/', 'http://floor');
  const id = address.pathname.split('/')[3] ?? '';
  const trade = address.searchParams.get('industry') ?? 'electrical';
  if (address.pathname === '/api/jobs') return listJobs(trade);
  if (address.pathname === '/built-list') return builtList(trade);
  if (address.pathname.startsWith('/api/jobs/')) return oneJob(id);
  if (address.pathname.startsWith('/job/')) return jobPage(address.pathname.split('/')[2] ?? '');
  if (address.pathname === '/api/auth/login') return signIn(await bodyOf(request));
  await bodyOf(request);
  return changeStatus(pool, boss, id);
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const body = await answer(request);
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(body));
    response.end(body);
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
}

const server = createServer((request, response) => void respond(request, response));
answerProfiles();
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
