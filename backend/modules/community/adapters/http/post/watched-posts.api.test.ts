import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { PostFixture, someone } from '#modules/community/testing/post-fixture.ts';
import { EventStreamClient } from '#testing/fixtures/event-stream-client.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;
/** Another process of the same product: it holds the streams, and is never called otherwise. */
let other: TestApplication;
let open: PostFixture;
let shut: PostFixture;
beforeAll(async () => {
  app = await startTestApplication();
  other = await startTestApplication({ beside: app });
  open = await PostFixture.open(app);
  shut = await PostFixture.open(app, { isPrivate: true });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

interface Watching {
  readonly stream: EventStreamClient;
  readonly watched: Loose;
  readonly name: string;
}

const post = (id: string) => ({ subject: 'post', id });

async function watch(person: SignedUp, things: readonly object[]): Promise<Watching> {
  const name = randomUUID();
  const path = `/api/notifications/stream?stream=${name}`;
  const stream = await EventStreamClient.open(other.origin, person.client.cookieHeader(), { path });
  await stream.next('unread');
  const { status, body } = await person.client.put('/api/notifications/watched', { stream: name, things });
  expect(status).toBe(200);
  return { stream, watched: body.things, name };
}

/** Waits until every earlier message to this person has arrived. */
async function settled(person: SignedUp, { stream, name }: Watching): Promise<void> {
  const probe = await open.post();
  await person.client.put('/api/notifications/watched', { stream: name, things: [post(probe)] });
  await reply(open, probe);
  await stream.next('post', ({ id }) => id === probe);
}

/** Someone answers, and what follows from it is done. */
async function reply(of: PostFixture, id: string): Promise<void> {
  await of.reply(id, of.owner);
  await app.settle();
}

const toldOf = ({ stream }: Watching, id: string): number =>
  stream.events.filter(({ name, data }) => name === 'post' && data.id === id).length;

describe('a reader with a thread open', () => {
  it('a reader who has not taken part learns of new replies from any process', async () => {
    const id = await open.post();
    const reader = await someone(app);
    const watching = await watch(reader, [post(id)]);
    expect(watching.watched).toEqual([post(id)]);
    await reply(open, id);
    expect((await watching.stream.next('post')).data).toEqual({ id });
    await settled(reader, watching);
    await reply(open, id);
    await settled(reader, watching);
    expect(toldOf(watching, id)).toBe(1);
    watching.stream.close();
  });

  it('a thread that the reader may not read looks like one that does not exist', async () => {
    const [inside, waiting] = [await shut.post(), newId()];
    const answer = await watch(shut.outsider, [
      post(inside),
      post(waiting),
      { subject: 'event', id: newId() },
    ]);
    expect(answer.watched).toEqual([]);
    await reply(shut, inside);
    await settled(shut.outsider, answer);
    expect(toldOf(answer, inside)).toBe(0);
    answer.stream.close();
  });

  it('a former member stops getting updates of a private board, and members continue to get them', async () => {
    const id = await shut.post(shut.owner);
    const leaver = await someone(app);
    await shut.join(leaver, 'member');
    const [gone, stays] = [await watch(leaver, [post(id)]), await watch(shut.member, [post(id)])];
    await reply(shut, id);
    await Promise.all([gone.stream.next('post'), stays.stream.next('post')]);
    await shut.owner.client.delete(`/api/industry-boards/${shut.board}/members/${leaver.id}`);
    await reply(shut, id);
    await stays.stream.next('post');
    await settled(leaver, gone);
    expect(toldOf(gone, id)).toBe(1);
    gone.stream.close();
    stays.stream.close();
  });

  it('a reader watches at most twenty things, and only over their own stream', async () => {
    const reader = await someone(app);
    const id = await open.post();
    const foreign = await watch(await someone(app), []);
    const things = Array.from({ length: 21 }, () => post(newId()));
    const put = (body: object) => reader.client.put('/api/notifications/watched', body);
    expect((await put({ stream: foreign.name, things })).status).toBe(400);
    expect((await put({ stream: foreign.name, things: [{ subject: 'referral', id }] })).status).toBe(400);
    expect((await put({ stream: foreign.name, things: [post(id)] })).status).toBe(200);
    await reply(open, id);
    await settled(reader, await watch(reader, []));
    expect(toldOf(foreign, id)).toBe(0);
    foreign.stream.close();
    expect((await app.client().put('/api/notifications/watched', { stream: id, things: [] })).status).toBe(
      401,
    );
  });
});

describe('a board’s page', () => {
  it('people watching a board see joins and departures, as do outsiders of a private board', async () => {
    const { stream } = await watch(shut.outsider, [{ subject: 'board', id: shut.board }]);
    const newcomer = await someone(app);
    await newcomer.client.post(`/api/industry-boards/${shut.board}/join`);
    await shut.owner.client.post(`/api/industry-boards/${shut.board}/requests/${newcomer.id}`, {
      approve: true,
    });
    expect((await stream.next('board')).data).toEqual({ id: shut.board });
    await newcomer.client.delete(`/api/industry-boards/${shut.board}/leave`);
    expect((await stream.next('board')).data).toEqual({ id: shut.board });
    stream.close();
  });
});
