import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { utcMonth } from '../../domain/utc-month.ts';
import { MovedReferrals } from '../../testing/moved-referrals.ts';

const HOUR_MS = 3_600_000;
const UNNAMED = {
  id: null,
  firstName: 'Crewvine',
  lastName: 'member',
  profileImageUrl: null,
  totalEarnings: null,
};
const NAMED = { showOnLeaderboard: true };
const WITH_EARNINGS = { showOnLeaderboard: true, showEarnings: true };

let app: TestApplication;
let referrals: MovedReferrals;
/** Signed in, so the response cache never answers. */
let reader: SignedUp;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  // Far from the ends of a month, so that nothing here happens in two.
  await moveClockTo(new Date(utcMonth(app.application.clock.now()).before.getTime() + 12 * 24 * HOUR_MS));
  referrals = await MovedReferrals.open(app);
  reader = await signUpReferrer(app);
});
afterAll(() => app.stop());
/** The board contains everyone, so each test begins with an empty one. */
beforeEach(async () => {
  await run(`update referrals set status = 'submitted'`);
  await run(`update users set successful_referrals = 0`);
});

const now = () => app.application.clock.now();
const moveClockTo = (at: Date) => app.advance((at.getTime() - now().getTime()) / HOUR_MS);
const run = (text: string, values: readonly unknown[] = []) => runSql(app.application.sql, text, values);
const allTime = async (query = ''): Promise<Loose[]> =>
  (await reader.client.get(`/api/leaderboard${query}`)).body;
const monthly = async (): Promise<Loose[]> => (await reader.client.get('/api/leaderboard/monthly')).body;
const boards = async () => [await allTime(), await monthly()];
const prefer = ({ client }: SignedUp, preferences: object) =>
  client.put('/api/auth/preferences', preferences);

/** A referrer with this many hires. */
async function withHires(count: number, preferences: object = {}, fields: object = {}): Promise<SignedUp> {
  const person = await signUpReferrer(app, { firstName: 'Ana', lastName: 'Ruiz', ...fields });
  for (let n = 1; n <= count; n += 1) await hire(person, { tell: n === count });
  await prefer(person, preferences);
  return person;
}

async function hire(person: SignedUp, telling: { at?: Date; tell?: boolean } = {}): Promise<string> {
  const id = await referrals.refer(person);
  await referrals.move(id, 'hired', telling);
  return id;
}

describe('a leaderboard', () => {
  it('the board shows no names without consent', async () => {
    await withHires(1);
    const entry = {
      ...UNNAMED,
      rank: 1,
      tier: 'bronze',
      tierIcon: '🥉',
      tierColor: '#8a5a2b',
      successfulReferrals: 1,
      nextTier: 'silver',
      progressToNext: 33,
      hiresNeeded: 2,
    };
    expect(await boards()).toEqual([[entry], [entry]]);
  });

  it('the board shows consenting people by first name and initial, and their earnings only with extra consent', async () => {
    const person = await withHires(1, NAMED, { firstName: 'María José', lastName: 'ñuñez' });
    const profileImageUrl = '/api/images/01890a5d-ac96-774b-bcce-b302099a8057';
    await run('update users set total_earnings_cents = 125000, profile_image_url = $2 where id = $1', [
      person.id,
      profileImageUrl,
    ]);
    const name = { id: person.id, firstName: 'María José', lastName: 'Ñ.', profileImageUrl };
    expect(await boards()).toMatchObject([
      [{ ...name, totalEarnings: null }],
      [{ ...name, totalEarnings: null }],
    ]);
    await prefer(person, WITH_EARNINGS);
    expect(await boards()).toMatchObject([
      [{ ...name, totalEarnings: '1250.00' }],
      [{ ...name, totalEarnings: '1250.00' }],
    ]);
    // Earnings without a name would still identify a person whose number of hires is known.
    await prefer(person, { showOnLeaderboard: false });
    expect(await boards()).toMatchObject([[UNNAMED], [UNNAMED]]);
    expect(JSON.stringify(await boards())).not.toMatch(/María|1250|ñuñez/i);
  });

  it('the board lists the most hires first; equal hires share a rank, in the order of joining', async () => {
    const [first, most, second, least] = [
      await withHires(2, NAMED),
      await withHires(3, NAMED),
      await withHires(2, NAMED),
      await withHires(1, NAMED),
    ];
    const expected = [most, first, second, least].map(({ id }) => id);
    for (const board of [...(await boards()), await allTime()]) {
      expect(board.map(({ id }) => id)).toEqual(expected);
      expect(board.map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
    }
    expect((await allTime('?limit=2')).map(({ rank }) => rank)).toEqual([1, 2]);
    expect((await app.client().get('/api/leaderboard?limit=none')).status).toBe(400);
  });

  it('the board leaves out suspended people until their suspension ends, and deleted accounts', async () => {
    const [suspended, gone] = [await withHires(1, NAMED), await withHires(1, NAMED)];
    const until = new Date(now().getTime() + HOUR_MS);
    await run('update users set suspended_until = $2 where id = $1', [suspended.id, until]);
    await run('update users set deleted_at = now() where id = $1', [gone.id]);
    expect(await boards()).toEqual([[], []]);
    await app.advance(1);
    expect(await boards()).toMatchObject([[{ id: suspended.id }], [{ id: suspended.id }]]);
  });

  it('the board leaves out Crewvine’s staff and admins', async () => {
    const [staff, admin] = [await withHires(1, NAMED), await withHires(1, NAMED)];
    await run('update users set is_staff = true where id = $1', [staff.id]);
    await run(`update users set user_type = 'admin' where id = $1`, [admin.id]);
    expect(await boards()).toEqual([[], []]);
  });

  it('the board counts no hire that is rejected later', async () => {
    const person = await withHires(1, NAMED);
    const id = await hire(person);
    expect(await boards()).toMatchObject([[{ successfulReferrals: 2 }], [{ successfulReferrals: 2 }]]);
    await referrals.move(id, 'rejected');
    expect(await boards()).toMatchObject([[{ successfulReferrals: 1 }], [{ successfulReferrals: 1 }]]);
  });

  it('the tier counts all hires, and the top one has no next tier', async () => {
    const person = await withHires(0, NAMED);
    const lastMonth = new Date(utcMonth(now()).from.getTime() - 24 * HOUR_MS);
    for (let n = 0; n < 9; n += 1) await hire(person, { at: lastMonth, tell: false });
    await hire(person);
    const top = { tier: 'platinum', nextTier: null, progressToNext: 100, hiresNeeded: 0 };
    expect(await allTime()).toMatchObject([{ ...top, successfulReferrals: 10 }]);
    expect(await monthly()).toMatchObject([{ ...top, successfulReferrals: 1 }]);
  });

  it('signed-in people and visitors see the same board, and caches must revalidate it', async () => {
    await withHires(1, WITH_EARNINGS);
    const answer = await app.client().get('/api/leaderboard');
    expect(answer.body).toEqual(await allTime());
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    const known = { 'If-None-Match': answer.headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' };
    expect((await app.client().get('/api/leaderboard', known)).status).toBe(304);
  });
});

describe('GET /api/leaderboard/monthly', () => {
  it('the month begins with its first instant in UTC', async () => {
    const person = await withHires(0, NAMED);
    const { from } = utcMonth(now());
    await hire(person, { at: new Date(from.getTime() - 1) });
    expect(await monthly()).toEqual([]);
    await hire(person, { at: from });
    expect(await monthly()).toMatchObject([{ successfulReferrals: 1 }]);
    expect(await allTime()).toMatchObject([{ successfulReferrals: 2 }]);
  });

  it('the board is empty when the next month begins, by the product’s clock', async () => {
    const person = await withHires(1, NAMED);
    const { before } = utcMonth(now());
    await moveClockTo(new Date(before.getTime() - 60_000));
    expect(await monthly()).toMatchObject([{ id: person.id }]);
    await moveClockTo(before);
    expect(await monthly()).toEqual([]);
    expect(await allTime()).toMatchObject([{ id: person.id }]);
  });
});
