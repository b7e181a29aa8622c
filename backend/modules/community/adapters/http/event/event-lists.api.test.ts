import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId, newId } from '#kernel/ids.ts';
import { SqlPlaces } from '#modules/community/adapters/persistence/board/sql-places.ts';
import type { HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { EventFixture, ok } from '#modules/community/testing/event-fixture.ts';

const ids = (events: readonly Loose[]): string[] => events.map(({ id }) => id);

describe('the list of events', () => {
  let app: TestApplication;
  let fixture: EventFixture;
  let soon: Loose;
  let later: Loose;
  let training: Loose;

  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await EventFixture.open(app);
    await fixture.create({
      startAt: fixture.at(1),
      endAt: fixture.at(2),
      title: 'Already over',
    });
    await app.advance(5);
    later = await fixture.create({ startAt: fixture.at(100), endAt: fixture.at(101) });
    soon = await fixture.create({ startAt: fixture.at(10), endAt: fixture.at(11) });
    training = await fixture.create({
      startAt: fixture.at(50),
      endAt: fixture.at(51),
      eventType: 'training',
    });
    const off = await fixture.create();
    ok(await fixture.host.client.post(`/api/events/${off.id}/cancel`, {}));
  });
  afterAll(() => app.stop());

  const list = async (query: string): Promise<Loose[]> => ok(await app.client().get(`/api/events${query}`));

  it('the list shows upcoming events, soonest first, without canceled ones', async () => {
    expect(ids(await list('?upcoming=true'))).toEqual([soon.id, training.id, later.id]);
    expect(ids(await list('?upcoming=true&eventType=training'))).toEqual([training.id]);
    expect(ids(await list('?upcoming=true&limit=2'))).toEqual([soon.id, training.id]);
  });

  it('the list can show all events, latest first, or one month of the calendar', async () => {
    expect((await list('')).map(({ status }) => status)).toEqual([
      'published',
      'published',
      'published',
      'past',
    ]);
    const [from, to] = [fixture.at(9), fixture.at(60)];
    expect(ids(await list(`?from=${from}&to=${to}`))).toEqual([soon.id, training.id]);
  });

  it('the list continues after the last row of the page', async () => {
    const client = app.client();
    const seen: string[] = [];
    let next: string | undefined = '/api/events?upcoming=true&limit=1';
    while (next) {
      const answer: { body: Loose[]; headers: Headers } = await client.get(next);
      seen.push(...ids(answer.body));
      next = /<([^>]+)>/.exec(answer.headers.get('Link') ?? '')?.[1];
    }
    expect(seen).toEqual([soon.id, training.id, later.id]);
  });

  it.each(['?eventType=party', '?upcoming=maybe', '?from=tomorrow', '?limit=none', '?cursor=x'])(
    'refuses %s',
    async (query) => {
      expect((await app.client().get(`/api/events${query}`)).status).toBe(400);
    },
  );
});

const BOARD = {
  name: 'test-board',
  text: `insert into industry_boards (id, name, description, industry, is_private, is_hidden, created_at, updated_at)
    values ($1, 'Framers', 'Framers of Austin', 'construction', $2, $3, now(), now())`,
};
const MEMBER = {
  name: 'test-member',
  text: `insert into board_memberships (board_id, user_id, role, joined_at) values ($1, $2, $3, now())`,
};
const HIDE = { name: 'test-hide-event', text: 'update events set is_hidden = true where id = $1' };

describe('the events of boards', () => {
  let app: TestApplication;
  let fixture: EventFixture;
  let moderator: SignedUp;
  let member: SignedUp;
  let other: SignedUp;

  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await EventFixture.open(app);
    [moderator, member, other] = [await fixture.guest(), await fixture.guest(), await fixture.guest()];
  });
  afterAll(() => app.stop());

  const board = async (isPrivate: boolean): Promise<string> => {
    const { sql } = app.application;
    const id = newId<'board'>();
    await sql.rows(BOARD, [id, isPrivate, false]);
    const people = [
      [fixture.host, 'owner'],
      [moderator, 'moderator'],
      [member, 'member'],
    ] as const;
    for (const [person, role] of people) await sql.rows(MEMBER, [id, person.id, role]);
    return id;
  };
  /** Checks that the list, the event's page, and `Places` agree. */
  const sees = async (person: SignedUp | null, id: string): Promise<boolean> => {
    const client: HttpClient = person?.client ?? app.client();
    const { status } = await client.get(`/api/events/${id}`);
    const listed = ids(ok(await client.get('/api/events?upcoming=true&limit=100'))).includes(id);
    const place = { kind: 'event', eventId: asId<'event'>(id) } as const;
    const viewer = person && asId<'user'>(person.id);
    const rights = await new SqlPlaces(app.application.sql).rightsIn(place, viewer);
    expect([status === 200, rights?.mayRead]).toEqual([listed, listed]);
    return listed;
  };
  const readers = async (id: string): Promise<string> => {
    const people = { host: fixture.host, moderator, member, other, visitor: null };
    const names: string[] = [];
    for (const [name, person] of Object.entries(people)) if (await sees(person, id)) names.push(name);
    return names.join(' ');
  };

  it('an event of a public board reaches everyone if it is public too, and otherwise only members', async () => {
    const [open, closed] = [await board(false), await board(true)];
    const make = async (boardId: string, visibility: string): Promise<string> =>
      (await fixture.create({ boardId, visibility })).id;
    expect(await readers(await make(open, 'public'))).toBe('host moderator member other visitor');
    expect(await readers(await make(open, 'board'))).toBe('host moderator member');
    expect(await readers(await make(closed, 'public'))).toBe('host moderator member');
    expect(await readers(await make(closed, 'board'))).toBe('host moderator member');
  });

  it('members create the events of a board', async () => {
    const body = fixture.body({ boardId: await board(false) });
    expect((await other.client.post('/api/events', body)).body.code).toBe('community.not_in_board');
  });

  it('a guest who may no longer read the event can still give up the place', async () => {
    const boardId = await board(true);
    const { id } = await fixture.create({ boardId });
    ok(await fixture.rsvp(member, id));
    const text = 'delete from board_memberships where board_id = $1 and user_id = $2';
    await app.application.sql.rows({ name: 'test-remove-member', text }, [boardId, member.id]);
    expect((await member.client.get(`/api/events/${id}`)).status).toBe(404);
    expect(ids(ok(await member.client.get('/api/my-events')))).not.toContain(id);
    expect(ok(await fixture.leave(member, id))).toMatchObject({ status: 'cancelled' });
  });

  it('a hidden event is in no list, and its host sees the reason', async () => {
    const { id } = await fixture.create();
    await app.application.sql.rows(HIDE, [id]);
    expect((await other.client.get(`/api/events/${id}`)).status).toBe(404);
    expect(ids(ok(await app.client().get('/api/events?upcoming=true&limit=100')))).not.toContain(id);
    expect(await fixture.read(fixture.host, id)).toMatchObject({ isHidden: true });
  });
});
