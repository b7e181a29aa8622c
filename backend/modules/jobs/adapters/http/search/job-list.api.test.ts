import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { HttpAnswer } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { jobSchema } from '#contract/jobs/index.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';

const jobListSchema = z.array(jobSchema);
const NEWER = 'Brand new';

describe('looking for jobs over HTTP', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ReferralFixture.open(app);
    await fixture.post({ title: 'Urgent framer' });
    await fixture.post({
      title: 'Server',
      category: 'restaurant',
      referralBonus: '0',
      location: 'Dallas, TX',
    });
    await fixture.post({ title: 'Electrician', category: 'electrical', payRate: '$40/hour' });
    await fixture.post({ title: 'Carpenter 100%', category: 'carpentry', schedule: 'part-time' });
  });

  afterAll(() => app.stop());

  const list = async (query = '', client = app.client()) =>
    jobListSchema.parse((await client.get(`/api/jobs${query}`)).body);
  const titles = async (query: string) => (await list(query)).map(({ title }) => title);

  it('the list finds jobs by trade, words, pay, bonus, place and schedule, newest first', async () => {
    const builders = (await titles('?industry=construction')).filter((title) => title !== NEWER);
    expect(builders.slice(0, 2)).toEqual(['Carpenter 100%', 'Electrician']);
    expect(await titles('?industry=construction')).not.toContain('Server');
    expect(await titles('?industry=carpentry')).toEqual(
      expect.arrayContaining(['Carpenter 100%', 'Urgent framer']),
    );
    expect(await titles('?category=restaurant')).toEqual(['Server']);
    expect(await titles('?q=electric')).toEqual(['Electrician']);
    expect(await titles('?q=100%25')).toEqual(['Carpenter 100%']);
    expect(await titles('?minPay=30')).toEqual(['Electrician']);
    expect(await titles('?minBonus=1')).not.toContain('Server');
    expect(await titles('?location=dallas&schedule=full')).toEqual(['Server']);
    expect(await titles('?schedule=part')).toEqual(['Carpenter 100%']);
  });

  it('the list returns each job once over all pages', async () => {
    const seen: string[] = [];
    let path: string | null = '/api/jobs?limit=2&industry=construction';
    while (path !== null) {
      const answer: HttpAnswer<{ id: string }[]> = await app.client().get(path);
      seen.push(...answer.body.map(({ id }) => id));
      const next: string | undefined = /<(.+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1];
      path = next ?? null;
    }
    const all = await list('?industry=construction');
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  it.each(['?industry=piracy', '?limit=0', '?cursor=nonsense', '?lat=30'])(
    'the list refuses %s',
    async (query) => {
      expect((await app.client().get(`/api/jobs${query}`)).status).toBe(400);
    },
  );

  it('only signed-in people see the employer’s phone', async () => {
    const [visitor] = await list('?limit=1');
    expect(visitor?.employer.phone).toBeNull();
    const [signedIn] = await list('?limit=1', fixture.referrer.client);
    expect(signedIn?.employer.phone).toMatch(/^\+1/);
  });

  it('the list is the same for every visitor and revalidated, and private when signed in', async () => {
    const first = await app.client().get('/api/jobs');
    const etag = first.headers.get('ETag') ?? '';
    const conditional = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    expect((await app.client().get('/api/jobs', conditional)).status).toBe(304);
    const mine = await fixture.employer.client.get('/api/jobs');
    expect(mine.headers.get('Cache-Control')).toBe('private, no-store');
    expect(mine.headers.get('ETag')).toBeNull();
  });

  it('the list shows a new job immediately', async () => {
    await list();
    const id = await fixture.post({ title: NEWER });
    expect((await list())[0]?.id).toBe(id);
  });
});
