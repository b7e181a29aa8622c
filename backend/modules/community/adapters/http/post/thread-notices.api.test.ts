import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draft, made, PostFixture } from '#modules/community/testing/post-fixture.ts';
import { EventStreamClient } from '#testing/fixtures/event-stream-client.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { ok } from '#testing/fixtures/referral-fixture.ts';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const KINDS = ['post_replied', 'reply_quoted', 'mentioned_in_post', 'mentioned_in_reply', 'answer_accepted'];

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

/** A person's notices about posts, oldest first. */
async function told({ client }: SignedUp): Promise<Loose[]> {
  await app.settle();
  const inbox: Loose[] = ok(await client.get('/api/notifications'));
  return inbox.filter(({ type }) => KINDS.includes(type)).toReversed();
}
const kindsTo = async (person: SignedUp): Promise<string[]> => (await told(person)).map(({ type }) => type);
const mention = ({ id }: SignedUp): string => `@[Someone](user:${id})`;

describe('people of a thread', () => {
  it('people are notified of replies, answers, mentions, and the accepted answer, each with a link', async () => {
    const { board, ...own } = await open();
    const post = await own.fixture.post(own.member, {
      type: 'question',
      content: `${mention(own.owner)}, how do you do this?`,
    });
    const first = await own.fixture.reply(post, own.outsider);
    await app.settle();
    const second = await own.fixture.reply(post, own.moderator, {
      content: `As ${mention(own.owner)} says`,
      quotedReplyId: first,
    });
    ok(await own.member.client.post(`/api/posts/${post}/answer`, { replyId: second }));
    const path = `/community/${board}/posts/${post}`;
    // Unread, both replies are one notification (rules.md#grouped).
    expect(await told(own.member)).toMatchObject([
      {
        type: 'post_replied',
        title: 'New reply',
        message: expect.stringMatching(/^Pat \w+ and Pat \w+ replied to "A question about roofs"\.$/),
        target: `${path}#reply-${second}`,
      },
    ]);
    expect(await told(own.outsider)).toMatchObject([
      { type: 'reply_quoted', target: `${path}#reply-${second}` },
    ]);
    expect(await told(own.owner)).toMatchObject([
      { type: 'mentioned_in_post', target: path },
      { type: 'mentioned_in_reply', target: `${path}#reply-${second}` },
    ]);
    expect(await told(own.moderator)).toMatchObject([
      { type: 'answer_accepted', target: `${path}#reply-${second}` },
    ]);
  });

  it('notices of a forum post link to the forum', async () => {
    const { member, outsider } = await open();
    const post = made(await member.client.post('/api/forum/discussions', draft({ category: 'general' })));
    const reply = made(await outsider.client.post(`/api/posts/${post}/replies`, { content: 'Welcome!' }));
    expect(await told(member)).toMatchObject([{ target: `/forum/${post}#reply-${reply}` }]);
  });

  it('a reply sends one notice, and authors get none of their own replies', async () => {
    const own = await open();
    const post = await own.fixture.post();
    const first = await own.fixture.reply(post, own.member);
    await own.fixture.reply(post, own.outsider, { content: mention(own.member), quotedReplyId: first });
    expect(await kindsTo(own.member)).toEqual(['reply_quoted']);
  });

  it('no notice covers removed or unreadable posts, or comes from someone blocked or muted', async () => {
    const own = await open({ isPrivate: true });
    const post = await own.fixture.post();
    const gone = await own.fixture.reply(post, own.moderator);
    await own.moderator.client.delete(`/api/replies/${gone}`);
    expect(await kindsTo(own.member)).toEqual([]);
    ok(await own.member.client.delete(`/api/industry-boards/${own.board}/leave`));
    await own.fixture.reply(post, own.moderator);
    expect(await kindsTo(own.member)).toEqual([]);
    const publicly = await open();
    const other = await publicly.fixture.post();
    const { member, moderator, outsider } = publicly;
    await member.client.post(`/api/users/${moderator.id}/block`, { kind: 'mute' });
    await publicly.fixture.reply(other, moderator);
    await publicly.fixture.reply(other, outsider);
    await member.client.post(`/api/users/${outsider.id}/block`, {});
    expect(await kindsTo(member)).toEqual([]);
  });
});

describe('the open screens of participants', () => {
  it('only the thread’s participants learn that its replies have changed', async () => {
    const own = await open();
    const post = await own.fixture.post();
    await own.fixture.reply(post, own.moderator);
    await own.owner.client.post(`/api/posts/${post}/like`);
    await app.settle();
    const streams = await Promise.all([own.member, own.moderator, own.owner, own.outsider].map(streamOf));
    const reply = await own.fixture.reply(post, own.moderator);
    await app.settle();
    const [author, replier, liker, stranger] = streams;
    for (const stream of [author, replier, liker])
      expect((await stream?.next('post'))?.data).toEqual({ id: post });
    ok({ ...(await own.moderator.client.delete(`/api/replies/${reply}`)), body: {} });
    await app.settle();
    expect((await author?.next('post'))?.data).toEqual({ id: post });
    expect(stranger?.events.filter(({ name }) => name === 'post')).toEqual([]);
    for (const stream of streams) stream.close();
  });
});

async function open(kind: { isPrivate?: boolean } = {}) {
  const fixture = await PostFixture.open(app, kind);
  const { board, owner, moderator, member, outsider } = fixture;
  return { fixture, board, owner, moderator, member, outsider };
}

async function streamOf({ client }: SignedUp): Promise<EventStreamClient> {
  const stream = await EventStreamClient.open(app.origin, client.cookieHeader());
  await stream.next('unread');
  return stream;
}
