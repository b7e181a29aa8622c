import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { BLOCKS } from '#modules/community/index.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const block = (by: SignedUp, whom: { id: string }, kind?: string) =>
  by.client.post(`/api/users/${whom.id}/block`, kind ? { kind } : {});
const stands = (one: SignedUp, other: SignedUp) =>
  app.application.get(BLOCKS).standBetween(asId<'user'>(one.id), asId<'user'>(other.id));
const around = (person: SignedUp) => app.application.get(BLOCKS).around(asId<'user'>(person.id));
const isSilenced = (speaker: SignedUp, listener: SignedUp) =>
  app.application.get(BLOCKS).isSilenced(asId<'user'>(speaker.id), asId<'user'>(listener.id));

describe('blocking someone', () => {
  it('a block ends contact in both directions until it is undone', async () => {
    const [ana, bo] = [await signUpReferrer(app), await signUpReferrer(app)];
    expect(await stands(ana, bo)).toBe(false);
    expect(await around(ana)).toEqual([]);
    expect((await block(ana, bo)).status).toBe(204);
    expect((await block(ana, bo)).status).toBe(204);
    expect([await stands(ana, bo), await stands(bo, ana)]).toEqual([true, true]);
    expect([await around(ana), await around(bo)]).toEqual([[bo.id], [ana.id]]);
    expect([await isSilenced(ana, bo), await isSilenced(bo, ana)]).toEqual([true, true]);
    const { body } = await ana.client.get('/api/blocks');
    expect(body).toMatchObject([{ user: { id: bo.id, firstName: 'Pat' }, kind: 'block' }]);
    expect((await bo.client.get('/api/blocks')).body).toEqual([]);
    expect((await ana.client.delete(`/api/users/${bo.id}/block`)).status).toBe(204);
    expect((await ana.client.delete(`/api/users/${bo.id}/block`)).status).toBe(204);
    expect(await stands(bo, ana)).toBe(false);
  });

  it('a mute ends only the notices to the person who mutes', async () => {
    const [ana, bo] = [await signUpReferrer(app), await signUpReferrer(app)];
    await block(ana, bo);
    await block(ana, bo, 'mute');
    expect(await stands(ana, bo)).toBe(false);
    expect([await around(ana), await around(bo)]).toEqual([[], []]);
    expect([await isSilenced(bo, ana), await isSilenced(ana, bo)]).toEqual([true, false]);
  });

  it('the block is rejected for yourself, an unknown person, an unknown kind, and visitors', async () => {
    const ana = await signUpReferrer(app);
    const refused = await block(ana, ana);
    expect([refused.status, refused.body.code]).toEqual([422, 'moderation.own_block']);
    const nobody = await block(ana, { id: '01890a5d-ac96-774b-bcce-b302099a8057' });
    expect([nobody.status, nobody.body.code]).toEqual([404, 'identity.user_not_found']);
    expect((await block(ana, await signUpReferrer(app), 'ban')).body.message).toBe('Choose block or mute');
    expect((await app.client().post(`/api/users/${ana.id}/block`, {})).status).toBe(401);
    expect((await app.client().get('/api/blocks')).status).toBe(401);
  });

  it('the list shows blocked people page by page, newest first', async () => {
    const [ana, ...others] = [
      await signUpReferrer(app),
      await signUpReferrer(app),
      await signUpReferrer(app),
    ];
    for (const other of others) await block(ana, other);
    const first = await ana.client.get('/api/blocks?limit=1');
    expect(first.body).toMatchObject([{ user: { id: others[1]?.id } }]);
    const next = /<([^>]+)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    expect((await ana.client.get(next)).body).toMatchObject([{ user: { id: others[0]?.id } }]);
  });
});
