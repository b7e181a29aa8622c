import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectCounted } from '#testing/fixtures/counted-list.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, TEST_PASSWORD, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const REASON = 'You kept posting the same ad.';
const TEXT = 'It was my brother on my phone.';

let app: TestApplication;
let ana: SignedUp;
let bo: SignedUp;

beforeAll(async () => {
  app = await startTestApplication();
  [ana, bo] = [await signUpAdmin(app), await signUpAdmin(app)];
});
afterAll(() => app.stop());

const moderate = (by: SignedUp, who: SignedUp, action: string, duration: number | null = null) =>
  by.client.post(`/api/admin/users/${who.id}/moderation`, { action, reason: REASON, duration });
const signIn = ({ email }: SignedUp, client = app.client()) =>
  client.post('/api/auth/login', { email, password: TEST_PASSWORD });
const mailsTo = async ({ email }: SignedUp): Promise<string> =>
  JSON.stringify((await app.client().get(`/api/dev/outbox?to=${encodeURIComponent(email)}`)).body);
const decisions = async ({ client }: SignedUp): Promise<Loose[]> =>
  (await client.get('/api/my-moderation-actions')).body;
const openAppeals = async (): Promise<Loose[]> => (await ana.client.get('/api/admin/appeals')).body;
const answer = ({ client }: SignedUp, id: string, uphold: boolean) =>
  client.post(`/api/admin/appeals/${id}`, { uphold, note: 'We looked again.' });

describe('a suspended person', () => {
  it('a suspended person sees the last day of the suspension in their own time zone', async () => {
    const pat = await signUpReferrer(app);
    const own = await pat.client.put('/api/notification-preferences', { timeZone: 'Pacific/Honolulu' });
    expect(own.status).toBe(200);
    const dayIn = (timeZone: string, hours: number): string =>
      new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(
        app.application.clock.now().getTime() + hours * 3_600_000,
      );
    // An end in the middle of an hour that is the day before there.
    const hours = Array.from({ length: 24 }, (_, hour) => 24 + hour).find((one) =>
      [one - 0.1, one + 0.1].every((at) => dayIn('Pacific/Honolulu', at) !== dayIn('America/Chicago', at)),
    );
    const until = dayIn('Pacific/Honolulu', hours ?? 0);
    expect((await moderate(ana, pat, 'suspend', hours ?? null)).status).toBe(201);
    await app.settle();
    expect(await mailsTo(pat)).toContain(`until ${until}`);
  });

  it('a suspended person is signed out everywhere and learns the reason, the end, and how to appeal', async () => {
    const pat = await signUpReferrer(app);
    expect((await moderate(ana, pat, 'suspend', 48)).status).toBe(201);
    expect((await pat.client.get('/api/auth/user')).status).toBe(401);
    const refused = await signIn(pat);
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        code: 'identity.suspended',
        message: 'This account is suspended',
        suspension: {
          reason: REASON,
          endsAt: expect.any(String),
          appealPath: expect.stringMatching(/^\/appeal\/[\w-]{20,}$/),
        },
      },
    ]);
    const hours =
      (Date.parse(refused.body.suspension.endsAt) - app.application.clock.now().getTime()) / 3_600_000;
    expect(Math.round(hours)).toBe(48);
    await app.settle();
    const mails = await mailsTo(pat);
    expect(mails).toContain(REASON);
    expect(mails).toContain(refused.body.suspension.appealPath);
    await app.advance(49);
    expect((await signIn(pat, pat.client)).status).toBe(200);
    const [over] = await decisions(pat);
    expect(over).toMatchObject({ action: 'suspend', isActive: false, mayAppeal: false });
    const late = await pat.client.post(`/api/moderation-actions/${over?.id}/appeal`, { text: TEXT });
    expect([late.status, late.body.code]).toEqual([410, 'moderation.decision_over']);
  });

  it('a suspended person appeals once by the link and can sign in again if another moderator agrees', async () => {
    const pat = await signUpReferrer(app);
    await moderate(ana, pat, 'ban');
    const path: string = `/api/moderation-appeals/${(await signIn(pat)).body.suspension.appealPath.split('/').at(-1)}`;
    const visitor = app.client();
    const shown = await visitor.get(path);
    expect(shown.body).toMatchObject({
      action: 'ban',
      reason: REASON,
      expiresAt: null,
      isActive: true,
      appeal: null,
    });
    expect((await visitor.post(path, { text: 'No' })).body.message).toBe(
      'Please tell us why (at least 10 characters)',
    );
    expect((await visitor.post(path, { text: TEXT })).status).toBe(201);
    expect((await visitor.post(path, { text: TEXT })).body.code).toBe('moderation.already_appealed');
    expect((await signIn(pat)).body.suspension.appealPath).toBeNull();
    const appeal = (await openAppeals()).find(({ decision }) => decision.user.id === pat.id);
    expect(appeal).toMatchObject({ text: TEXT, status: 'open', decision: { action: 'ban', reason: REASON } });
    const actionsFor = async ({ client }: SignedUp): Promise<unknown> => {
      const listed: Loose[] = (await client.get('/api/admin/appeals?limit=100')).body;
      return listed.find(({ id }) => id === appeal.id)?.actions;
    };
    expect([await actionsFor(ana), await actionsFor(bo)]).toEqual([[], ['answer']]);
    expect((await answer(ana, appeal.id, false)).body.code).toBe('moderation.own_decision');
    expect((await answer(bo, appeal.id, false)).status).toBe(204);
    expect((await answer(bo, appeal.id, true)).body.code).toBe('moderation.already_answered');
    expect((await signIn(pat, pat.client)).status).toBe(200);
    expect((await visitor.get(path)).body).toMatchObject({
      isActive: false,
      appeal: { status: 'overturned' },
    });
    const told = (await pat.client.get('/api/notifications')).body.map(({ type }: Loose) => type);
    expect(told).toEqual(['appeal_granted']);
    expect(await decisions(pat)).toMatchObject([
      {
        isActive: false,
        mayAppeal: false,
        appeal: { text: TEXT, status: 'overturned', isSameModerator: false },
      },
    ]);
  });

  it('a suspended person stays suspended if the appeal is denied', async () => {
    const pat = await signUpReferrer(app);
    await moderate(ana, pat, 'ban');
    const token = (await signIn(pat)).body.suspension.appealPath.split('/').at(-1);
    await app.client().post(`/api/moderation-appeals/${token}`, { text: TEXT });
    const appeal = (await openAppeals()).find(({ decision }) => decision.user.id === pat.id);
    await expectCounted(ana.client, '/api/admin/appeals');
    await answer(bo, appeal?.id, true);
    await expectCounted(ana.client, '/api/admin/appeals?state=answered');
    expect((await signIn(pat)).status).toBe(403);
    const [answered] = (await ana.client.get('/api/admin/appeals?state=answered')).body;
    expect(answered).toMatchObject({ id: appeal?.id, status: 'upheld', note: 'We looked again.' });
  });

  it('a moderator can end a suspension early, and its link then stops working', async () => {
    const pat = await signUpReferrer(app);
    await moderate(ana, pat, 'suspend');
    const token = (await signIn(pat)).body.suspension.appealPath.split('/').at(-1);
    expect((await moderate(bo, pat, 'lift')).status).toBe(201);
    expect((await signIn(pat, pat.client)).status).toBe(200);
    const late = await app.client().post(`/api/moderation-appeals/${token}`, { text: TEXT });
    expect([late.status, late.body.code]).toEqual([410, 'moderation.decision_over']);
    expect((await decisions(pat)).map(({ action, isActive }) => [action, isActive])).toEqual([
      ['lift', true],
      ['suspend', false],
    ]);
  });

  it('a sanction of your own account, of an unknown account, or of an unknown kind is rejected', async () => {
    expect((await moderate(ana, ana, 'ban')).body.code).toBe('identity.own_account');
    const nobody = { ...ana, id: '01890a5d-ac96-774b-bcce-b302099a8057' };
    expect((await moderate(ana, nobody, 'warn')).body.code).toBe('identity.user_not_found');
    expect((await moderate(bo, { ...ana }, 'mute')).body.message).toBe('Unknown action');
  });
});

describe('an appeal', () => {
  async function warned(): Promise<{ pat: SignedUp; id: string }> {
    const pat = await signUpReferrer(app);
    await moderate(ana, pat, 'warn');
    return { pat, id: (await decisions(pat))[0]?.id };
  }
  const appeal = ({ client }: SignedUp, id: string) =>
    client.post(`/api/moderation-actions/${id}/appeal`, { text: TEXT });

  it('the affected person can appeal an adverse decision once', async () => {
    const { pat, id } = await warned();
    expect(await decisions(pat)).toMatchObject([
      { action: 'warn', reason: REASON, mayAppeal: true, appeal: null },
    ]);
    expect((await appeal(await signUpReferrer(app), id)).status).toBe(404);
    expect((await app.client().post(`/api/moderation-actions/${id}/appeal`, { text: TEXT })).status).toBe(
      401,
    );
    expect((await appeal(pat, id)).body).toMatchObject({ status: 'open' });
    expect((await appeal(pat, id)).body.code).toBe('moderation.already_appealed');
    await moderate(ana, pat, 'lift');
    const [lifted] = await decisions(pat);
    expect((await appeal(pat, lifted?.id)).body.code).toBe('moderation.not_appealable');
  });

  it('the moderator who decided answers the appeal only if no one else can, and after a day', async () => {
    const { pat, id } = await warned();
    const { body } = await appeal(pat, id);
    expect((await answer(ana, body.id, true)).body.code).toBe('moderation.own_decision');
    const others = `update users set suspended_until = now() + interval '10 years' where user_type = 'admin' and id <> $1`;
    await app.application.sql.rows({ name: 'test-alone', text: others }, [ana.id]);
    const early = await answer(ana, body.id, false);
    expect(early.body.message).toBe('You decided this. You can answer after 24 hours.');
    await app.advance(24);
    expect((await answer(ana, body.id, false)).status).toBe(204);
    expect(await decisions(pat)).toMatchObject([{ isActive: false, appeal: { isSameModerator: true } }]);
    const back = `update users set suspended_until = null where user_type = 'admin'`;
    await app.application.sql.rows({ name: 'test-not-alone', text: back });
  });
});
