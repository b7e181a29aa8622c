import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMIT_RULES, type LimitName } from '#platform/http/limits/rate-limits.ts';
import type { Route } from '#platform/http/routing/route.ts';
import { ROUTES } from '#platform/tokens.ts';
import { FRAMING_JOB } from '#app/testing/sample-calls.ts';
import { EventFixture } from '#modules/community/testing/event-fixture.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpReferrer, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { confirmEmail } from '#testing/fixtures/people/trusted-people.ts';

const TWO = { points: 2, seconds: 3600 };
const PLENTY = { points: 1_000_000, seconds: 60 };
const RARE: readonly LimitName[] = [
  'signUp',
  'submission',
  'waitlist',
  'confirmationMail',
  'resetLinksOfAddress',
];

let app: TestApplication;
/** Shares the database of the other, and allows two of everything. */
let limited: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
  limited = await startTestApplication({
    beside: app,
    environment: { TRUST_PROXY: '1' },
    limits: {
      signedInCalls: PLENTY,
      signedOutCalls: PLENTY,
      tokenLink: PLENTY,
      edit: PLENTY,
      ...Object.fromEntries(RARE.map((name) => [name, TWO])),
    },
  });
});
afterAll(async () => {
  await limited.stop();
  await app.stop();
});

/** Someone who signed up at the application without limits, as a client of the one with limits. */
async function at(
  make: (where: TestApplication) => Promise<{ readonly email: string; readonly id: string }>,
) {
  const { email, id } = await make(app);
  await confirmEmail(app, { id });
  const client = limited.client();
  await client.post('/api/auth/login', { email, password: TEST_PASSWORD });
  return client;
}

const account = () => ({
  email: `${randomUUID()}@example.com`,
  password: TEST_PASSWORD,
  firstName: 'Pat',
  lastName: 'Number',
  acceptTerms: true,
});
const post = {
  category: 'general',
  title: 'Anchors in old brick',
  content: 'Which anchors hold in old bricks?',
};

interface Counted {
  readonly limit: LimitName;
  readonly who: () => Promise<HttpClient>;
  readonly path: string;
  readonly method?: 'POST' | 'PUT';
  readonly created: () => object;
  readonly refused: object;
}

const COUNTED: readonly Counted[] = [
  {
    limit: 'signUp',
    who: async () => limited.client(),
    path: '/api/auth/signup',
    created: account,
    refused: { ...account(), email: 'nobody' },
  },
  {
    limit: 'submission',
    who: () => at(signUpEmployer),
    path: '/api/jobs',
    created: () => FRAMING_JOB,
    refused: { ...FRAMING_JOB, title: '' },
  },
  {
    limit: 'submission',
    who: () => at(signUpReferrer),
    path: '/api/forum/discussions',
    created: () => post,
    refused: { ...post, content: '' },
  },
  {
    limit: 'waitlist',
    who: async () => limited.client(),
    path: '/api/waitlist',
    created: () => ({ email: `${randomUUID()}@example.com` }),
    refused: { email: 'nobody' },
  },
  {
    limit: 'resetLinksOfAddress',
    who: async () => limited.client(),
    path: '/api/auth/forgot-password',
    created: () => ({ email: `${randomUUID()}@example.com` }),
    refused: { email: 'nobody' },
  },
  {
    limit: 'confirmationMail',
    who: () => at(signUpReferrer),
    path: '/api/auth/email',
    method: 'PUT',
    created: () => ({ email: `${randomUUID()}@example.com`, currentPassword: TEST_PASSWORD }),
    refused: { email: 'x@example.com', currentPassword: 'not-my-password' },
  },
];

describe('a limit of what is created', () => {
  it.each(COUNTED)('two calls of $path count, and a rejected one does not ($limit)', async (one) => {
    const { who, path, method = 'POST', created, refused } = one;
    const client = await who();
    // An address of its own: sign-ups of other tests count for theirs.
    const headers = { 'X-Forwarded-For': `198.51.100.${COUNTED.indexOf(one)}` };
    const send = async (body: object) => (await client.send(method, path, body, headers)).status;
    for (let tries = 0; tries < 4; tries += 1) expect(await send(refused)).toBeOneOf([400, 422]);
    for (let made = 0; made < 2; made += 1) expect(await send(created())).toBeLessThan(300);
    expect(await send(created())).toBe(429);
  });

  it('a call that is repeated with its key counts once', async () => {
    const client = await at(signUpEmployer);
    const [pack] = (await client.get('/api/job-packages')).body;
    const order = { packageId: pack.id, jobData: FRAMING_JOB };
    const buy = async (key: string): Promise<number> =>
      (await client.post('/api/create-job-payment-intent', order, { 'Idempotency-Key': key })).status;
    for (let times = 0; times < 4; times += 1) expect(await buy('once')).toBe(200);
    expect([await buy('twice'), await buy('thrice')]).toEqual([200, 429]);
  });

  it('the posts of an hour count, and edits do not', async () => {
    const client = await at(signUpReferrer);
    const first = await client.post('/api/forum/discussions', post);
    for (let edits = 0; edits < 5; edits += 1) {
      const content = `Which anchors hold in ${edits} old bricks?`;
      expect((await client.send('PATCH', `/api/posts/${first.body.id}`, { content })).status).toBe(200);
    }
    expect((await client.post('/api/forum/discussions', post)).status).toBe(201);
    expect((await client.post('/api/forum/discussions', post)).status).toBe(429);
  });
});

describe('the daily limits of a new account', () => {
  const newcomer = async (): Promise<HttpClient> => {
    const person = await signUpReferrer(app);
    await confirmEmail(app, person);
    return person.client;
  };

  it('a new account may create three events a day, and edits do not count', async () => {
    const client = await newcomer();
    const body = (await EventFixture.open(app)).body();
    const { id } = (await client.post('/api/events', body)).body;
    for (let edits = 0; edits < 6; edits += 1) {
      const description = `Falls and ladders, part ${edits}.`;
      expect((await client.send('PATCH', `/api/events/${id}`, { description })).status).toBe(200);
    }
    const statuses = [];
    for (let more = 0; more < 3; more += 1) statuses.push((await client.post('/api/events', body)).status);
    expect(statuses).toEqual([201, 201, 429]);
  });

  it('a new account may write ten posts a day, and edits of posts and replies do not count', async () => {
    const client = await newcomer();
    const { id } = (await client.post('/api/forum/discussions', post)).body;
    const reply = (await client.post(`/api/posts/${id}/replies`, { content: 'Sleeve anchors hold well.' }))
      .body;
    for (let edits = 0; edits < 32; edits += 1) {
      const content = `Which anchors hold in ${edits} old bricks?`;
      expect((await client.send('PATCH', `/api/posts/${id}`, { content })).status).toBe(200);
      expect((await client.send('PATCH', `/api/replies/${reply.id}`, { content })).status).toBe(200);
    }
    const statuses = [];
    for (let more = 0; more < 10; more += 1)
      statuses.push((await client.post('/api/forum/discussions', post)).status);
    expect(statuses).toEqual([...Array<number>(9).fill(201), 429]);
  });

  it('a new account may post five links a day, and an edit counts only new ones', async () => {
    const client = await newcomer();
    const linking = (...numbers: number[]) =>
      numbers.map((number) => `Read https://osha.gov/anchors?a=${number}&b=1 first.`).join(' ');
    const { id } = (await client.post('/api/forum/discussions', { ...post, content: linking(1, 2, 3) })).body;
    const edit = async (...numbers: number[]) =>
      (await client.send('PATCH', `/api/posts/${id}`, { content: `${linking(...numbers)} Thanks.` })).status;
    expect(await edit(1, 2, 3)).toBe(200);
    expect(await edit(1, 2, 3, 4, 5)).toBe(200);
    expect(await edit(1, 2, 3, 4, 5, 6)).toBe(429);
  });
});

const routes = (): readonly Route[] => app.application.all(ROUTES).flat();

describe('the limits of calls', () => {
  it('only calls that create something count as created, and edits and changes count as such', () => {
    const wrong = routes().filter(({ limit, method }) => {
      if (!limit) return false;
      const { counts } = LIMIT_RULES[limit as LimitName];
      return method === 'get' ? counts !== 'calls' : method === 'patch' && limit !== 'edit';
    });
    expect(wrong.map(({ method, path, limit }) => `${method} ${path} ${limit}`)).toEqual([]);
  });

  it('a link of an appeal may be tried thirty times a minute', async () => {
    const links = await startTestApplication({ beside: app, limits: { signedOutCalls: PLENTY } });
    const statuses = [];
    for (let tries = 0; tries < 31; tries += 1) {
      statuses.push((await links.client().get(`/api/moderation-appeals/${'x'.repeat(43)}`)).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(404), 429]);
    await links.stop();
  });
});
