import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId, newId } from '#kernel/ids.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { NOTIFIER, type Notification } from '../../index.ts';
import { allNotices } from '../../testing/sample-messages.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

async function tell({ id }: SignedUp, kind: string, facts: Record<string, string> = {}): Promise<void> {
  const notice = allNotices(facts).find((one) => one.kind === kind);
  if (!notice) throw new Error(`${kind} is told nobody`);
  const told: Notification = { ...notice, userId: asId<'user'>(id) };
  const { application } = app;
  await application.get(UNIT_OF_WORK).transaction(() => application.get(NOTIFIER).notify(told));
  await app.settle();
}

interface Line {
  readonly id: string;
  readonly message: string;
  readonly type: string;
}

const inbox = async ({ client }: SignedUp, query = ''): Promise<readonly Line[]> =>
  (await client.get(`/api/notifications${query}`)).body;
const messages = async (person: SignedUp) => (await inbox(person)).map(({ message }) => message);

describe('grouped notifications', () => {
  const reply = (person: SignedUp, personName: string, postId: string) =>
    tell(person, 'post_replied', { personName, postId, postTitle: 'Rebar' });

  it('several notices about one thing form one line that names each person, and reading it starts a new line', async () => {
    const person = await signUpReferrer(app);
    const post = newId();
    await reply(person, 'Ana', post);
    expect(await messages(person)).toEqual(['Ana replied to "Rebar".']);
    await reply(person, 'Bo', post);
    expect(await messages(person)).toEqual(['Bo and Ana replied to "Rebar".']);
    for (const name of ['Cy', 'Bo', 'Ana', 'Di', 'Ana']) await reply(person, name, post);
    expect(await messages(person)).toEqual(['Ana and 3 others replied to "Rebar".']);
    expect((await person.client.get('/api/notifications/unread-count')).body).toEqual({ count: 1 });
    await person.client.put(`/api/notifications/${(await inbox(person))[0]?.id}/read`, {});
    await reply(person, 'Ed', post);
    expect(await messages(person)).toEqual([
      'Ed replied to "Rebar".',
      'Ana and 3 others replied to "Rebar".',
    ]);
  });

  it('notices are grouped per thing and per recipient', async () => {
    const [ana, bo] = [await signUpReferrer(app), await signUpReferrer(app)];
    const [post, other] = [newId(), newId()];
    await reply(ana, 'Cy', post);
    await reply(ana, 'Di', other);
    await reply(bo, 'Ed', post);
    expect(await inbox(ana)).toHaveLength(2);
    expect(await messages(bo)).toEqual(['Ed replied to "Rebar".']);
  });

  it('simultaneous notices about one thing form one line', async () => {
    const person = await signUpReferrer(app);
    const post = newId();
    await Promise.all(['Ana', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => reply(person, name, post)));
    expect(await messages(person)).toEqual([
      expect.stringMatching(/^\w+ and 4 others replied to "Rebar"\.$/),
    ]);
  });

  it('a grouped notice is written in the reader’s language', async () => {
    const person = await signUpReferrer(app);
    await person.client.put('/api/auth/preferences', { language: 'es' });
    const board = newId();
    for (const personName of ['Ana', 'Bo', 'Cy'])
      await tell(person, 'board_join_requested', { personName, boardId: board, boardName: 'Techos' });
    expect(await messages(person)).toEqual(['Cy y 2 más quieren unirse a Techos.']);
  });

  it('a grouped notice follows the reader’s language when it changes and changes back', async () => {
    const person = await signUpReferrer(app);
    const board = newId();
    for (const personName of ['Ana', 'Bo', 'Cy'])
      await tell(person, 'board_join_requested', { personName, boardId: board, boardName: 'Techos' });
    const before = await messages(person);
    expect(before).toEqual(['Cy and 2 others want to join Techos.']);
    await person.client.put('/api/auth/preferences', { language: 'es' });
    expect(await messages(person)).toEqual(['Cy y 2 más quieren unirse a Techos.']);
    await person.client.put('/api/auth/preferences', { language: 'en' });
    expect(await messages(person)).toEqual(before);
  });

  it('that are of before, or of no kind there is, keep the words they have', async () => {
    const person = await signUpReferrer(app);
    await tell(person, 'offer_accepted');
    const text = `update notifications set facts = null where user_id = $1`;
    await app.application.sql.rows({ name: 'test-no-facts', text }, [person.id]);
    const before = await messages(person);
    await person.client.put('/api/auth/preferences', { language: 'es' });
    expect(await messages(person)).toEqual(before);
    const gone = `update notifications set type = 'gone', facts = '{}' where user_id = $1`;
    await app.application.sql.rows({ name: 'test-gone-kind', text: gone }, [person.id]);
    expect(await messages(person)).toEqual(before);
  });

  it('a time that an older version stored in words stays in those words', async () => {
    const person = await signUpReferrer(app);
    await tell(person, 'event_reminder', { when: 'mar, 1 de dic, 9:00 a.m. CST' });
    expect(await messages(person)).toEqual(['OSHA 10 starts mar, 1 de dic, 9:00 a.m. CST.']);
    await person.client.put('/api/auth/preferences', { language: 'es' });
    expect(await messages(person)).toEqual(['OSHA 10 empieza el mar, 1 de dic, 9:00 a.m. CST.']);
  });

  it('grouped notices form one line of a digest', async () => {
    const person = await signUpReferrer(app);
    await person.client.put('/api/notification-preferences', { digest: { every: 'daily', hour: 7 } });
    const post = newId();
    for (const name of ['Ana', 'Bo', 'Cy']) await reply(person, name, post);
    await tell(person, 'event_reminder');
    await app.advance(24);
    const { body } = await app.client().get(`/api/dev/outbox?to=${encodeURIComponent(person.email)}`);
    const [digest, reminder] = body.filter(
      ({ subject }: { subject: string }) => subject !== 'Confirm your email',
    );
    expect(digest).toMatchObject({ subject: '1 update for you' });
    expect(digest.body).toContain('Cy and 2 others replied to "Rebar".');
    // A reminder is of no use the next morning.
    expect(reminder.body).not.toContain('replied');
  });
});

describe('the inbox', () => {
  it('the inbox filters by unread and by category', async () => {
    const person = await signUpReferrer(app);
    for (const kind of ['offer_accepted', 'payout_paid', 'payment_failed']) await tell(person, kind);
    const types = async (query: string) => (await inbox(person, query)).map(({ type }) => type);
    expect(await types('?about=offers')).toEqual(['offer_accepted']);
    expect(await types('?about=receipts')).toEqual(['payment_failed']);
    const [newest] = await inbox(person);
    await person.client.put(`/api/notifications/${newest?.id}/read`, {});
    expect(await types('?show=unread')).toEqual(['payout_paid', 'offer_accepted']);
    expect(await types('?show=unread&about=receipts')).toEqual([]);
    expect((await person.client.get('/api/notifications?about=weather')).status).toBe(400);
  });

  it('moderation decisions appear under decisions, not under receipts', async () => {
    const person = await signUpReferrer(app);
    for (const kind of ['content_hidden', 'account_warned', 'payment_failed']) await tell(person, kind);
    const types = async (query: string) => (await inbox(person, query)).map(({ type }) => type);
    expect(await types('?about=decisions')).toEqual(['account_warned', 'content_hidden']);
    expect(await types('?about=receipts')).toEqual(['payment_failed']);
  });

  it('one call marks the whole inbox as read', async () => {
    const person = await signUpReferrer(app);
    for (const kind of ['offer_accepted', 'payout_paid']) await tell(person, kind);
    expect((await person.client.put('/api/notifications/read-all', {})).status).toBe(204);
    expect(await inbox(person, '?show=unread')).toEqual([]);
  });
});
