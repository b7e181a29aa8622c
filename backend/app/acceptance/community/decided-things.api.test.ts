import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventFixture } from '#modules/community/testing/event-fixture.ts';
import { PostFixture, someone } from '#modules/community/testing/post-fixture.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { ok } from '#testing/fixtures/referral-fixture.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { TEST_PASSWORD, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const NOTE = 'We talked about this before.';

let app: TestApplication;
let admin: SignedUp;
let deputy: SignedUp;
let board: PostFixture;
/** Three people whose reports together hide content, and two who report individually. */
let crowd: readonly SignedUp[];
let neighbor: SignedUp;
let passerBy: SignedUp;

beforeAll(async () => {
  app = await startTestApplication();
  [admin, deputy] = [await signUpAdmin(app), await signUpAdmin(app)];
  board = await PostFixture.open(app);
  crowd = [await someone(app), await someone(app), await someone(app)];
  [neighbor, passerBy] = [await someone(app), await someone(app)];
});
afterAll(() => app.stop());

const report = async ({ client }: SignedUp, contentType: string, contentId: string): Promise<string> =>
  ok(
    await client.post('/api/reports', {
      contentType,
      contentId,
      reason: 'spam',
      description: 'This is an ad for it.',
    }),
  ).id;
const reportedByThree = async (kind: string, id: string): Promise<string> => {
  const reports: string[] = [];
  for (const one of crowd) reports.push(await report(one, kind, id));
  return reports[0] ?? '';
};
const caseOf = async (reported: string): Promise<Loose> =>
  ok(await admin.client.get(`/api/admin/reports/${reported}`));
const decide = async (reported: string, action: string, more: object = {}): Promise<Loose> =>
  ok(await admin.client.post(`/api/admin/reports/${reported}/resolve`, { action, note: NOTE, ...more }));
const rowsAbout = async ({ id }: SignedUp): Promise<Loose[]> =>
  ok(await admin.client.get(`/api/admin/moderation-actions?userId=${id}`));
const ownDecisions = async ({ client }: SignedUp): Promise<Loose[]> =>
  ok(await client.get('/api/my-moderation-actions'));
const told = async ({ client }: SignedUp): Promise<string[]> => {
  await app.settle();
  return ok(await client.get('/api/notifications')).map(({ type }: Loose) => type);
};
const signIn = ({ email }: SignedUp) =>
  app.client().post('/api/auth/login', { email, password: TEST_PASSWORD });

/** A new post of the board, with its author. */
async function posted(): Promise<{ author: SignedUp; id: string }> {
  const author = await someone(app);
  await board.join(author, 'member');
  return { author, id: await board.post(author) };
}

describe('a decision about a post that three people reported', () => {
  it.each([
    ['dismiss', 'published', false, 'content_restored'],
    ['restore', 'published', false, 'content_restored'],
    ['hide', 'hidden', false, 'content_hidden'],
    ['lock', 'published', true, 'content_locked'],
    ['warn', 'published', false, 'account_warned'],
  ])(
    'the decision to %s leaves the post %s and gives its author the reason',
    async (action, state, isLocked, kind) => {
      const { author, id } = await posted();
      const reported = await reportedByThree('post', id);
      expect((await board.read(id)).state).toBe('hidden');
      await decide(reported, action);
      expect((await board.read(id)).state).toBe(state);
      expect(await told(author)).toEqual([kind, 'content_held']);
      const reply = await neighbor.client.post(`/api/posts/${id}/replies`, { content: 'With a harness.' });
      expect(reply.status === 201).toBe(state === 'published' && !isLocked);
      expect(await ownDecisions(author)).toMatchObject([{ action, reason: NOTE, targetType: 'post' }]);
      expect(await rowsAbout(author)).toMatchObject([{ action, reason: NOTE, createdBy: { id: admin.id } }]);
    },
  );

  it.each([
    ['suspend', 48],
    ['ban', null],
  ])('the decision to %s also hides the post and locks out its author', async (action, duration) => {
    const { author, id } = await posted();
    await decide(await reportedByThree('post', id), action, { duration: 48 });
    expect((await board.read(id)).state).toBe('hidden');
    const rows = await rowsAbout(author);
    const decided = rows.map((row): unknown => [row.action, row.duration, row.reason]);
    expect(decided).toHaveLength(2);
    expect(decided).toEqual(
      expect.arrayContaining([
        ['hide', null, NOTE],
        [action, duration, NOTE],
      ]),
    );
    expect(await signIn(author)).toMatchObject({ status: 403, body: { suspension: { reason: NOTE } } });
  });

  it('an appeal undoes the decision to close replies', async () => {
    const { author, id } = await posted();
    await decide(await report(neighbor, 'post', id), 'lock');
    const [{ id: decision }] = await ownDecisions(author);
    ok(await author.client.post(`/api/moderation-actions/${decision}/appeal`, { text: 'It is no ad.' }));
    const appeals: Loose[] = ok(await deputy.client.get('/api/admin/appeals'));
    const mine = appeals.find((appeal) => appeal.decision.id === decision);
    ok(await deputy.client.post(`/api/admin/appeals/${mine?.id}`, { uphold: false, note: 'True.' }));
    expect(await board.read(id)).toMatchObject({ state: 'published', isLocked: false });
  });
});

describe('content that three people report', () => {
  it('three reports hide a reply or an event, but not a board or a person', async () => {
    const { author, id: post } = await posted();
    const reply = await board.reply(post, author);
    await reportedByThree('reply', reply);
    expect((await board.replies(post))[0]).toMatchObject({ id: reply, state: 'hidden', html: null });
    const events = await EventFixture.open(app);
    const { id: event } = await events.create();
    const reported = await reportedByThree('event', event);
    expect((await app.client().get(`/api/events/${event}`)).status).toBe(404);
    expect(await events.read(events.host, event)).toMatchObject({ isHidden: true });
    await decide(reported, 'restore');
    expect((await app.client().get(`/api/events/${event}`)).status).toBe(200);
    await reportedByThree('board', board.board);
    expect((await app.client().get(`/api/industry-boards/${board.board}`)).status).toBe(200);
    await reportedByThree('user', author.id);
    expect((await signIn(author)).status).toBe(200);
  });

  it('a person whose reports are nearly always dismissed cannot hide content', async () => {
    const careless = await someone(app);
    for (let n = 0; n < 5; n += 1)
      await decide(await report(careless, 'post', await board.post()), 'dismiss');
    const id = await board.post();
    const words = { contentType: 'post', contentId: id, reason: 'spam', description: 'One more ad of it.' };
    const refused = await careless.client.post('/api/reports', words);
    expect([refused.status, refused.body.code]).toEqual([429, 'moderation.too_many_reports']);
    await app.advance(25);
    expect((await caseOf(await report(careless, 'post', id))).reports).toMatchObject([{ counts: false }]);
  });
});

describe('a case', () => {
  it('a case shows the posts right before and after a reply, and after a post', async () => {
    const post = await board.post();
    const replies: string[] = [];
    for (const content of ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'])
      replies.push(await board.reply(post, board.outsider, { content }));
    const ofReply = await caseOf(await report(neighbor, 'reply', replies[2] ?? ''));
    expect(ofReply.neighbors.map((one: Loose) => [one.text, one.isBefore])).toEqual([
      ['First', true],
      ['Second', true],
      ['Fourth', false],
      ['Fifth', false],
    ]);
    const ofPost = await caseOf(await report(neighbor, 'post', post));
    expect(ofPost.neighbors.map((one: Loose) => [one.text, one.isBefore])).toEqual([
      ['First', false],
      ['Second', false],
    ]);
  });

  it('a case links to the content only if its moderator can read it there', async () => {
    const shut = await PostFixture.open(app, { isPrivate: true });
    const inPrivate = await caseOf(await report(shut.owner, 'post', await shut.post()));
    const { id } = await posted();
    const reported = await report(neighbor, 'post', id);
    const before = await caseOf(reported);
    await decide(reported, 'hide');
    const after = await caseOf(reported);
    expect([inPrivate, before, after].map(({ content }) => content.mayOpen)).toEqual([false, true, false]);
  });

  it('a case shows the author’s content, earlier decisions, and trust', async () => {
    const author = await someone(app);
    await board.join(author, 'member');
    const posts: string[] = [];
    for (let n = 0; n < 6; n += 1) posts.push(await board.post(author));
    for (let n = 0; n < 5; n += 1) await board.reply(posts[0] ?? '', author);
    const historyOf = async (post = ''): Promise<Loose> =>
      (await caseOf(await report(neighbor, 'post', post))).history;
    expect(await historyOf(posts[0])).toMatchObject({
      trust: 'trusted',
      contributions: 11,
      upheldReports: 0,
      cases: 1,
      actions: [],
    });
    await decide(await report(neighbor, 'post', posts[1] ?? ''), 'hide');
    const once = await historyOf(posts[2]);
    expect(once).toMatchObject({ trust: 'member', contributions: 10, upheldReports: 1, cases: 3 });
    expect(once.actions).toMatchObject([{ action: 'hide', reason: NOTE }]);
    // An undone decision no longer counts.
    ok(
      await author.client.post(`/api/moderation-actions/${once.actions[0].id}/appeal`, {
        text: 'It is no ad at all.',
      }),
    );
    const appeals: Loose[] = ok(await deputy.client.get('/api/admin/appeals'));
    const own = appeals.find(({ decision }) => decision.user.id === author.id);
    ok(await deputy.client.post(`/api/admin/appeals/${own?.id}`, { uphold: false, note: 'True.' }));
    expect(await historyOf(posts[3])).toMatchObject({ trust: 'trusted', upheldReports: 0 });
    for (const post of posts.slice(0, 3)) await decide(await report(passerBy, 'post', post), 'warn');
    expect(await historyOf(posts[4])).toMatchObject({ trust: 'new', upheldReports: 3 });
    const past = `update moderation_actions set created_at = created_at - interval '91 days' where user_id = $1`;
    await app.application.sql.rows({ name: 'test-past-decisions', text: past }, [author.id]);
    expect((await historyOf(posts[5])).upheldReports).toBe(0);
  });
});
