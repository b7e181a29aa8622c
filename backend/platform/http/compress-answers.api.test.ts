import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;
let fixture: ReferralFixture;
let job: string;

beforeAll(async () => {
  app = await startTestApplication();
  fixture = await ReferralFixture.open(app);
  for (let n = 0; n < 5; n += 1) job = await fixture.post();
});
afterAll(() => app.stop());

const asks = (accepted: string, more: Record<string, string> = {}): Record<string, string> => ({
  'Accept-Encoding': accepted,
  ...more,
});
const encodingOf = ({ headers }: { headers: Headers }): string | null => headers.get('Content-Encoding');

/** The shared list of visitors, the same for a signed-in user, and a private list. */
const lists = [
  ['a list that visitors share', (headers: Record<string, string>) => app.client().get('/api/jobs', headers)],
  [
    'a list of someone signed in',
    (headers: Record<string, string>) => fixture.employer.client.get('/api/jobs', headers),
  ],
  [
    'a list of one’s own',
    (headers: Record<string, string>) => fixture.employer.client.get('/api/my-jobs', headers),
  ],
] as const;

describe.each(lists)('%s', (_name, get) => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip', 'gzip'],
    ['deflate', null],
    ['identity', null],
    ['br;q=0', null],
  ])('a client that accepts %s gets %s', async (accepted, encoding) => {
    const answer = await get(asks(accepted));
    expect([answer.status, encodingOf(answer), answer.body.length]).toEqual([200, encoding, 5]);
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
  });
});

it('a response has one weak ETag in every encoding, which revalidates it', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(
      async (accepted) => (await app.client().get('/api/jobs', asks(accepted))).headers.get('ETag') ?? '',
    ),
  );
  expect([new Set(tags).size, tags[0]?.startsWith('W/')]).toEqual([1, true]);
  const headers = asks('br', { 'If-None-Match': tags[0] ?? '', 'Cache-Control': 'max-age=0' });
  const again = await app.client().get('/api/jobs', headers);
  expect([again.status, encodingOf(again), again.headers.get('Vary')]).toEqual([
    304,
    null,
    'Accept-Encoding, Cookie',
  ]);
});

it('short responses, pictures, PDFs, and responses to other sites’ pages are not compressed', async () => {
  const { client } = fixture.employer;
  const plain = await Promise.all([
    client.get('/readyz', asks('br')),
    client.get(`/api/jobs/${job}/poster.pdf`, asks('br')),
    client.get('/api/my-jobs', asks('br', { 'Sec-Fetch-Site': 'cross-site' })),
  ]);
  expect(plain.map((answer) => [answer.status, encodingOf(answer)])).toEqual([
    [200, null],
    [200, null],
    [200, null],
  ]);
});
