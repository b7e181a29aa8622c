import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { ok } from '#testing/fixtures/referral-fixture.ts';
import { signUpConfirmed, signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { confirmEmail } from '#testing/fixtures/people/trusted-people.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { BOARD_TEXT, BoardFixture } from '#modules/community/testing/board-fixture.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const create = ({ client }: SignedUp, text: object = BOARD_TEXT) => client.post('/api/industry-boards', text);

describe('POST /api/industry-boards', () => {
  it('a person creates a board and becomes its owner and first member', async () => {
    const owner = await signUpConfirmed(app);
    const answer = await create(owner, { ...BOARD_TEXT, name: '  Framers  ', location: 'Austin, TX' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Framers',
      location: 'Austin, TX',
      isPrivate: false,
      isArchived: false,
      memberCount: 1,
      postCount: 0,
      isMember: true,
      role: 'owner',
      hasRequested: false,
      moderatorCount: 0,
      requestCount: 0,
      permissions: { mayPost: true, mayModerate: true, mayManage: true, mayJoin: false, mayLeave: false },
    });
  });

  it('creating a board requires a confirmed email', async () => {
    const answer = await create(await signUpReferrer(app));
    expect([answer.status, answer.body.code]).toEqual([403, 'moderation.email_unconfirmed']);
  });

  it('a new account can create only a limited number of boards', async () => {
    const newcomer = await signUpReferrer(app);
    await confirmEmail(app, newcomer);
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1)
      statuses.push((await create(newcomer, { ...BOARD_TEXT, name: `Board ${n}` })).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  it.each([
    ['name', '', 'Board name is required'],
    ['name', '   ', 'Board name is required'],
    ['description', undefined, 'Description is required'],
    ['industry', 'framing', 'Please select an industry'],
    ['industry', null, 'Please select an industry'],
  ])('the form rejects the %s %j: %s', async (field, value, message) => {
    const answer = await create(await signUpConfirmed(app), { ...BOARD_TEXT, [field]: value });
    expect([answer.status, answer.body.issues]).toEqual([400, [{ path: field, message }]]);
  });

  it('the server ignores fields that it sets itself', async () => {
    const more = {
      id: '01890a5d-ac96-774b-bcce-b302099a8057',
      memberCount: 99,
      postCount: 99,
      isHidden: true,
    };
    const { body } = await create(await signUpConfirmed(app), { ...BOARD_TEXT, ...more });
    expect(body).toMatchObject({ memberCount: 1, postCount: 0, isHidden: false });
    expect(body.id).not.toBe(more.id);
  });
});

describe('GET /api/industry-boards', () => {
  let found: BoardFixture | undefined;
  const list = async (query: string, by?: SignedUp): Promise<Loose[]> =>
    ok(await (by?.client ?? app.client()).get(`/api/industry-boards?${query}`));
  const names = async (query: string, by?: SignedUp): Promise<string[]> =>
    (await list(query, by)).map(({ name }) => name);

  it('the list puts the largest boards first, then the newest, and continues on the next page', async () => {
    const q = 'Paged';
    const opened: BoardFixture[] = [];
    for (const name of ['Paged one', 'Paged two', 'Paged three'])
      opened.push(await BoardFixture.open(app, { name }));
    await opened[1]?.member();
    expect(await names(`q=${q}`)).toEqual(['Paged two', 'Paged three', 'Paged one']);
    const first = await app.client().get(`/api/industry-boards?q=${q}&limit=2`);
    expect(first.body).toHaveLength(2);
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.get('Link') ?? '') ?? [];
    const second = await app.client().get(next);
    expect(second.body.map(({ name }: Loose) => name)).toEqual(['Paged one']);
    expect(second.headers.get('Link')).toBeNull();
  });

  it.each([
    'WIREMEN',
    'wirem',
    '100% COPPER',
    'copper waco',
    'hvac',
    'hvac/r',
    'HVACR',
    'sr electrician',
    'senior electrician',
    'framer carpenter',
    'carpenter/framer',
    'oneil',
    "O'Neil",
    'ac',
    'a/c',
  ])('finds what every other search finds: %s', async (typed) => {
    found ??= await BoardFixture.open(app, {
      name: 'Wiremen of Waco, HVAC/R & Sr.Electricians',
      description: '100% copper. Framer/Carpenter talk, O’Neil, A/C.',
    });
    expect(await names(`q=${encodeURIComponent(typed)}`)).toContain(
      'Wiremen of Waco, HVAC/R & Sr.Electricians',
    );
  });

  it('the search finds nothing if a word is missing', async () => {
    expect(await names('q=wiremen+dallas')).toEqual([]);
    expect(await names('q=%25')).toEqual([]);
  });

  it('the list filters by industry and names the industries in use', async () => {
    await BoardFixture.open(app, { name: 'Hairline', industry: 'healthcare' });
    expect(await names('industry=healthcare')).toEqual(['Hairline']);
    expect(await names('industry=healthcare&q=nothing')).toEqual([]);
    expect(await names('industry=all')).toContain('Hairline');
    expect((await app.client().get('/api/industry-boards?industry=magic')).status).toBe(400);
    const industries = ok(await app.client().get('/api/board-industries'));
    expect(industries).toEqual([...new Set(industries)]);
    expect(industries).toContain('healthcare');
    expect(industries).not.toContain('automotive');
  });

  it('the list shows your own boards, including archived ones', async () => {
    const mine = await BoardFixture.open(app, { name: 'Mine alone' });
    ok(await mine.owner.client.delete(mine.path));
    await BoardFixture.open(app, { name: 'Not mine' });
    expect(await names('mine=true', mine.owner)).toEqual(['Mine alone']);
    expect(await names('q=Mine+alone', mine.owner)).toEqual([]);
    expect(await names('mine=true')).toEqual([]);
  });

  it('outsiders see what a private board is about, but neither its people nor its posts', async () => {
    const board = await BoardFixture.open(app, { name: 'Closed shop', isPrivate: true });
    const member = await board.member();
    const seenBy = async (by?: SignedUp): Promise<Loose> => (await list('q=Closed+shop', by))[0];
    const outside = {
      ...BOARD_TEXT,
      name: 'Closed shop',
      isPrivate: true,
      memberCount: null,
      postCount: null,
      isMember: false,
    };
    expect(await seenBy()).toMatchObject({ ...outside, permissions: { mayRead: false, mayJoin: false } });
    const outsider = await signUpReferrer(app);
    expect(await seenBy(outsider)).toMatchObject({
      ...outside,
      permissions: { mayRead: false, mayJoin: true },
    });
    expect(await seenBy(member)).toMatchObject({
      memberCount: 2,
      postCount: 0,
      isMember: true,
      role: 'member',
    });
  });
});

describe('a board', () => {
  it('joining or leaving a board a second time changes nothing', async () => {
    const board = await BoardFixture.open(app);
    const { client } = await signUpReferrer(app);
    const answers: Loose[] = [];
    for (const call of ['join', 'join']) answers.push(ok(await client.post(`${board.path}/${call}`)));
    expect(answers).toMatchObject([
      { status: 'joined', isMember: true, role: 'member', memberCount: 2 },
      { status: 'joined', memberCount: 2 },
    ]);
    for (let n = 0; n < 2; n += 1)
      expect(ok(await client.delete(`${board.path}/leave`))).toMatchObject({
        isMember: false,
        memberCount: 1,
      });
    const { status, body } = await board.owner.client.delete(`${board.path}/leave`);
    expect([status, body.code]).toEqual([409, 'community.owner_stays']);
  });

  it('an unknown ID returns 404', async () => {
    const { status, body } = await app
      .client()
      .get('/api/industry-boards/01890a5d-ac96-774b-bcce-b302099a8057');
    expect([status, body.message]).toEqual([404, 'Board not found']);
  });

  it('the owner edits the board, and an outdated version changes nothing', async () => {
    const board = await BoardFixture.open(app, { location: 'Austin, TX' });
    const { version } = await board.seen(board.owner);
    await board.member();
    const edit = { name: 'Texas Framers', location: null, version };
    const edited = ok(await board.owner.client.patch(board.path, edit));
    expect(edited).toMatchObject({
      name: 'Texas Framers',
      location: null,
      description: BOARD_TEXT.description,
    });
    const late = await board.owner.client.patch(board.path, { description: 'Lost', version });
    expect([late.status, late.body.code]).toEqual([409, 'community.board_changed']);
    expect(await board.seen()).toMatchObject({ name: 'Texas Framers', description: BOARD_TEXT.description });
  });

  it('an archived board stays readable, rejects new members and edits, and can be restored', async () => {
    const board = await BoardFixture.open(app, { name: 'Archived one' });
    for (let n = 0; n < 2; n += 1)
      expect(ok(await board.owner.client.delete(board.path))).toMatchObject({ isArchived: true });
    const outsider = await signUpReferrer(app);
    expect((await outsider.client.post(`${board.path}/join`)).body.code).toBe('community.board_archived');
    const reworded = await board.owner.client.patch(board.path, { name: 'Other' });
    expect([reworded.status, reworded.body.code]).toEqual([409, 'community.board_archived']);
    expect(await board.seen(outsider)).toMatchObject({ isArchived: true, permissions: { mayJoin: false } });
    expect(ok(await board.owner.client.patch(board.path, { isArchived: false }))).toMatchObject({
      isArchived: false,
      permissions: { mayPost: true },
    });
    ok(await outsider.client.post(`${board.path}/join`));
  });

  it('a board that becomes public admits everyone with an open request', async () => {
    const board = await BoardFixture.open(app, { isPrivate: true });
    const waiting = [await signUpReferrer(app), await signUpReferrer(app)];
    for (const { client } of waiting) ok(await client.post(`${board.path}/join`));
    const opened = ok(await board.owner.client.patch(board.path, { isPrivate: false }));
    expect(opened).toMatchObject({ memberCount: 3, requestCount: 0 });
    expect(Object.keys(await board.roles()).toSorted()).toEqual(
      [board.owner, ...waiting].map(({ id }) => id).toSorted(),
    );
  });
});
