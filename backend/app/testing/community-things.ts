import { MODERATED_CONTENT } from '#modules/community/index.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { ok } from '#testing/fixtures/referral-fixture.ts';
import { signUpConfirmed, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import type { CommunityPerson } from './community-calls.ts';

/** Boards with their people, and the ids of things by their names in the table of calls. */
export interface CommunityThings {
  readonly people: Readonly<Record<CommunityPerson, HttpClient>>;
  readonly ids: Readonly<Record<string, string>>;
}

type Cast = Readonly<Record<Exclude<CommunityPerson, 'visitor'> | 'someMember' | 'someAsker', SignedUp>>;

const EVENT = {
  title: 'Framers’ evening',
  description: 'Plans for the spring.',
  eventType: 'networking',
  startAt: '2099-03-14T18:00:00Z',
  endAt: '2099-03-14T20:00:00Z',
  location: 'Austin, TX',
};

export async function communityThings(app: TestApplication): Promise<CommunityThings> {
  const cast: Cast = {
    outsider: await signUpConfirmed(app),
    member: await signUpConfirmed(app),
    moderator: await signUpConfirmed(app),
    owner: await signUpConfirmed(app),
    blocked: await signUpConfirmed(app),
    suspended: await signUpConfirmed(app),
    someMember: await signUpConfirmed(app),
    someAsker: await signUpConfirmed(app),
  };
  const board = await boardOf(cast, {});
  const privateBoard = await boardOf(cast, { isPrivate: true });
  ok(await cast.someAsker.client.post(`/api/industry-boards/${privateBoard}/join`));
  const event = { ...EVENT, boardId: privateBoard, visibility: 'board' };
  const boardEvent = ok(await cast.owner.client.post('/api/events', event)).id;
  const hiddenBoard = await boardOf(cast, {});
  await hide(app, hiddenBoard);
  const archivedBoard = await boardOf(cast, {});
  ok(await cast.owner.client.delete(`/api/industry-boards/${archivedBoard}`));
  const written = await writtenBy(cast.member, board);
  const inPrivate = await writtenBy(cast.member, privateBoard);
  ok(await cast.owner.client.post(`/api/users/${cast.blocked.id}/block`, {}));
  await suspend(app, cast.suspended);
  const { someMember, someAsker, ...people } = cast;
  return {
    people: {
      visitor: app.client(),
      outsider: people.outsider.client,
      member: people.member.client,
      moderator: people.moderator.client,
      owner: people.owner.client,
      blocked: people.blocked.client,
      suspended: people.suspended.client,
    },
    ids: {
      board,
      privateBoard,
      hiddenBoard,
      archivedBoard,
      boardEvent,
      ...written,
      privatePost: inPrivate.post,
      privateReply: inPrivate.reply,
      someMember: someMember.id,
      someAsker: someAsker.id,
    },
  };
}

/** A board with an owner, a moderator and members; the suspended person belongs to it, too. */
async function boardOf(
  { owner, moderator, member, suspended, someMember }: Cast,
  { isPrivate = false }: { readonly isPrivate?: boolean },
): Promise<string> {
  const text = { name: 'Austin Framers', description: 'Frames and walls.', industry: 'construction' };
  const { id } = ok(await owner.client.post('/api/industry-boards', { ...text, isPrivate }));
  for (const person of [moderator, member, suspended, someMember]) {
    ok(await person.client.post(`/api/industry-boards/${id}/join`));
    if (isPrivate)
      ok(await owner.client.post(`/api/industry-boards/${id}/requests/${person.id}`, { approve: true }));
  }
  ok(await owner.client.put(`/api/industry-boards/${id}/members/${moderator.id}`, { role: 'moderator' }));
  return id;
}

/** A question, and a reply to it. */
async function writtenBy(
  { client }: SignedUp,
  boardId: string,
): Promise<{ readonly post: string; readonly reply: string }> {
  const text = {
    title: 'Sistering floor joists',
    content: 'How long do you run the new one?',
    type: 'question',
  };
  const { id: post } = ok(await client.post(`/api/industry-boards/${boardId}/posts`, text));
  const { id: reply } = ok(
    await client.post(`/api/posts/${post}/replies`, { content: 'Past both bearings' }),
  );
  return { post, reply };
}

async function hide({ application }: TestApplication, boardId: string): Promise<void> {
  const content = application.all(MODERATED_CONTENT).find(({ kind }) => kind === 'board');
  await application
    .get(UNIT_OF_WORK)
    .transaction(async () => content?.hide(boardId, { by: null, reason: 'Reported', at: new Date() }));
}

async function suspend({ application }: TestApplication, { id }: SignedUp): Promise<void> {
  const suspension = `update users set suspended_until = now() + interval '1 day' where id = $1`;
  await application.sql.rows({ name: 'test-suspend', text: suspension }, [id]);
  await application.sql.rows({ name: 'test-end-sessions', text: 'delete from sessions where user_id = $1' }, [
    id,
  ]);
}
