import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventFixture } from '#modules/community/testing/event-fixture.ts';
import { PostFixture, someone } from '#modules/community/testing/post-fixture.ts';
import { framerJob, ok, ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpEmployer, signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { confirmEmail } from '#testing/fixtures/people/trusted-people.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const TEXT = 'Text me at 512 555 0100 and earn $5,000 weekly.';
const NOT_THERE = [404, 'moderation.content_not_found'];

let app: TestApplication;
let admin: SignedUp;
let open: PostFixture;
let shut: PostFixture;
let events: EventFixture;

beforeAll(async () => {
  app = await startTestApplication();
  admin = await signUpAdmin(app);
  [open, shut] = [await PostFixture.open(app), await PostFixture.open(app, { isPrivate: true })];
  events = await EventFixture.open(app);
});
afterAll(() => app.stop());

const report = ({ client }: SignedUp, contentType: string, contentId: string, reason = 'spam') =>
  client.post('/api/reports', { contentType, contentId, reason, description: 'This is an ad for it.' });
const answerTo = async (by: SignedUp, kind: string, id: string) => {
  const { status, body } = await report(by, kind, id);
  return [status, body.code];
};
const resolve = (id: string, action: string) =>
  admin.client.post(`/api/admin/reports/${id}/resolve`, { action, note: 'This is an ad.' });

interface Target {
  readonly id: string;
  readonly author: SignedUp;
  readonly path: string;
  readonly words: string;
}
/** A completed referral with its own people. */
async function finishedWork(): Promise<{ employer: SignedUp; referrer: SignedUp; referral: string }> {
  const fixture = await ReferralFixture.open(app);
  const { employer, referrer } = fixture;
  const referral = await fixture.refer();
  await fixture.move(referral, 'contacted', 'interviewing');
  ok(await employer.client.put(`/api/referrals/${referral}/hire`, { addOns: {} }));
  ok(await employer.client.put(`/api/referrals/${referral}/complete`, {}));
  return { employer, referrer, referral };
}

/** Something to report of each kind, with its place and text. */
const TARGETS: Readonly<Record<string, () => Promise<Target>>> = {
  async post() {
    const id = await open.post(open.member, { content: TEXT });
    return { id, author: open.member, path: `/community/${open.board}/posts/${id}`, words: TEXT };
  },
  async reply() {
    const post = await open.post(open.owner);
    const id = await open.reply(post, open.member, { content: TEXT });
    const path = `/community/${open.board}/posts/${post}#reply-${id}`;
    return { id, author: open.member, path, words: TEXT };
  },
  async event() {
    const { id } = await events.create({ description: TEXT });
    return { id, author: events.host, path: `/events/${id}`, words: TEXT };
  },
  async user() {
    const author = await signUpReferrer(app);
    return { id: author.id, author, path: '/admin-panel', words: '' };
  },
  async job() {
    const author = await signUpEmployer(app);
    const { id } = ok(await author.client.post('/api/jobs', { ...framerJob, description: TEXT }));
    return { id, author, path: `/job/${id}`, words: TEXT };
  },
  async board() {
    const author = await someone(app);
    const words = { name: 'Austin Framers', description: TEXT, industry: 'construction' };
    const { id } = ok(await author.client.post('/api/industry-boards', words));
    return { id, author, path: `/community/${id}`, words: TEXT };
  },
  async rating() {
    const { employer, referrer, referral } = await finishedWork();
    const said = { referralId: referral, rating: 1, review: TEXT };
    const { id } = ok(await referrer.client.post('/api/ratings', said));
    return { id, author: referrer, path: `/ratings/${employer.id}`, words: TEXT };
  },
};

describe.each(Object.entries(TARGETS))('a report of a %s', (kind, make) => {
  it('reports of others share a case, an own or repeated report is rejected, and one decision closes all', async () => {
    const { id, author, path, words } = await make();
    const [one, other] = [await someone(app), await someone(app)];
    const first = await report(one, kind, id);
    expect([first.status, first.body.status]).toEqual([201, 'open']);
    expect(await answerTo(one, kind, id)).toEqual([409, 'moderation.already_reported']);
    expect(await answerTo(author, kind, id)).toEqual([422, 'moderation.own_content']);
    ok(await report(other, kind, id, 'misinformation'));
    const found = ok(await admin.client.get(`/api/admin/reports/${first.body.id}`));
    expect(found).toMatchObject({
      targetType: kind,
      targetId: id,
      path,
      reportCount: 2,
      author: { id: author.id },
    });
    expect(found.content.text).toContain(words);
    expect(found.autoFlags).toEqual(words ? ['phone_number', 'pay_bait'] : []);
    ok(await resolve(first.body.id, 'dismiss'));
    for (const { client } of [one, other])
      expect(ok(await client.get('/api/my-reports'))[0]).toMatchObject({ targetId: id, status: 'dismissed' });
  });
});

async function flagsOfCase(kind: string, id: string): Promise<unknown> {
  const { body } = await report(await someone(app), kind, id);
  return ok(await admin.client.get(`/api/admin/reports/${body.id}`)).autoFlags;
}

describe('repeated words in a report', () => {
  it('a post with the words of an earlier one is flagged in its case, but not the first one', async () => {
    const flagsOf = (id: string) => flagsOfCase('post', id);
    const content = '**Best boots** of [the whole town](https://example.com), ask anyone & see';
    const id = await open.post(open.member, { content });
    expect(await flagsOf(id)).toEqual([]);
    expect(await flagsOf(await open.post(open.member, { content }))).toEqual(['repeated_text']);
  });

  it('an event’s words, address, and link are checked the same way', async () => {
    const host = await EventFixture.open(app);
    const fields = { description: '**Best boots** of the whole town, ask anyone', location: 'Waco, TX' };
    const first = await host.create({ ...fields, status: 'draft' });
    ok(await host.host.client.patch(`/api/events/${first.id}`, { status: 'published' }));
    ok(await host.host.client.patch(`/api/events/${first.id}`, { description: fields.description }));
    expect(await flagsOfCase('event', first.id)).toEqual([]);
    const again = await host.create(fields);
    expect(await flagsOfCase('event', again.id)).toEqual(['repeated_text']);
    const online = { isVirtual: true, location: null, onlineUrl: 'https://bit.ly/boots' };
    const linked = await host.create({ ...online, description: 'Boots for everyone, at last' });
    expect(await flagsOfCase('event', linked.id)).toEqual(['blocked_domain']);
  });
});

describe('a report of content that the reporter may not read', () => {
  it('the report gets the same answer as for missing content', async () => {
    const outsider = await someone(app);
    const post = await shut.post();
    const reply = await shut.reply(post, shut.member);
    const event = { ...events.body(), boardId: shut.board, visibility: 'board' };
    const { id: inBoard } = ok(await shut.owner.client.post('/api/events', event));
    const draft = await events.create({ status: 'draft' });
    const employer = await signUpEmployer(app);
    const { id: job } = ok(await employer.client.post('/api/jobs', framerJob));
    ok(await employer.client.patch(`/api/jobs/${job}`, { isActive: false }));
    const things = { post, reply, event: inBoard, job };
    for (const [kind, id] of Object.entries(things))
      expect(await answerTo(outsider, kind, id), kind).toEqual(NOT_THERE);
    expect(await answerTo(outsider, 'event', draft.id)).toEqual(NOT_THERE);
    expect((await report(shut.moderator, 'post', post)).status).toBe(201);
    expect((await report(shut.moderator, 'reply', reply)).status).toBe(201);
    expect((await report(shut.moderator, 'event', inBoard)).status).toBe(201);
  });

  it('content hidden by reports is unknown to others, but its earlier readers may still report it', async () => {
    const readers = [await someone(app), await someone(app), await someone(app), await someone(app)];
    for (const reader of readers) await shut.join(reader, 'member');
    const post = await shut.post();
    for (const reader of readers.slice(0, 3)) ok(await report(reader, 'post', post));
    expect((await shut.read(post, shut.member)).state).toBe('hidden');
    expect(await answerTo(await someone(app), 'post', post)).toEqual(NOT_THERE);
    expect((await report(readers[3] ?? shut.owner, 'post', post)).status).toBe(201);
  });

  it('a first link that waits for review cannot be reported by others', async () => {
    const fresh = await signUpReferrer(app);
    await confirmEmail(app, fresh);
    const link = {
      title: 'Look at these anchors',
      content: 'See https://example.com/anchors',
      category: 'general',
    };
    const { id, state } = ok(await fresh.client.post('/api/forum/discussions', link));
    expect(state).toBe('in_review');
    expect(await answerTo(await someone(app), 'post', id)).toEqual(NOT_THERE);
    const held = async () => ok(await fresh.client.get('/api/my-held-content'));
    const waits = async (): Promise<boolean> =>
      ok(await admin.client.get('/api/admin/reports?kind=post&limit=100')).some(
        ({ targetId }: { targetId: string }) => targetId === id,
      );
    await app.advance(0.1);
    expect([await waits(), await held()]).toMatchObject([true, [{ source: 'review' }]]);
    // After its author has deleted it, nothing waits for review.
    expect((await fresh.client.delete(`/api/posts/${id}`)).status).toBe(204);
    await app.advance(0.1);
    expect([await waits(), await held()]).toEqual([false, []]);
  });
});
