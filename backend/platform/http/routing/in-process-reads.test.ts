import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DomainError } from '#kernel/domain-error.ts';
import { asId } from '#kernel/ids.ts';
import { nextPage } from './paging.ts';
import { route, type Caller } from './route.ts';
import { InProcessReads } from './in-process-reads.ts';

const Thing = z.object({ id: z.string(), wanted: z.string().nullable() });

const one = route({
  method: 'get',
  path: '/api/things/:id',
  access: 'any',
  summary: 'Get one',
  params: z.object({ id: z.uuid() }),
  query: z.object({ wanted: z.string().optional() }),
  answers: { 200: Thing },
  handler: async ({ params: { id }, query, caller }) => {
    if (id.startsWith('0000')) throw new DomainError('things.unknown', 'not_found', 'No such thing');
    const row = { id, wanted: query.wanted ?? null, hidden: 'a column more', caller };
    return { status: 200, body: row };
  },
});
const list = route({
  method: 'get',
  path: '/api/things/all',
  access: 'public',
  summary: 'All',
  answers: { 200: z.array(Thing) },
  handler: async ({ ctx }) => ({ status: 200, body: [], headers: { Link: nextPage(ctx, 'next') } }),
});
const own = route({
  method: 'get',
  path: '/api/things/mine',
  access: 'authenticated',
  summary: 'Mine',
  answers: { 200: z.array(Thing) },
  handler: async () => ({ status: 200, body: [] }),
});
const secret = route({
  method: 'get',
  path: '/api/letters/:token',
  access: 'token',
  summary: 'Get a letter',
  answers: { 200: z.object({}) },
  handler: async () => ({ status: 200, body: {} }),
});

const calls = new InProcessReads([one, list, own, secret], true);
const ask = calls.speaking('es');
const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

it('a visitor’s read returns only what the contract declares', async () => {
  const { status, text } = await ask(`/api/things/${ID}?wanted=a%20b`);
  expect([status, JSON.parse(text)]).toEqual([200, { id: ID, wanted: 'a b' }]);
});

it('a list links to its next page', async () => {
  const { headers } = await ask('/api/things/all?industry=roofing');
  expect(headers['Link']).toBe('</api/things/all?industry=roofing&cursor=next>; rel="next"');
});

it.each([
  [401, '/api/things/mine'],
  [404, '/api/things/not-an-id'],
  [404, '/api/nothing'],
  [400, `/api/things/${ID}?wanted=a&wanted=b`],
])('a refused read gives %i as over HTTP: %s', async (status, address) => {
  expect((await ask(address)).status).toBe(status);
});

it('a read for rendering does not count as a visit', async () => {
  const looks: boolean[] = [];
  const counting = route({
    method: 'get',
    path: '/api/visits',
    access: 'any',
    summary: 'Count visits',
    answers: { 200: z.object({}) },
    handler: async ({ isLook }) => {
      looks.push(isLook);
      return { status: 200, body: {} };
    },
  });
  await new InProcessReads([counting], true).speaking('en')('/api/visits');
  expect(looks).toEqual([true]);
});

it('data behind a secret link is read only for the page of its holder', async () => {
  await expect(ask('/api/letters/abc')).rejects.toThrow('/api/letters/:token');
  const forHolder = calls.holdingLink('es');
  expect((await forHolder('/api/letters/abc')).status).toBe(200);
  expect((await forHolder('/api/things/mine')).status).toBe(401);
});

const ADMINS = route({
  method: 'get',
  path: '/api/admin/things',
  access: 'admin',
  summary: 'All things',
  answers: { 200: z.array(Thing) },
  handler: async ({ mustBeProved }) => {
    await mustBeProved();
    return { status: 200, body: [] };
  },
});
const callerOf = (userType: Caller['userType'], hasSecondFactor = false): Caller => ({
  id: asId(ID),
  userType,
  sessionId: '1',
  hasSecondFactor,
});

describe('the reads of a signed-in user', () => {
  const MINE = '/api/things/mine';
  const statusFor = async (caller: Caller, address: string): Promise<number> =>
    (await new InProcessReads([one, own, ADMINS], true).signedIn(caller, 'en')(address)).status;

  it.each([
    [200, 'the own data', callerOf('worker'), MINE],
    [200, 'public data', callerOf('worker'), `/api/things/${ID}`],
    [403, 'the data of another role', callerOf('worker'), '/api/admin/things'],
    [403, 'the own data before the second factor of an admin', callerOf('admin'), MINE],
    [403, 'data that needs a recent proof', callerOf('admin', true), '/api/admin/things'],
  ] as const)('the status is %i for %s', async (status, _what, caller, address) => {
    expect(await statusFor(caller, address)).toBe(status);
  });

  it('the handler receives the user only if its access needs one', async () => {
    const callers: (Caller | null)[] = [];
    const heard = (access: 'public' | 'any' | 'authenticated') =>
      route({
        method: 'get',
        path: `/api/${access}`,
        access,
        summary: access,
        answers: { 200: z.object({}) },
        handler: async ({ caller }) => {
          callers.push(caller);
          return { status: 200, body: {} };
        },
      });
    const worker = callerOf('worker');
    const reads = new InProcessReads([heard('public'), heard('any'), heard('authenticated')], true);
    for (const access of ['public', 'any', 'authenticated'])
      await reads.signedIn(worker, 'en')(`/api/${access}`);
    expect(callers).toEqual([null, worker, worker]);
  });

  it.each([
    ['records something', { records: true }],
    ['has a limit of its own', { limit: 'export' }],
    ['needs a recent proof', { stepUp: true }],
    ['signs someone in', { opensSession: true }],
    ['signs someone out', { endsSession: true }],
    ['never ends', { endless: true }],
  ])('a call that %s is no read of a page', async (_what, marks) => {
    const reads = new InProcessReads([{ ...own, ...marks }], true).signedIn(callerOf('worker'), 'en');
    await expect(reads(MINE)).rejects.toThrow(MINE);
  });

  it('data behind a secret link is not read for a signed-in user', async () => {
    await expect(
      new InProcessReads([secret], true).signedIn(callerOf('worker'), 'en')('/api/letters/abc'),
    ).rejects.toThrow('/api/letters/:token');
  });
});
