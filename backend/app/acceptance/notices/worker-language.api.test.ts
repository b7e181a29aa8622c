import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { confirmPhone, textsTo } from '#testing/fixtures/people/confirmed-phone.ts';
import { signUpWorker, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { CheckFixture, ok } from '#modules/checks/testing/api-fixture.ts';

interface Speakers {
  /** The language of an account with the worker's confirmed phone. */
  readonly own: Language | null;
  /** The language that the referrer entered for the worker. */
  readonly said: Language | null;
  readonly referrer: Language;
  readonly employer: Language;
}

/** The links in a worker's texts, and their calls; each response names the initial language of its page. */
const PAGES = {
  'confirm-referral': 'referral-confirmation',
  interview: 'interviews',
  'background-check-consent': 'background-check-consent',
  'sign-offer': 'offer-letters/sign',
  i9: 'i9',
  'first-day': 'first-days',
} as const;
const SPANISH = /\b(usted|le|su|para|trabajo|responda|mensajes|STOP para)\b/i;

describe('the language of a worker', () => {
  let app: TestApplication;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
  });
  afterAll(() => app.stop());

  /** A hire from the referral to the first day: the initial language of each page, and of each text. */
  async function storyOf({ own, said, referrer, employer }: Speakers) {
    const fixture = await CheckFixture.open(app);
    ok(await fixture.referrer.client.put('/api/auth/preferences', { language: referrer }));
    ok(await fixture.employer.client.put('/api/auth/preferences', { language: employer }));
    const workerPhone = testPhone();
    if (own) {
      const worker = await signUpWorker(app);
      ok(await worker.client.put('/api/auth/preferences', { language: own }));
      await confirmPhone(app, worker, workerPhone);
    }
    const before = (await textsTo(app, workerPhone)).length;
    const id = await fixture.refer({ workerPhone, workerEmail: null, workerLanguage: said });
    const linkTo = async (page: string): Promise<string> => {
      const texts = (await textsTo(app, workerPhone)).join('\n');
      return new RegExp(`/${page}/([\\w-]+)`).exec(texts)?.[1] ?? '';
    };
    const call = async (page: keyof typeof PAGES) => `/api/${PAGES[page]}/${await linkTo(page)}`;
    ok(await app.client().post(await call('confirm-referral'), { accept: true }));
    const at = new Date(app.application.clock.now().getTime() + 48 * 3_600_000).toISOString();
    const interview = { at, kind: 'phone' };
    ok(
      await fixture.employer.client.put(`/api/referrals/${id}/status`, {
        status: 'interview_scheduled',
        interview,
      }),
    );
    await fixture.pay(ok(await fixture.request(id)).payment);
    const offerData = {
      startDate: dayAhead(9),
      payRate: '25',
      payType: 'hourly',
      workLocation: 'Austin, TX',
    };
    const path = `/api/referrals/${id}/create-offer`;
    const { offerLetter, payment } = ok(await fixture.employer.client.put(path, { offerData }));
    await fixture.pay(payment);
    ok(await fixture.employer.client.post(`/api/offer-letters/${offerLetter.id}/send`, {}));
    ok(await app.client().post(await call('sign-offer'), { acceptedTerms: true }));
    await app.settle();
    const pages: Record<string, unknown> = {};
    for (const page of Object.keys(PAGES) as (keyof typeof PAGES)[]) {
      pages[page] = ok(await app.client().get(await call(page))).workerLanguage;
    }
    const texts = (await textsTo(app, workerPhone)).slice(0, -before || undefined);
    return { pages, texts };
  }

  it.each<[who: string, speakers: Speakers, language: Language]>([
    ['their own account', { own: 'es', said: 'en', referrer: 'en', employer: 'en' }, 'es'],
    ['what the referrer says', { own: null, said: 'es', referrer: 'en', employer: 'en' }, 'es'],
    ["the referrer's own", { own: null, said: null, referrer: 'es', employer: 'en' }, 'es'],
    ['English, with a Spanish employer', { own: null, said: null, referrer: 'en', employer: 'es' }, 'en'],
  ])('%s determines the language of every page and text', async (_who, speakers, language) => {
    const { pages, texts } = await storyOf(speakers);
    expect(new Set(Object.values(pages))).toEqual(new Set([language]));
    expect(texts.length).toBeGreaterThanOrEqual(Object.keys(PAGES).length);
    expect(texts.filter((text) => SPANISH.test(text) !== (language === 'es'))).toEqual([]);
  });

  it('later texts use the language in which the worker answers on the page', async () => {
    const fixture = await CheckFixture.open(app);
    const workerPhone = testPhone();
    const id = await fixture.refer({ workerPhone, workerEmail: null, workerLanguage: null });
    const before = await textsTo(app, workerPhone);
    expect(before.some((text) => SPANISH.test(text))).toBe(false);
    const token = /\/confirm-referral\/([\w-]+)/.exec(before.join('\n'))?.[1] ?? '';
    const path = `/api/referral-confirmation/${token}`;
    ok(await app.client().post(path, { accept: true }, { 'Accept-Language': 'es' }));
    const at = new Date(app.application.clock.now().getTime() + 48 * 3_600_000).toISOString();
    const interview = { at, kind: 'phone' };
    const change = { status: 'interview_scheduled', interview };
    ok(await fixture.employer.client.put(`/api/referrals/${id}/status`, change));
    await app.settle();
    const later = (await textsTo(app, workerPhone)).filter((text) => !before.includes(text));
    expect(later.length).toBeGreaterThan(0);
    expect(later.filter((text) => !SPANISH.test(text))).toEqual([]);
  });

  it('a job’s worker without a referrer gets the employer’s language, or English without an employer', async () => {
    const fixture = await CheckFixture.open(app);
    ok(await fixture.employer.client.put('/api/auth/preferences', { language: 'es' }));
    const id = await fixture.refer();
    const { sql } = app.application;
    const language = async () =>
      (await sql.rows({ name: 'l', text: 'select worker_language($1) as l' }, [id]))[0];
    expect(await language()).toEqual({ l: 'en' });
    await sql.rows({ name: 'n', text: 'update referrals set referrer_id = null where id = $1' }, [id]);
    expect(await language()).toEqual({ l: 'es' });
    await sql.rows({ name: 'd', text: 'update users set deleted_at = created_at where id = $1' }, [
      fixture.employer.id,
    ]);
    expect(await language()).toEqual({ l: 'en' });
  });
});
