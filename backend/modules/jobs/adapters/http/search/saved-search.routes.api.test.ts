import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';

describe('saved searches over HTTP', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  let person: SignedUp;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    person = await signUpReferrer(app);
  });

  const save = (query: Loose, name = 'My search') =>
    person.client.post('/api/saved-searches', { name, query });
  const kept = async (): Promise<Loose[]> => (await person.client.get('/api/saved-searches')).body;
  const told = async (): Promise<string[]> => {
    const inbox: Loose[] = (await person.client.get('/api/notifications')).body;
    return inbox.filter(({ type }) => type === 'new_jobs').map(({ message }) => message);
  };

  it('searches are saved once each and listed newest first, only for their owner', async () => {
    expect((await save({ q: 'roofer', minPay: '25' })).status).toBe(201);
    const again = await save({ q: ' roofer ', minPay: 25, schedule: '' });
    expect(again.status).toBe(200);
    await save({ industry: 'all' }, 'Everything');
    expect((await kept()).map(({ name }) => name)).toEqual(['Everything', 'My search']);
    expect(again.body).toMatchObject({ alerts: true, query: { q: 'roofer', minPay: 25, industry: null } });

    const other = await signUpReferrer(app);
    const path = `/api/saved-searches/${again.body.id}`;
    expect((await other.client.get('/api/saved-searches')).body).toEqual([]);
    expect((await other.client.patch(path, { alerts: false })).status).toBe(404);
    expect((await other.client.delete(path)).status).toBe(404);
    expect((await person.client.patch(path, { alerts: false })).body.alerts).toBe(false);
    expect((await person.client.delete(path)).status).toBe(204);
    expect(await kept()).toHaveLength(1);
    expect((await app.client().get('/api/saved-searches')).status).toBe(401);
  });

  it('a user saves at most twenty searches, with any number of simultaneous calls', async () => {
    const asked = Array.from({ length: 25 }, (_, index) => save({ q: `word${index}` }));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('hiring.too_many_saved_searches');
    expect(await kept()).toHaveLength(20);
  });

  it('saved searches are refused with half a spot, an unknown trade or no name', async () => {
    expect((await save({ lat: 30 })).body.message).toBe('lat and lng go together');
    expect((await save({ industry: 'astronomy' })).body.message).toBe('Unknown trade');
    expect((await save({}, ' ')).status).toBe(400);
  });

  it('tell of new jobs that fit, in one message a day, and of each job once', async () => {
    await fixture.post({ title: 'Welder from before' });
    await save({ q: 'welder', minPay: 20, location: 'Austin, TX' }, 'Welders');
    await fixture.post({ title: 'Welder one' });
    await fixture.post({ title: 'Welder two' });
    await fixture.post({ title: 'Welder far away', location: 'Dallas, TX' });
    await fixture.post({ title: 'Welder badly paid', payRate: '$12/hour' });
    await fixture.post({ title: 'Plumber' });
    await app.advance(4);
    expect(await told()).toEqual([
      '2 new for "Welders": Welder two (Hill Country Builders), Welder one (Hill Country Builders).',
    ]);
    await fixture.post({ title: 'Welder three' });
    await app.advance(20);
    expect(await told()).toHaveLength(1);
    await app.advance(5);
    expect(await told()).toHaveLength(2);
    expect((await told())[0]).toContain('1 new for "Welders": Welder three');
    await app.advance(48);
    expect(await told()).toHaveLength(2);
  });

  it('tell once when two workers look at the same moment', async () => {
    await save({ q: 'glazier' }, 'Glaziers');
    await fixture.post({ title: 'Glazier' });
    await app.application.clock.advance(4);
    await Promise.all([1, 2, 3].map(() => app.application.worker.runDueWork()));
    await app.settle();
    expect(await told()).toHaveLength(1);
  });

  it('searches without alerts are silent, and later alerts skip jobs from that time', async () => {
    const { body } = await save({ q: 'mason' }, 'Masons');
    const path = `/api/saved-searches/${body.id}`;
    await person.client.patch(path, { alerts: false });
    await fixture.post({ title: 'Mason' });
    await app.advance(30);
    expect(await told()).toEqual([]);
    await person.client.patch(path, { alerts: true });
    await app.advance(4);
    expect(await told()).toEqual([]);
  });

  it('send an email with the way to the search, unless new jobs are switched off', async () => {
    const mails = async (): Promise<Loose[]> => {
      const outbox: Loose[] = (await app.client().get(`/api/dev/outbox?to=${person.email}`)).body;
      return outbox.filter(({ subject }) => subject === 'New jobs for you');
    };
    const { body } = await save({ q: 'tiler' }, 'Tilers');
    await fixture.post({ title: 'Tiler' });
    await app.advance(4);
    expect((await mails())[0]?.body).toContain(`http://crewvine.test/jobs?saved=${body.id}`);
    await person.client.put('/api/auth/preferences', { alertPreferences: { newJobs: false } });
    await fixture.post({ title: 'Second tiler' });
    await app.advance(26);
    expect(await told()).toHaveLength(2);
    expect(await mails()).toHaveLength(1);
  });

  it('employers get no alert about their own jobs', async () => {
    const own = { name: 'Own', query: { q: 'scaffolder' } };
    await fixture.employer.client.post('/api/saved-searches', own);
    await fixture.post({ title: 'Scaffolder' });
    await app.advance(4);
    const inbox: Loose[] = (await fixture.employer.client.get('/api/notifications')).body;
    expect(inbox.filter(({ type }) => type === 'new_jobs')).toEqual([]);
  });
});
