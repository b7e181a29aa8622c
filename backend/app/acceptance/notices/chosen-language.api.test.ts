import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckFixture } from '#modules/checks/testing/api-fixture.ts';
import { I9Fixture, ok, section1 } from '#modules/eligibility/testing/api-fixture.ts';
import { locationOf, ProviderFixture } from '#modules/identity/testing/provider-fixture.ts';
import { signInAtProvider } from '#modules/identity/testing/sign-in-at-provider.ts';
import { textsTo } from '#testing/fixtures/people/confirmed-phone.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { testPhone } from '#testing/fixtures/sign-up.ts';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
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

describe('a language in which a worker answers a link', () => {
  let app: TestApplication;
  let fixture: CheckFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await CheckFixture.open(app);
  });
  afterAll(() => app.stop());

  const IN_SPANISH = { 'Accept-Language': 'es' };
  const BY_A_PROGRAM = { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.8' };
  const linkOf = async (phone: string, page: string): Promise<string> => {
    const texts = await textsTo(app, phone);
    const text = texts.find((one) => one.includes(`/${page}/`)) ?? '';
    return new RegExp(`/${page}/([\\w-]+)`).exec(text)?.[1] ?? '';
  };
  const languageOf = async (id: string): Promise<unknown> => {
    const asked = { name: 'language-of', text: 'select worker_language($1) as language' };
    return (await app.application.sql.row<{ language: string }>(asked, [id]))?.language;
  };

  it('about an interview is that of the next text, if the page names it', async () => {
    const phone = testPhone();
    const id = await fixture.refer({ workerPhone: phone });
    const at = new Date(app.application.clock.now().getTime() + 48 * 3_600_000).toISOString();
    const body = { status: 'interview_scheduled', interview: { at, kind: 'phone' } };
    ok(await fixture.employer.client.put(`/api/referrals/${id}/status`, body));
    const path = `/api/interviews/${await linkOf(phone, 'interview')}`;
    ok(await app.client().post(path, { answer: 'propose', times: [at] }, BY_A_PROGRAM));
    expect(await languageOf(id)).toBe('en');
    expect(ok(await app.client().post(path, { answer: 'confirm' }, IN_SPANISH)).workerLanguage).toBe('es');
    const before = (await textsTo(app, phone)).length;
    ok(await fixture.employer.client.put(`/api/referrals/${id}/interview`, { at, kind: 'video' }));
    const texts = await textsTo(app, phone);
    const fresh = texts.slice(0, texts.length - before);
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.filter((text) => !SPANISH.test(text))).toEqual([]);
  });

  it('about a notice is theirs from then on', async () => {
    const phone = testPhone();
    const id = await fixture.checked('Cora Concern', 'basic', phone);
    ok(await fixture.employer.client.post(`/api/referrals/${id}/adverse-action`, { note: 'The report' }));
    const path = `/api/background-check-notice/${await linkOf(phone, 'background-check-notice')}`;
    expect(await languageOf(id)).toBe('en');
    ok(await app.client().post(path, { dispute: 'Esa condena no es mía.' }, IN_SPANISH));
    expect(await languageOf(id)).toBe('es');
  });

  it('about an offer, by requesting a change, is theirs from then on', async () => {
    const phone = testPhone();
    const id = await fixture.refer({ workerPhone: phone });
    ok(await fixture.move(id, 'interview_scheduled'));
    const offerData = {
      startDate: dayAhead(30),
      payRate: '25',
      payType: 'hourly',
      workLocation: 'Austin, TX',
    };
    const { client } = fixture.employer;
    const { offerLetter, payment } = ok(await client.put(`/api/referrals/${id}/create-offer`, { offerData }));
    await fixture.pay(payment);
    ok(await client.post(`/api/offer-letters/${offerLetter.id}/send`, {}));
    const path = `/api/offer-letters/sign/${await linkOf(phone, 'sign-offer')}/counter`;
    const asked = await app.client().post(path, { payRate: '28' }, IN_SPANISH);
    expect([asked.status, await languageOf(id)]).toEqual([201, 'es']);
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
