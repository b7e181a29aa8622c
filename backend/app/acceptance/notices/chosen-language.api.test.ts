import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { I9Fixture, ok, section1 } from '#modules/eligibility/testing/api-fixture.ts';
import { locationOf, ProviderFixture } from '#modules/identity/testing/provider-fixture.ts';
import { signInAtProvider } from '#modules/identity/testing/sign-in-at-provider.ts';
import { textsTo } from '#testing/fixtures/people/confirmed-phone.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const SPANISH = /\b(usted|le|su|sus|para|responda)\b/i;

describe('a language that a person chooses', () => {
  let app: TestApplication;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
  });
  afterAll(() => app.stop());

  it('in their preferences is that of the next notice and email', async () => {
    const fixture = await I9Fixture.open(app);
    const { client, email } = fixture.employer;
    await fixture.refer();
    await app.settle();
    expect(ok(await client.get('/api/notifications'))[0]).toMatchObject({ title: 'New referral' });
    ok(await client.put('/api/auth/preferences', { language: 'es' }));
    await fixture.refer();
    await app.settle();
    expect(ok(await client.get('/api/notifications'))[0]).toMatchObject({
      title: 'Nueva recomendación',
      message: expect.stringMatching(/^Recomendaron a /),
    });
    const [newest] = await fixture.outbox(email);
    expect(newest).toMatchObject({
      channel: 'email',
      subject: expect.stringContaining('Nueva recomendación'),
    });
  });

  it('on the page of a link to their Form I-9, by signing there, is that of the next text', async () => {
    const fixture = await I9Fixture.open(app);
    const { id, phone, token } = await fixture.accepted(fixture.day(1));
    const before = await textsTo(app, phone);
    expect(before.filter((text) => SPANISH.test(text))).toEqual([]);
    ok(await app.client().put(`/api/i9/${token}/section1`, section1, { 'Accept-Language': 'es' }));
    const order = { packageType: 'basic' };
    const check = ok(await fixture.employer.client.post(`/api/referrals/${id}/background-check`, order));
    await fixture.pay(check.payment);
    const after = await textsTo(app, phone);
    const fresh = after.slice(0, after.length - before.length);
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.filter((text) => !SPANISH.test(text))).toEqual([]);
    expect(ok(await app.client().get(`/api/i9/${token}`))).toMatchObject({ workerLanguage: 'es' });
  });
});

describe('a language that was chosen on a device', () => {
  let at: ProviderFixture;
  beforeAll(async () => {
    at = await ProviderFixture.start();
  });
  afterAll(() => at.stop());

  it('becomes the account\u2019s when its person signs in with the provider, for the next notice too', async () => {
    const { name } = at.known();
    const first = await at.signUpAs(name);
    const { id, language } = await at.userOf(first);
    expect(language).toBe('en');
    const browser = at.app.client();
    const url = await at.begin(browser);
    const back = await signInAtProvider(url.href, name);
    const Cookie = `${browser.cookieHeader()}; crewvine.language=es`;
    expect(locationOf(await browser.get(back.pathname + back.search, { Cookie }))).toBe('/dashboard');
    expect(await at.userOf(browser)).toMatchObject({ id, language: 'es' });
    const { client } = await signUpAdmin(at.app);
    const warning = { action: 'warn', reason: 'Sea amable.' };
    ok(await client.post(`/api/admin/users/${id}/moderation`, warning));
    await at.app.settle();
    const [notice]: Loose[] = ok(await browser.get('/api/notifications'));
    expect(notice).toMatchObject({ title: 'Una advertencia de nuestros moderadores' });
  });

  it('stays the account\u2019s where the device has chosen none', async () => {
    const { name } = at.known();
    const first = await at.signUpAs(name);
    ok(await first.put('/api/auth/preferences', { language: 'es' }));
    const browser = at.app.client();
    await at.signInAs(name, browser);
    expect(await at.userOf(browser)).toMatchObject({ language: 'es' });
  });
});
