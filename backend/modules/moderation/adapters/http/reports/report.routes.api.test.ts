import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { joinedDaysAgo } from '#testing/fixtures/people/trusted-people.ts';

const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057';
const WORDS = { reason: 'spam', description: 'This is an ad for something else.' };

let app: TestApplication;
let employer: SignedUp;

beforeAll(async () => {
  app = await startTestApplication();
  employer = await signUpEmployer(app);
});
afterAll(() => app.stop());

async function member(): Promise<SignedUp> {
  const person = await signUpReferrer(app);
  await joinedDaysAgo(app, person, 10);
  return person;
}
const job = async (): Promise<string> =>
  (
    await employer.client.post('/api/jobs', {
      title: 'Framer',
      company: 'Hill Co',
      description: 'Frame houses near Austin',
      location: 'Austin, TX',
      payRate: '$25/hour',
      schedule: 'full-time',
      category: 'framing',
      referralBonus: 0,
    })
  ).body.id;
const report = ({ client }: SignedUp, contentType: string, contentId: string, words: object = WORDS) =>
  client.post('/api/reports', { contentType, contentId, ...words });
const mine = async ({ client }: SignedUp): Promise<Loose[]> => (await client.get('/api/my-reports')).body;

describe('reporting something', () => {
  it('a report is stored once per person, from the dialog’s fields or the stored fields', async () => {
    const [ana, bo, id] = [await member(), await member(), await job()];
    const first = await report(ana, 'job', id);
    expect([first.status, first.body]).toEqual([201, { id: expect.any(String), status: 'open' }]);
    const again = await report(ana, 'job', id);
    expect([again.status, again.body.code]).toEqual([409, 'moderation.already_reported']);
    const words = {
      targetType: 'job',
      targetId: id,
      reasonCategory: 'other',
      details: 'The pay is not real.',
    };
    expect((await bo.client.post('/api/reports', words)).status).toBe(201);
    expect(await mine(ana)).toMatchObject([
      {
        id: first.body.id,
        targetType: 'job',
        targetId: id,
        excerpt: 'Framer',
        status: 'open',
        resolvedAt: null,
        ...WORDS,
      },
    ]);
    const about = (kind: string) => ana.client.get(`/api/my-reports?contentType=${kind}&contentId=${id}`);
    expect((await about('job')).body).toEqual(await mine(ana));
    expect((await about('post')).body).toEqual([]);
    expect(await mine(bo)).toMatchObject([{ reason: 'other', description: 'The pay is not real.' }]);
  });

  it('a report with too little text, of a missing thing, of your own content, or from a visitor is rejected', async () => {
    const [ana, id] = [await member(), await job()];
    const messages = [
      await report(ana, 'job', id, { description: WORDS.description }),
      await report(ana, 'job', id, { reason: 'spam', description: 'Bad' }),
      await report(ana, 'song', id),
    ].map(({ body }) => body.message);
    expect(messages).toEqual([
      'Please select a reason',
      'Please provide more details (at least 10 characters)',
      'Unknown kind of content',
    ]);
    for (const kind of ['job', 'user', 'post', 'reply', 'event', 'board']) {
      const nothing = await report(ana, kind, NOBODY);
      expect([nothing.status, nothing.body.code], kind).toEqual([404, 'moderation.content_not_found']);
    }
    expect((await report(employer, 'job', id)).body.code).toBe('moderation.own_content');
    expect((await report(ana, 'user', ana.id)).body.code).toBe('moderation.own_content');
    expect(
      (await app.client().post('/api/reports', { contentType: 'job', contentId: id, ...WORDS })).status,
    ).toBe(401);
    expect((await app.client().get('/api/my-reports')).status).toBe(401);
  });

  it('the reporter can withdraw an open report and report again', async () => {
    const [ana, bo, id] = [await member(), await member(), await job()];
    const { body } = await report(ana, 'job', id);
    expect((await mine(ana))[0]).toMatchObject({ status: 'open', actions: ['withdraw'] });
    expect((await bo.client.delete(`/api/reports/${body.id}`)).status).toBe(404);
    expect((await ana.client.delete(`/api/reports/${body.id}`)).status).toBe(204);
    expect((await ana.client.delete(`/api/reports/${body.id}`)).status).toBe(404);
    expect((await mine(ana))[0]).toMatchObject({
      status: 'withdrawn',
      resolvedAt: expect.any(String),
      actions: [],
    });
    expect((await report(ana, 'job', id)).status).toBe(201);
  });

  it('a report sent twice at the same moment is stored once', async () => {
    const [ana, id] = [await member(), await job()];
    const answers = await Promise.all([1, 2, 3].map(() => report(ana, 'job', id)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409,
    ]);
  });

  it('a new account can report five times a day', async () => {
    const fresh = await signUpReferrer(app);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await report(fresh, 'user', (await signUpReferrer(app)).id)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    await app.advance(25);
    expect((await report(fresh, 'job', await job())).status).toBe(201);
  });

  it('the list shows the reporter’s reports page by page, newest first', async () => {
    const ana = await member();
    for (let n = 0; n < 3; n += 1) await report(ana, 'job', await job());
    const first = await ana.client.get('/api/my-reports?limit=2');
    const next = /<([^>]+)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    const rest = await ana.client.get(next);
    const ids = [...first.body, ...rest.body].map(({ id }: Loose) => id);
    expect(ids).toEqual((await mine(ana)).map(({ id }) => id));
    expect(new Set(ids).size).toBe(3);
  });
});
