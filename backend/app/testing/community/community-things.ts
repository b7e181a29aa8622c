import { MODERATED_CONTENT } from '#modules/community/index.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { ok } from '#testing/fixtures/referral-fixture.ts';
import { signUpConfirmed, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { joinedDaysAgo } from '#testing/fixtures/people/trusted-people.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import type { CommunityPerson } from './community-call.ts';
import { EVENT } from './community-texts.ts';

/** Boards with their people, and the ids of things by their names in the table of calls. */
export interface CommunityThings {
  readonly people: Readonly<Record<CommunityPerson, HttpClient>>;
  readonly ids: Readonly<Record<string, string>>;
}

type Cast = Readonly<Record<Exclude<CommunityPerson, 'visitor'> | 'someMember' | 'someAsker', SignedUp>>;

export async function communityThings(app: TestApplication): Promise<CommunityThings> {
  const cast: Cast = {
    outsider: await someone(app),
    member: await someone(app),
    moderator: await someone(app),
    owner: await someone(app),
    blocked: await someone(app),
    suspended: await someone(app),
    someMember: await someone(app),
    someAsker: await someone(app),
  };
  const board = await boardOf(cast, {});
  const privateBoard = await boardOf(cast, { isPrivate: true });
  ok(await cast.someAsker.client.post(`/api/industry-boards/${privateBoard}/join`));
  const event = async (fields: object = {}): Promise<string> =>
    ok(await cast.owner.client.post('/api/events', { ...EVENT, ...fields })).id;
  const inBoard = { boardId: privateBoard, visibility: 'board' };
  const events = {
    boardEvent: await event(inBoard),
    openEvent: await event(),
    reportedEvent: await event(),
    reportedBoardEvent: await event(inBoard),
  };
  const hiddenBoard = await boardOf(cast, {});
  await hide(app, hiddenBoard);
  const archivedBoard = await boardOf(cast, {});
  ok(await cast.owner.client.delete(`/api/industry-boards/${archivedBoard}`));
  const written = await writtenBy(cast.member, board);
  const inPrivate = await writtenBy(cast.member, privateBoard);
  const [reported, reportedPrivately] = [
    await writtenBy(cast.member, board),
    await writtenBy(cast.member, privateBoard),
  ];
  for (const { client } of [cast.owner, cast.member])
    ok(await client.post(`/api/users/${cast.blocked.id}/block`, {}));
  const moderated = await moderate(app, cast);
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
      ...events,
      ...moderated,
      ...written,
      privatePost: inPrivate.post,
      privateReply: inPrivate.reply,
      reportedPost: reported.post,
      reportedReply: reported.reply,
      reportedPrivatePost: reportedPrivately.post,
      reportedPrivateReply: reportedPrivately.reply,
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
  const content = application.get(MODERATED_CONTENT).find(({ kind }) => kind === 'board');
  await application
    .get(UNIT_OF_WORK)
    .transaction(async () => content?.hide(boardId, { by: null, reason: 'Reported', at: TEST_NOW }));
}

/** Past the limits of new accounts. */
async function someone(app: TestApplication): Promise<SignedUp> {
  const person = await signUpConfirmed(app);
  await joinedDaysAgo(app, person, 90);
  return person;
}

/** Someone is suspended, someone is reported, and someone appeals. */
async function moderate(
  app: TestApplication,
  { suspended, outsider, someAsker }: Cast,
): Promise<Readonly<Record<'report' | 'appeal', string>>> {
  const { client: admin } = await signUpAdmin(app);
  const words = { reason: 'spam', description: 'They sell something.' };
  const about = { contentType: 'user', contentId: someAsker.id };
  const { id: report } = ok(await outsider.client.post('/api/reports', { ...about, ...words }));
  const path = (id: string): string => `/api/admin/users/${id}/moderation`;
  const warning = ok(await admin.post(path(someAsker.id), { action: 'warn', reason: 'Please stop.' }));
  const appealed = `/api/moderation-actions/${warning.id}/appeal`;
  ok(await someAsker.client.post(appealed, { text: 'That was not me.' }));
  const [{ id: appeal }] = ok(await admin.get('/api/admin/appeals'));
  ok(await admin.post(path(suspended.id), { action: 'suspend', reason: 'Please stop.', duration: 24 }));
  return { report, appeal };
}
