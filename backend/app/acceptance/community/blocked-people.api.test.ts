import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { EventFixture } from '#modules/community/testing/event-fixture.ts';
import { PostFixture, someone } from '#modules/community/testing/post-fixture.ts';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { ok } from '#testing/fixtures/referral-fixture.ts';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

// Within one transaction, PostgreSQL shows the activity as of the first look.
const LOOK_ANEW = { name: 'test-look-anew', text: `select pg_stat_clear_snapshot()::text` };
const WAITING = {
  name: 'test-waiting-for-lock',
  text: `select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`,
};

let app: TestApplication;
let fixture: PostFixture;
let events: EventFixture;
let ana: SignedUp;
let bo: SignedUp;

beforeAll(async () => {
  app = await startTestApplication();
  fixture = await PostFixture.open(app);
  events = await EventFixture.open(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  [ana, bo] = [await someone(app, { firstName: 'Ana' }), await someone(app, { firstName: 'Bo' })];
  for (const person of [ana, bo]) await fixture.join(person, 'member');
});

const setBlock = async (by: SignedUp, whom: SignedUp, kind = 'block') =>
  ok(await by.client.post(`/api/users/${whom.id}/block`, { kind }));
const told = async (who: SignedUp): Promise<string[]> => {
  await app.settle();
  return ok(await who.client.get('/api/notifications')).map(({ type }: Loose) => type);
};
const like = (by: SignedUp, what: string, id: string) => by.client.post(`/api/${what}/${id}/like`, {});
const answer = (by: SignedUp, post: string, fields: Loose = {}) =>
  by.client.post(`/api/posts/${post}/replies`, { content: 'Eight feet.', ...fields });

/** Posts and events of the other person, with the existing ties between the two. */
interface SetUp {
  readonly post: string;
  readonly ownReply: string;
  /** A post by a third person, with the other person's reply. */
  readonly thread: string;
  readonly reply: string;
  readonly ownQuestion: string;
  readonly answerToIt: string;
  readonly event: string;
}

async function setUpFor(actor: SignedUp, other: SignedUp): Promise<SetUp> {
  const [post, thread] = [await fixture.post(other), await fixture.post(fixture.member)];
  const ownQuestion = await fixture.post(actor, { type: 'question' });
  return {
    post,
    thread,
    ownQuestion,
    ownReply: await fixture.reply(post, actor),
    reply: await fixture.reply(thread, other),
    answerToIt: await fixture.reply(ownQuestion, other),
    event: ok(await other.client.post('/api/events', events.body())).id,
  };
}

type Act = (by: SignedUp, on: SetUp) => Promise<HttpAnswer<Loose>>;
const ACTS: readonly (readonly [name: string, refusedAs: string, act: Act])[] = [
  ['likes a post', 'like what this person wrote', (by, { post }) => like(by, 'posts', post)],
  ['likes a reply', 'like what this person wrote', (by, { reply }) => like(by, 'replies', reply)],
  ['answers a post', 'reply to this person', (by, { post }) => answer(by, post)],
  [
    'quotes a reply',
    'reply to this person',
    (by, { thread, reply }) => answer(by, thread, { quotedReplyId: reply }),
  ],
  [
    'rewords an answer',
    'reply to this person',
    (by, { ownReply }) => by.client.patch(`/api/replies/${ownReply}`, { content: 'Ten feet.' }),
  ],
  [
    'accepts an answer',
    "accept this person's answer",
    (by, { ownQuestion, answerToIt }) =>
      by.client.post(`/api/posts/${ownQuestion}/answer`, { replyId: answerToIt }),
  ],
  ['RSVPs', "RSVP to this person's event", (by, { event }) => events.rsvp(by, event)],
];

describe.each(ACTS)('someone who %s', (_name, refusedAs, act) => {
  it('a block in either direction rejects the action with a reason, and unblocking allows it again', async () => {
    const fixtures = [
      { actor: ana, setUp: await setUpFor(ana, bo) },
      { actor: bo, setUp: await setUpFor(bo, ana) },
    ];
    await setBlock(ana, bo);
    for (const { actor, setUp } of fixtures) {
      const { status, body } = await act(actor, setUp);
      const message = `One of you has blocked the other, so you can't ${refusedAs}`;
      expect([status, body.code, body.message]).toEqual([403, 'community.blocked', message]);
    }
    await ana.client.delete(`/api/users/${bo.id}/block`);
    for (const { actor, setUp } of fixtures) expect((await act(actor, setUp)).status).toBeLessThan(300);
  });

  it('a mute in either direction changes nothing', async () => {
    const [setUp, other] = [await setUpFor(ana, bo), await setUpFor(bo, ana)];
    await setBlock(bo, ana, 'mute');
    expect((await act(ana, setUp)).status).toBeLessThan(300);
    expect((await act(bo, other)).status).toBeLessThan(300);
  });
});

describe('a block', () => {
  it('a block removes every action that would be refused', async () => {
    const setUp = await setUpFor(ana, bo);
    const seen = async () => {
      const post = await fixture.read(setUp.post, ana);
      const [reply] = await fixture.replies(setUp.thread, ana);
      const [own] = await fixture.replies(setUp.post, ana);
      const [toIt] = await fixture.replies(setUp.ownQuestion, ana);
      const listed = ok(await ana.client.get(fixture.path)).find(({ id }: Loose) => id === setUp.post);
      return [
        post.permissions.like,
        post.permissions.reply,
        listed.permissions.like,
        reply?.['permissions'].like,
        reply?.['permissions'].quote,
        own?.['permissions'].edit,
        toIt?.['permissions'].accept,
      ];
    };
    expect(new Set(await seen())).toEqual(new Set([true]));
    await setBlock(bo, ana);
    expect(new Set(await seen())).toEqual(new Set([false]));
  });

  it('blocked people can still take back a like and an accepted answer, and delete their answers', async () => {
    const { post, ownReply, ownQuestion, answerToIt } = await setUpFor(ana, bo);
    ok(await like(ana, 'posts', post));
    ok(await ana.client.post(`/api/posts/${ownQuestion}/answer`, { replyId: answerToIt }));
    await setBlock(bo, ana);
    expect((await fixture.read(post, ana)).permissions.like).toBe(true);
    expect(ok(await like(ana, 'posts', post))).toEqual({ liked: false, likeCount: 0 });
    expect((await like(ana, 'posts', post)).body.code).toBe('community.blocked');
    expect((await fixture.read(post, bo)).likeCount).toBe(0);
    ok(await ana.client.post(`/api/posts/${ownQuestion}/answer`, { replyId: null }));
    expect((await ana.client.delete(`/api/replies/${ownReply}`)).status).toBe(204);
  });

  it('a block releases both people’s places at each other’s events to the next in line', async () => {
    const create = (by: SignedUp, fields: Loose) => by.client.post('/api/events', events.body(fields));
    const small = ok(await create(ana, { capacity: 1 })).id;
    const { id: back } = ok(await create(bo, {}));
    const next = await events.guest();
    ok(await events.rsvp(bo, small));
    ok(await events.rsvp(next, small));
    ok(await events.rsvp(ana, back));
    await setBlock(ana, bo, 'mute');
    expect((await events.read(bo, small)).myRsvp.status).toBe('going');
    await setBlock(ana, bo);
    expect((await events.read(bo, small)).myRsvp.status).toBe('cancelled');
    expect((await events.read(next, small)).myRsvp.status).toBe('offered');
    expect(await events.read(ana, back)).toMatchObject({ rsvpCount: 0, myRsvp: { status: 'cancelled' } });
  });

  it('a block at the same moment as an RSVP leaves no place', async () => {
    const { id } = ok(await ana.client.post('/api/events', events.body()));
    const { application } = app;
    let blocking: Promise<unknown> | undefined;
    await application.get(UNIT_OF_WORK).transaction(async () => {
      await events.answering.rsvp(asId(id), asId(bo.id), null);
      let isDone = false;
      blocking = setBlock(ana, bo).finally(() => (isDone = true));
      const isDoneOrWaits = async (): Promise<boolean> => {
        await application.sql.rows(LOOK_ANEW);
        const waits = (await application.sql.row<{ n: number }>(WAITING))?.n ?? 0;
        return isDone || waits > 0;
      };
      await expect.poll(isDoneOrWaits).toBe(true);
    });
    await blocking;
    expect(await events.read(ana, id)).toMatchObject({ rsvpCount: 0, attendees: [] });
  });

  it('a block ends all notices between two people about posts, events, and questions', async () => {
    const { thread, event } = await setUpFor(ana, bo);
    const mention = { content: `What do you say, @[Bo](user:${bo.id})?` };
    ok(await answer(ana, thread, mention));
    const [before, ofAna] = [await told(bo), await told(ana)];
    expect(before).toContain('mentioned_in_reply');
    ok(await events.rsvp(ana, event));
    await setBlock(bo, ana);
    const written = ok(await answer(ana, thread, mention));
    expect(written.html).not.toContain(bo.id);
    ok(await ana.client.post(fixture.path, { title: 'A question for Bo', ...mention }));
    ok(await bo.client.patch(`/api/events/${event}`, { startAt: events.at(90), endAt: events.at(92) }));
    ok(await bo.client.post(`/api/events/${event}/cancel`, {}));
    const board = { name: 'Roofers', description: 'Roofs and more.', industry: 'roofing', isPrivate: true };
    const { id } = ok(await bo.client.post('/api/industry-boards', board));
    ok(await ana.client.post(`/api/industry-boards/${id}/join`));
    expect(await told(bo)).toEqual(before);
    expect(await told(ana)).toEqual(ofAna);
  });

  it('a block does not stop a moderator from moderating', async () => {
    const post = await fixture.post(bo);
    await setBlock(bo, fixture.moderator);
    const { client } = fixture.moderator;
    ok(await client.post(`/api/posts/${post}/lock`, { on: true }));
    const hidden = ok(await client.post(`/api/posts/${post}/hide`, { on: true, reason: 'Off topic.' }));
    expect(hidden).toMatchObject({ state: 'hidden', isLocked: true });
    await bo.client.delete(`/api/users/${fixture.moderator.id}/block`);
  });
});
