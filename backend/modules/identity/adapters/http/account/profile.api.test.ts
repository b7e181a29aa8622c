import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  signUpEmployer,
  signUpReferrer,
  signUpWorker,
  TEST_PASSWORD,
  type SignedUp,
} from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { MAKE_ADMIN } from '#modules/identity/index.ts';
import { GeocodingService } from '#modules/identity/testing/geocoding-service.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const ONBOARDING = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  phone: '(512) 555-0142',
  userType: 'worker',
  location: 'Austin, Texas',
  skills: ['Framing', 'Roofing'],
};

/** Signed in again: a new password ends what was open. */
async function makeAdmin({ email, client }: SignedUp): Promise<void> {
  const details = { email, password: 'a-quiet-lighthouse', termsVersion: '2026-11-01' };
  await app.application.get(MAKE_ADMIN).run(details);
  await client.post('/api/auth/login', details);
}

describe('the session', () => {
  const calls = [
    ['/api/user-profile', { bio: 'Knows everybody' }],
    ['/api/auth/profile', ONBOARDING],
    ['/api/user/role', {}],
    ['/api/auth/user/role', {}],
  ] as const;

  it.each(calls)('PUT %s leaves the session ID as it was if the role does not change', async (path, body) => {
    const { client } = await signUpReferrer(app);
    const cookie = client.cookieHeader();
    const answer = await client.put(path, { ...body, userType: 'referrer' });
    expect([answer.status, client.cookieHeader()]).toEqual([200, cookie]);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  it.each(calls)('PUT %s changes the session ID if the role changes', async (path, body) => {
    const { client } = await signUpReferrer(app);
    const cookie = client.cookieHeader();
    expect((await client.put(path, { ...body, userType: 'worker' })).status).toBe(200);
    expect(client.cookieHeader()).not.toBe(cookie);
    expect((await app.client().get('/api/auth/user', { Cookie: cookie })).status).toBe(401);
  });
});

describe('PUT /api/auth/profile', () => {
  it('onboarding stores its answers with a normalized phone, and changes the session ID', async () => {
    const { client, email } = await signUpReferrer(app);
    const elsewhere = app.client();
    await elsewhere.post('/api/auth/login', { email, password: TEST_PASSWORD });
    const cookie = client.cookieHeader();
    const { status, body } = await client.put('/api/auth/profile', ONBOARDING);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...ONBOARDING, phone: '+15125550142', onboardingCompleted: true });
    expect(body.roleChosenAt).not.toBeNull();
    expect(client.cookieHeader()).not.toBe(cookie);
    expect((await app.client().get('/api/auth/user', { Cookie: cookie })).status).toBe(401);
    const asEmployer = await elsewhere.get('/api/my-jobs');
    expect([asEmployer.status, asEmployer.body.code]).toEqual([403, 'identity.wrong_user_type']);
  });

  it('onboarding as an employer gives every open session an employer’s rights', async () => {
    const { client, email } = await signUpReferrer(app);
    const elsewhere = app.client();
    await elsewhere.post('/api/auth/login', { email, password: TEST_PASSWORD });
    await client.put('/api/auth/profile', { ...ONBOARDING, userType: 'employer' });
    expect((await client.get('/api/my-jobs')).status).toBe(200);
    expect((await elsewhere.get('/api/my-jobs')).status).toBe(200);
  });

  it('onboarding leaves the skills of a person who is not a worker as they were', async () => {
    const { client } = await signUpWorker(app, { specialties: ['Drywall'] });
    const { body } = await client.put('/api/auth/profile', { ...ONBOARDING, userType: 'referrer' });
    expect(body.skills).toEqual(['Drywall']);
  });

  it.each([
    ['a phone that is none', { phone: 'not a phone' }, 400, 'Valid phone number required'],
    ['no first name', { firstName: ' ' }, 400, 'First name is required'],
    ['no location', { location: '' }, 400, 'Location is required'],
    ['an unknown role', { userType: 'boss' }, 400, 'Please select a role'],
    ['the role of an admin', { userType: 'admin' }, 403, 'An admin account cannot be chosen'],
  ])('onboarding with %s is refused', async (_what, change, status, message) => {
    const { client } = await signUpReferrer(app);
    const answer = await client.put('/api/auth/profile', { ...ONBOARDING, ...change });
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  it('an admin cannot choose another role, and a call without a session is refused', async () => {
    const person = await signUpReferrer(app);
    await makeAdmin(person);
    const answer = await person.client.put('/api/auth/profile', ONBOARDING);
    expect([answer.status, answer.body.code]).toEqual([409, 'identity.admin_fixed']);
    expect((await app.client().put('/api/auth/profile', ONBOARDING)).status).toBe(401);
  });
});

describe('PUT /api/user-profile', () => {
  it('the profile changes named fields, clears null ones, and leaves the rest and the session as they were', async () => {
    const { client } = await signUpWorker(app);
    const cookie = client.cookieHeader();
    const before = (await client.get('/api/auth/user')).body;
    const change = { bio: 'Ten years of roofs', payRate: null, phone: '512 555 0143', skills: ['Roofing'] };
    const { status, body } = await client.put('/api/user-profile', change);
    expect(status).toBe(200);
    const expected = { ...before, ...change, phone: '+15125550143', updatedAt: body.updatedAt };
    expect(body).toEqual(expected);
    expect(client.cookieHeader()).toBe(cookie);
  });

  it('the profile updates or adds an employer’s company, and no one else’s', async () => {
    const company = { name: 'Ruiz and Sons', size: '1-10', industry: 'roofing', location: 'Waco, TX' };
    const employer = await signUpEmployer(app);
    const known = (await employer.client.get('/api/auth/user')).body.company;
    const changed = await employer.client.put('/api/user-profile', { company });
    expect(changed.body.company).toEqual({ id: known.id, ...company });

    const newcomer = await signUpReferrer(app);
    const ignored = await newcomer.client.put('/api/user-profile', { company });
    expect([ignored.status, ignored.body.company]).toEqual([200, null]);
    const founded = await newcomer.client.put('/api/user-profile', { userType: 'employer', company });
    expect(founded.body).toMatchObject({ userType: 'employer', company });
    expect((await newcomer.client.get('/api/my-jobs')).status).toBe(200);
  });

  it('the profile refuses an invalid phone, a company without a name, the admin role, and calls without a session', async () => {
    const { client } = await signUpEmployer(app);
    const phone = await client.put('/api/user-profile', { phone: '00000000000000' });
    expect([phone.status, phone.body.message]).toEqual([400, 'Valid phone number required']);
    const company = await client.put('/api/user-profile', { company: { name: '' } });
    expect([company.status, company.body.message]).toEqual([400, 'Company name is required']);
    expect((await client.put('/api/user-profile', { userType: 'admin' })).status).toBe(403);
    expect((await app.client().put('/api/user-profile', {})).status).toBe(401);
  });

  it('an admin changes their name but not their role', async () => {
    const person = await signUpReferrer(app);
    await makeAdmin(person);
    const named = await person.client.put('/api/user-profile', { firstName: 'Ada' });
    expect(named.body).toMatchObject({ firstName: 'Ada', userType: 'admin' });
    expect((await person.client.put('/api/user-profile', { userType: 'worker' })).status).toBe(409);
  });

  it('completing the last of the five fields earns 50 points once', async () => {
    const { client } = await signUpReferrer(app);
    const points = async (): Promise<number> => {
      await app.settle();
      return (await client.get('/api/engagement-points')).body.currentPoints;
    };
    await client.put('/api/user-profile', { location: 'Austin', skills: ['Framing'], experience: 'expert' });
    await client.put('/api/user-profile', { payRate: '$30' });
    expect(await points()).toBe(0);
    await client.put('/api/user-profile', { certifications: 'OSHA 10' });
    expect(await points()).toBe(50);
    await client.put('/api/user-profile', { certifications: null });
    await client.put('/api/user-profile', { certifications: 'OSHA 30' });
    expect(await points()).toBe(50);
  });

  it('a worker who completes all five fields at sign-up earns the points', async () => {
    const { client } = await signUpWorker(app);
    await app.settle();
    expect((await client.get('/api/worker-points')).body.currentPoints).toBe(50);
  });
});

describe('PUT /api/auth/preferences', () => {
  it('preferences change only the named fields', async () => {
    const { client } = await signUpWorker(app);
    const before = (await client.get('/api/auth/user')).body;
    const asked = {
      wantsTextAlerts: true,
      alertPreferences: { community: false },
      preferredContactMethod: 'sms',
      language: 'es',
    };
    const { status, body } = await client.put('/api/auth/preferences', asked);
    expect(status).toBe(200);
    const alertPreferences = { ...before.alertPreferences, community: false };
    expect(body).toEqual({ ...before, ...asked, alertPreferences, updatedAt: body.updatedAt });
  });

  it('the marketing consent is separate from the marketing alerts', async () => {
    const { client } = await signUpWorker(app);
    const consent = await client.put('/api/auth/preferences', { marketingConsent: true });
    expect(consent.body).toMatchObject({ marketingConsent: true, alertPreferences: { marketing: false } });
    const alerts = { alertPreferences: { marketing: true }, marketingConsent: false };
    expect((await client.put('/api/auth/preferences', alerts)).body).toMatchObject(alerts);
  });

  it('the name and earnings are hidden by default, and the data export contains these settings', async () => {
    const { client } = await signUpReferrer(app);
    const shown = async () => {
      const { showOnLeaderboard, showEarnings } = (await client.get('/api/auth/user')).body;
      return { showOnLeaderboard, showEarnings };
    };
    expect(await shown()).toEqual({ showOnLeaderboard: false, showEarnings: false });
    await client.put('/api/auth/preferences', { showOnLeaderboard: true });
    expect(await shown()).toEqual({ showOnLeaderboard: true, showEarnings: false });
    await client.put('/api/auth/preferences', { showEarnings: true });
    const { body } = await client.get('/api/auth/personal-data');
    expect(body.parts.account.consents).toMatchObject({ showOnLeaderboard: true, showEarnings: true });
  });

  it('text alerts require a phone', async () => {
    const { client } = await signUpReferrer(app);
    const answer = await client.put('/api/auth/preferences', { wantsTextAlerts: true });
    expect([answer.status, answer.body.code]).toEqual([422, 'identity.phone_missing']);
    expect(answer.body.message).toBe('Add a phone number to get texts');
    expect((await client.put('/api/auth/preferences', { language: 'fr' })).status).toBe(400);
    expect((await app.client().put('/api/auth/preferences', {})).status).toBe(401);
  });
});

describe('POST /api/auth/add-referrer', () => {
  const REFUSED = 'Invalid referral code or you already have a referrer';
  const add = (who: SignedUp, referralCode: string) =>
    who.client.post('/api/auth/add-referrer', { referralCode });

  it('the referrer is found by any spelling of the code', async () => {
    const [who, referrer] = [await signUpReferrer(app), await signUpReferrer(app, { firstName: 'Ines' })];
    const spelled = ` ${referrer.referralCode.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `;
    const { status, body } = await add(who, spelled);
    expect([status, body.referredBy]).toEqual([
      200,
      { id: referrer.id, firstName: 'Ines', lastName: body.referredBy.lastName },
    ]);
    expect((await who.client.get('/api/auth/user')).body.referredBy.id).toBe(referrer.id);
  });

  it('an unknown code, a person’s own code, a second referrer, and a circle of three are refused', async () => {
    const [a, b, c] = [await signUpReferrer(app), await signUpReferrer(app), await signUpReferrer(app)];
    const unknown = await add(a, 'ZZZZZZZZ');
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Referral code not found']);
    const refused = [await add(a, a.referralCode)];
    await add(a, b.referralCode);
    await add(b, c.referralCode);
    refused.push(await add(a, c.referralCode), await add(c, a.referralCode));
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
      refused.map(() => [400, REFUSED]),
    );
    const empty = await add(a, ' ');
    expect([empty.status, empty.body.message]).toEqual([400, 'Please enter a referral code']);
    expect((await app.client().post('/api/auth/add-referrer', { referralCode: 'x' })).status).toBe(401);
  });

  it('two people who name each other at the same moment form no circle', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await signUpReferrer(app), await signUpReferrer(app)];
      const answers = await Promise.all([add(a, b.referralCode), add(b, a.referralCode)]);
      const statuses = answers.map(({ status }) => status);
      expect([200, 400].every((status) => statuses.includes(status))).toBe(true);
    }
  });
});

describe('GET /api/geo/reverse', () => {
  it('the call returns the town and the state, for anyone', async () => {
    const { status, body } = await app.client().get('/api/geo/reverse?lat=30.267153&lng=-97.743061');
    expect([status, body]).toEqual([200, { city: 'Austin', principalSubdivision: 'Texas' }]);
  });

  it('the call knows only the United States and refuses invalid coordinates', async () => {
    const berlin = await app.client().get('/api/geo/reverse?lat=52.52&lng=13.4');
    expect([berlin.status, berlin.body.code]).toEqual([422, 'identity.place_unknown']);
    for (const query of ['', '?lat=91&lng=0', '?lat=x&lng=1', '?lat=1']) {
      expect((await app.client().get(`/api/geo/reverse${query}`)).status).toBe(400);
    }
  });

  it('the configured service gets only rounded coordinates', async () => {
    const service = new GeocodingService();
    const other = await startTestApplication({ environment: { GEOCODER_URL: await service.start() } });
    const { body } = await other.client().get('/api/geo/reverse?lat=30.267153&lng=-97.743061');
    expect(body).toEqual({ city: 'Austin', principalSubdivision: 'Texas' });
    expect(service.asked.map((query) => [query.get('latitude'), query.get('longitude')])).toEqual([
      ['30.27', '-97.74'],
    ]);
    await other.stop();
    await service.stop();
  });
});
