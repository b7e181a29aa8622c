import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectCounted } from '#testing/fixtures/counted-list.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { joinedDaysAgo } from '#testing/fixtures/people/trusted-people.ts';

const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057';
const NOTE = 'This is an ad, not a job.';

let app: TestApplication;
let employer: SignedUp;
let ana: SignedUp;
let bo: SignedUp;

beforeAll(async () => {
  app = await startTestApplication();
  employer = await signUpEmployer(app);
  [ana, bo] = [await signUpAdmin(app, { firstName: 'Ana' }), await signUpAdmin(app, { firstName: 'Bo' })];
});
afterAll(() => app.stop());

async function job(description = 'Frame houses near Austin', by = employer): Promise<string> {
  const written = { title: 'Framer', company: 'Hill Co', location: 'Austin, TX', payRate: '$25/hour' };
  const rest = { schedule: 'full-time', category: 'framing', referralBonus: 0, description };
  return (await by.client.post('/api/jobs', { ...written, ...rest })).body.id;
}
async function reporter(): Promise<SignedUp> {
  const person = await signUpReferrer(app);
  await joinedDaysAgo(app, person, 10);
  return person;
}
async function report(id: string, reason = 'spam', kind = 'job'): Promise<{ id: string; by: SignedUp }> {
  const by = await reporter();
  const words = { contentType: kind, contentId: id, reason, description: 'This is an ad for something.' };
  return { id: (await by.client.post('/api/reports', words)).body.id, by };
}
const statusesOf = (answers: readonly { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const claim = ({ client }: SignedUp, id: string) => client.post(`/api/admin/reports/${id}/claim`, {});
const resolve = ({ client }: SignedUp, id: string, action: string, more: object = {}) =>
  client.post(`/api/admin/reports/${id}/resolve`, { action, note: NOTE, ...more });
const queue = async (query = ''): Promise<Loose[]> =>
  (await ana.client.get(`/api/admin/reports?limit=100${query}`)).body;
const types = async ({ client }: SignedUp): Promise<string[]> =>
  (await client.get('/api/notifications')).body.map(({ type }: Loose) => type);

describe('the queue', () => {
  it('the queue has one case per reported thing, with its content, reports, and author', async () => {
    const author = await signUpEmployer(app);
    const id = await job('Earn $5,000 weekly, text 512 555 0100', author);
    const first = await report(id, 'other');
    await report(id, 'harassment');
    const [found] = (await queue()).filter((one) => one.targetId === id);
    expect(found).toMatchObject({
      targetType: 'job',
      source: 'reports',
      status: 'open',
      severity: 'critical',
      reasons: ['other', 'harassment'],
      autoFlags: expect.arrayContaining(['phone_number', 'pay_bait']),
      reportCount: 2,
      excerpt: 'Framer',
      path: `/job/${id}`,
      author: { id: author.id },
      assignedTo: null,
    });
    const { body } = await ana.client.get(`/api/admin/reports/${first.id}`);
    expect(body).toMatchObject({
      id: found.id,
      content: { title: 'Framer', isHidden: false, text: expect.stringContaining('Earn $5,000 weekly') },
      reports: [
        { id: first.id, reporter: { id: first.by.id }, counts: true },
        { reasonCategory: 'harassment' },
      ],
      history: { trust: 'unconfirmed', cases: expect.any(Number), actions: [] },
      actions: ['dismiss', 'hide', 'restore', 'warn', 'suspend', 'ban'],
    });
  });

  it('the queue filters by kind, severity, reason, and claim, and pages by due date', async () => {
    const [low, grave, person] = [await job(), await job(), await signUpReferrer(app)];
    await report(low, 'other');
    const { id } = await report(grave, 'harassment');
    await report(person.id, 'spam', 'user');
    const targets = async (query: string) => (await queue(query)).map(({ targetId }) => targetId);
    expect(await targets('&severity=low')).toContain(low);
    expect(await targets('&severity=low')).not.toContain(grave);
    expect(await targets('&reason=harassment')).toContain(grave);
    expect(await targets('&kind=user')).toContain(person.id);
    expect(await targets('&kind=user')).not.toContain(grave);
    expect(await targets('&mine=true')).not.toContain(grave);
    await claim(ana, id);
    expect(await targets('&mine=true')).toContain(grave);
    const due: string[] = (await queue()).map(({ dueAt }) => dueAt);
    expect(due).toEqual(due.toSorted());
    for (const filter of ['', '?mine=true']) await expectCounted(ana.client, `/api/admin/reports${filter}`);
    const first = await ana.client.get('/api/admin/reports?limit=1');
    const next = /<([^>]+)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    expect([first.body[0].id, (await ana.client.get(next)).body[0].id]).toEqual(
      (await queue()).slice(0, 2).map((one) => one.id),
    );
    expect((await ana.client.get('/api/admin/reports?severity=worst')).body.message).toBe('Unknown severity');
  });

  it('the case shows a mention by name in the excerpt, the text, and the surrounding texts', async () => {
    const [author, mia] = [await reporter(), await reporter()];
    const mention = `@[Someone](user:${mia.id})`;
    const post = {
      title: 'Who has a harness?',
      category: 'general',
      content: `I asked ${mention} for **one**.`,
    };
    const { id: postId } = (await author.client.post('/api/forum/discussions', post)).body;
    const say = async (content: string): Promise<string> =>
      (await author.client.post(`/api/posts/${postId}/replies`, { content })).body.id;
    const [, reply] = [await say(`First ${mention}`), await say(`Then ${mention}`)];
    const name = '@Pat Number';
    for (const [kind, target, words] of [
      ['post', postId, 'I asked'],
      ['reply', reply, 'Then'],
    ] as const) {
      const { id } = await report(target, 'spam', kind);
      const { body } = await ana.client.get(`/api/admin/reports/${id}`);
      expect(body.content.text).toContain(`${words} ${name}`);
      expect(body.neighbors.map(({ text }: Loose) => text).join()).toContain(`First ${name}`);
      expect(JSON.stringify([body.excerpt, body.content.text, body.neighbors])).not.toContain('(user:');
      expect(body.excerpt).toContain(kind === 'reply' ? `Then ${name}` : post.title);
    }
  });

  it('the dashboard shows the number of cases', async () => {
    const before = (await ana.client.get('/api/admin/stats')).body.flaggedContent;
    await report(await job());
    expect((await ana.client.get('/api/admin/stats')).body.flaggedContent).toBe(before + 1);
  });
});

describe('a claim', () => {
  it('only one of two moderators who claim a case at the same moment gets it', async () => {
    const { id } = await report(await job());
    const answers = await Promise.all([claim(ana, id), claim(bo, id)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const [winner, loser] = answers[0]?.status === 200 ? [ana, bo] : [bo, ana];
    const refused = await claim(loser, id);
    expect(refused.body).toMatchObject({ code: 'moderation.claimed', claimedBy: winner.id });
    expect((await resolve(loser, id, 'hide')).body.code).toBe('moderation.claimed');
    expect((await ana.client.get(`/api/admin/reports/${id}`)).body.assignedTo.id).toBe(winner.id);
    expect((await loser.client.delete(`/api/admin/reports/${id}/claim`)).status).toBe(204);
    expect((await claim(loser, id)).status).toBe(409);
    expect((await winner.client.delete(`/api/admin/reports/${id}/claim`)).status).toBe(204);
    expect((await claim(loser, id)).status).toBe(200);
  });

  it('a claim expires after fifteen minutes', async () => {
    const { id } = await report(await job());
    await claim(ana, id);
    await app.advance(0.26);
    expect((await ana.client.get(`/api/admin/reports/${id}`)).body.assignedTo).toBeNull();
    expect((await resolve(bo, id, 'dismiss')).status).toBe(200);
  });

  it('an unknown case returns 404', async () => {
    for (const path of ['claim', 'resolve']) {
      const body = path === 'claim' ? {} : { action: 'hide', note: NOTE };
      const answer = await ana.client.post(`/api/admin/reports/${NOBODY}/${path}`, body);
      expect([answer.status, answer.body.code]).toEqual([404, 'moderation.report_not_found']);
    }
    expect((await ana.client.get(`/api/admin/reports/${NOBODY}`)).status).toBe(404);
    expect((await ana.client.delete(`/api/admin/reports/${NOBODY}/claim`)).status).toBe(404);
  });
});

describe('a decision', () => {
  it('only one of two simultaneous decisions takes effect', async () => {
    const { id } = await report(await job());
    const answers = await Promise.all([resolve(ana, id, 'hide'), resolve(bo, id, 'dismiss')]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('moderation.already_decided');
  });

  it('a decision closes all reports of one thing, notifies the reporters, and is recorded', async () => {
    const jobId = await job();
    const [first, second] = [await report(jobId), await report(jobId, 'other')];
    const { status, body } = await resolve(ana, second.id, 'hide', { notes: 'Third time this month' });
    expect([status, body.status, body.decision, body.actions]).toEqual([200, 'decided', 'hide', []]);
    expect(body.reports.map((one: Loose) => one.status)).toEqual(['upheld', 'upheld']);
    await app.settle();
    for (const { by } of [first, second]) expect(await types(by)).toEqual(['report_upheld']);
    expect(await types(employer)).toContain('content_hidden');
    const [action] = (await ana.client.get(`/api/admin/moderation-actions?userId=${employer.id}`)).body;
    expect(action).toMatchObject({
      user: { id: employer.id },
      action: 'hide',
      excerpt: 'Framer',
      reasonCategory: 'spam',
      reason: NOTE,
      notes: 'Third time this month',
      createdBy: { firstName: 'Ana' },
      isActive: true,
    });
    expect((await queue('&state=decided'))[0]).toMatchObject({ targetId: jobId, decision: 'hide' });
    const [audited] = (await ana.client.get('/api/admin/audit-log?action=moderation.hide')).body;
    expect(audited).toMatchObject({ subjectType: 'job', subjectId: jobId, actor: { id: ana.id } });
  });

  it('a decision hides a job from the site, and a reversal shows it again', async () => {
    const jobId = await job();
    const isOpen = async () => (await app.client().get(`/api/jobs/${jobId}`)).status;
    await resolve(ana, (await report(jobId)).id, 'hide');
    expect(await isOpen()).toBe(404);
    const reopened = await employer.client.patch(`/api/jobs/${jobId}`, { isActive: true });
    expect([reopened.status, reopened.body.code]).toEqual([409, 'hiring.job_held']);
    const heldReason = async () => (await employer.client.get(`/api/jobs/${jobId}`)).body.heldReason;
    expect(await heldReason()).toBe(NOTE);
    const gone = await report(jobId);
    expect(gone.id).toBeUndefined();
    const [decided] = (await employer.client.get('/api/my-moderation-actions')).body;
    await employer.client.post(`/api/moderation-actions/${decided.id}/appeal`, { text: 'It is a real job.' });
    const [appeal] = (await bo.client.get('/api/admin/appeals')).body;
    await bo.client.post(`/api/admin/appeals/${appeal.id}`, { uphold: false, note: 'It is real.' });
    expect([await isOpen(), await heldReason()]).toEqual([200, null]);
  });

  it('a dismissal notifies the reporters and leaves the content visible', async () => {
    const jobId = await job();
    const { id, by } = await report(jobId);
    const before = (await types(employer)).length;
    await resolve(ana, id, 'dismiss');
    await app.settle();
    expect(await types(by)).toEqual(['report_dismissed']);
    expect(await types(employer)).toHaveLength(before);
    expect((await employer.client.get('/api/my-moderation-actions')).body).not.toContainEqual(
      expect.objectContaining({ action: 'dismiss' }),
    );
  });

  it('a decision must fit its content, give a reason, and not concern the moderator’s own content', async () => {
    const { id } = await report(await job());
    expect((await resolve(ana, id, 'lock')).body.code).toBe('moderation.action_unfit');
    expect((await resolve(ana, id, 'delete')).body.message).toBe('Unknown action');
    expect((await resolve(ana, id, 'hide', { note: '' })).body.message).toBe('Please say why');
    expect((await resolve(ana, id, 'suspend', { duration: 0 })).body.message).toBe('At least one hour');
    const own = await report(ana.id, 'harassment', 'user');
    expect((await ana.client.get(`/api/admin/reports/${own.id}`)).body.actions).toEqual([]);
    expect((await resolve(ana, own.id, 'dismiss')).body.code).toBe('moderation.own_case');
    expect((await resolve(bo, own.id, 'dismiss')).status).toBe(200);
  });

  it('a suspension of the author also hides the content, with a record of its own', async () => {
    const someone = await signUpEmployer(app);
    const written = { title: 'Roofer', company: 'Tin Co', location: 'Austin, TX', payRate: '$25/hour' };
    const rest = {
      schedule: 'full-time',
      category: 'roofing',
      referralBonus: 0,
      description: 'Roofs near Austin',
    };
    const jobId = (await someone.client.post('/api/jobs', { ...written, ...rest })).body.id;
    const reported = await report(jobId);
    await resolve(ana, reported.id, 'suspend', { duration: 48 });
    const rows = (await ana.client.get(`/api/admin/moderation-actions?userId=${someone.id}`)).body;
    expect(rows.map(({ action, duration }: Loose) => [action, duration]).toSorted()).toEqual([
      ['hide', null],
      ['suspend', 48],
    ]);
    for (const filter of ['', `?userId=${someone.id}`])
      await expectCounted(ana.client, `/api/admin/moderation-actions${filter}`);
    await expectCounted(ana.client, '/api/admin/reports?state=decided');
    const about: Loose[] = (await ana.client.get(`/api/admin/reports?state=all&authorId=${someone.id}`)).body;
    expect(about.map(({ targetId, author }) => [targetId, author.id])).toEqual([[jobId, someone.id]]);
    const by: Loose[] = (await bo.client.get(`/api/admin/reports?state=all&reporterId=${reported.by.id}`))
      .body;
    expect(by.map(({ id }) => id)).toEqual(about.map(({ id }) => id));
    const none = await bo.client.get(`/api/admin/reports?state=all&reporterId=${someone.id}`);
    expect(none.body).toEqual([]);
    await expectCounted(ana.client, `/api/admin/reports?state=all&authorId=${someone.id}`);
    expect((await app.client().get(`/api/jobs/${jobId}`)).status).toBe(404);
    expect((await someone.client.get('/api/auth/user')).status).toBe(401);
  });
});
