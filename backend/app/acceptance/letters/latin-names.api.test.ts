import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpWorker, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { CheckFixture } from '#modules/checks/testing/api-fixture.ts';
import { I9Fixture } from '#modules/eligibility/testing/api-fixture.ts';
import { offerData, OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

const BULK = '/api/offer-letters/bulk';
const STORED = 'select worker_name as name, worker_latin_name as latin from referrals where id = $1::uuid';

/** The person who enters the name for documents. */
type Teller = 'the referrer' | 'the worker' | 'the employer' | 'nobody';
interface Case {
  readonly script: string;
  readonly name: string;
  readonly latin: string | null;
  readonly teller: Teller;
  readonly printed: string;
}

const CASES: readonly Case[] = [
  {
    script: 'Arabic',
    name: 'شريف أحمد',
    latin: 'Sharif Ahmad',
    teller: 'the referrer',
    printed: 'Sharif Ahmad',
  },
  { script: 'Hebrew', name: 'דוד כהן', latin: 'David Cohen', teller: 'the worker', printed: 'David Cohen' },
  {
    script: 'Thai',
    name: 'สมชาย ใจดี',
    latin: 'Somchai Jaidee',
    teller: 'the employer',
    printed: 'Somchai Jaidee',
  },
  { script: 'Hindi', name: 'राम सिंह', latin: 'Ram Singh', teller: 'the employer', printed: 'Ram Singh' },
  {
    script: 'Latin and Arabic',
    name: 'Ali شريف',
    latin: 'Ali Sharif',
    teller: 'the worker',
    printed: 'Ali Sharif',
  },
  {
    script: 'Chinese',
    name: '张伟',
    latin: 'Zhang Wei',
    teller: 'the referrer',
    printed: 'Zhang Wei (张伟)',
  },
  {
    script: 'rare Chinese',
    name: '李𠮷田',
    latin: 'Li Yoshida',
    teller: 'the employer',
    printed: 'Li Yoshida',
  },
  { script: 'Chinese alone', name: '张伟', latin: null, teller: 'nobody', printed: '张伟' },
  { script: 'Latin', name: 'José Peña', latin: null, teller: 'nobody', printed: 'José Peña' },
];

describe('a worker whose name documents cannot print', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await OfferFixture.open(app);
  });
  afterAll(() => app.stop());

  const paper = async (path: string, client: HttpClient = app.client()): Promise<string> => {
    const answer = await fetch(app.origin + path, { headers: { Cookie: client.cookieHeader() } });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const { text } = await extractText(bytes, { mergePages: true });
    return text.replaceAll(/\s+/g, ' ');
  };
  const confirmPath = async (phone: string): Promise<string> => {
    const [, token = ''] = /confirm-referral\/([\w-]+)/.exec(await fixture.lastText(phone)) ?? [];
    return `/api/referral-confirmation/${token}`;
  };
  /** Referred, confirmed, and interviewing. */
  const interviewing = async ({ name, latin, teller }: Pick<Case, 'name' | 'latin' | 'teller'>) => {
    const workerPhone = testPhone();
    const given = teller === 'the referrer' ? { workerLatinName: latin } : {};
    const id = await fixture.refer({ workerName: name, workerPhone, ...given });
    const path = await confirmPath(workerPhone);
    const corrected = teller === 'the worker' ? { workerLatinName: latin } : {};
    ok(await app.client().post(path, { accept: true, ...corrected }));
    ok(await fixture.move(id, 'interview_scheduled'));
    return { id, workerPhone };
  };

  it.each(CASES)('a worker with a name in $script is hired once $teller enters a Latin one', async (one) => {
    const { id } = await interviewing(one);
    if (one.teller === 'the employer') {
      const path = 'offerData.workerName';
      for (const change of [{}, { workerName: one.name }])
        expect(await fixture.create(id, change)).toMatchObject({
          status: 400,
          body: { code: 'offers.latin_name_needed', issues: [{ path }] },
        });
    }
    const typed = one.teller === 'the employer' ? { workerName: one.latin } : {};
    const { offerLetter, payment } = ok(await fixture.create(id, typed));
    expect(offerLetter['workerName']).toBe(one.printed);
    await fixture.pay(payment);
    const token = await fixture.sentToken(ok(await fixture.send(offerLetter['id'])).signingUrl);
    // People sign with their own spelling.
    ok(
      await app
        .client()
        .post(`/api/offer-letters/sign/${token}`, { acceptedTerms: true, signature: one.name }),
    );
    const letter = await paper(`/api/offer-letters/${offerLetter['id']}/document?token=${token}`);
    expect(letter).toContain(one.printed);
    expect(letter).not.toMatch(/U\+/i);
    const receipt = await paper(`/api/billing/payments/${payment['id']}/receipt`, fixture.employer.client);
    expect(receipt).toContain(one.latin ?? one.name);
    expect(receipt).not.toMatch(/U\+/i);
    expect(ok(await fixture.move(id, 'hired'))['status']).toBe('hired');
    expect(await fixture.referralAnswer(id)).toMatchObject({
      workerName: one.name,
      workerLatinName: one.latin,
    });
    expect(await runSql(app.application.sql, STORED, [id])).toEqual([{ name: one.name, latin: one.latin }]);
  });

  it('the worker confirms or corrects the referrer’s entry on the page of the link', async () => {
    const workerPhone = testPhone();
    const id = await fixture.refer({ workerName: 'شريف', workerLatinName: 'Shareef', workerPhone });
    const path = await confirmPath(workerPhone);
    expect(ok(await app.client().get(path))).toMatchObject({
      workerName: 'شريف',
      workerLatinName: 'Shareef',
    });
    const refused = await app.client().post(path, { accept: true, workerLatinName: 'شريف' });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'workerLatinName' }] } });
    ok(await app.client().post(path, { accept: true, workerLatinName: 'Sharif' }));
    expect((await fixture.referralAnswer(id))['workerLatinName']).toBe('Sharif');
  });

  it('the Latin name in the worker’s own profile overrides other entries', async () => {
    const worker = await signUpWorker(app);
    const named = { workerName: 'دانا', workerPhone: testPhone(), workerLatinName: 'Danna' };
    const { id } = ok(await worker.client.post(`/api/jobs/${await fixture.post()}/quick-apply`, named));
    expect((await fixture.referralAnswer(id))['workerLatinName']).toBe('Danna');
    const refused = await worker.client.put('/api/user-profile', { latinName: 'دانا' });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'latinName' }] } });
    expect(ok(await worker.client.put('/api/user-profile', { latinName: 'Dana' }))['latinName']).toBe('Dana');
    expect((await fixture.referralAnswer(id))['workerLatinName']).toBe('Dana');
    ok(await fixture.move(id, 'interview_scheduled'));
    expect(ok(await fixture.create(id))['offerLetter']['workerName']).toBe('Dana');
  });

  it('the worker gets an offer in a group once the form has their Latin name', async () => {
    const { id } = await interviewing({ name: 'דוד', latin: null, teller: 'nobody' });
    const { client } = fixture.employer;
    const [row] = ok(await client.post(BULK, { referralIds: [id], offer: offerData }));
    expect(row).toMatchObject({ ok: false, error: { code: 'offers.latin_name_needed' } });
    const people = [{ referralId: id, workerName: 'David' }];
    const [made] = ok(await client.post(BULK, { referralIds: [id], offer: offerData, people }));
    expect(made).toMatchObject({ ok: true, offerLetter: { workerName: 'David' } });
    expect((await fixture.referralAnswer(id))['workerLatinName']).toBe('David');
  });

  it('the worker still cannot sign with an emoji', async () => {
    const { id } = await interviewing({ name: 'Bo Li', latin: null, teller: 'nobody' });
    const draft = await fixture.paidDraft(id);
    const token = await fixture.sentToken(ok(await fixture.send(draft['id'])).signingUrl);
    const signature = 'شريف 👷';
    expect(
      await app.client().post(`/api/offer-letters/sign/${token}`, { acceptedTerms: true, signature }),
    ).toMatchObject({ status: 400, body: { code: 'offers.unprintable', issues: [{ path: 'signature' }] } });
  });

  it('the worker signs a consent in their own letters, and its record has the Latin name', async () => {
    const checks = await CheckFixture.open(app);
    const worker = { workerName: 'شريف أحمد', workerLatinName: 'Sharif Ahmad' };
    const { token } = await checks.asked(worker);
    ok(await checks.answer(token, { consentGiven: true, candidateSignature: 'شريف أحمد' }));
    const record = await paper(`/api/background-check-consent/${token}/document`);
    expect(record).toContain('Sharif Ahmad');
    expect(record).toContain("Typed in letters that this document can't print");
    expect(record).not.toMatch(/U\+/i);
  });

  it('the worker fills in Form I-9 with Latin letters, and the field says so', async () => {
    const forms = await I9Fixture.open(app);
    const { token } = await forms.accepted(forms.day(1));
    expect(await forms.sign(token, { lastName: 'أحمد' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'lastName', message: 'Form I-9 is filled in with Latin letters (A–Z)' }] },
    });
    ok(await forms.sign(token, { lastName: 'Ahmad', firstName: 'Sharif' }));
  });
});

describe('an employer’s text in letters that no document prints', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await OfferFixture.open(app);
  });
  afterAll(() => app.stop());

  const words = (letters: string): string =>
    `We can't print these letters. Please use Latin letters instead of: ${letters}`;
  const refused = (path: string, letters: string) => ({
    status: 400,
    body: { issues: [{ path, message: words(letters) }] },
  });

  it.each([
    ['title', 'נגר'],
    ['company', 'שרה בנייה'],
    ['location', 'Austin حي'],
    ['schedule', 'ทุกวัน'],
  ])('a new job with such letters in the %s is rejected', async (field, text) => {
    const { client } = fixture.employer;
    const job = {
      title: 'Framer',
      company: 'Hill',
      description: 'Frame walls in Austin.',
      location: 'Austin, TX',
    };
    const rest = { payRate: '$25/hour', schedule: 'full-time', category: 'framing', referralBonus: '500' };
    const [letters = ''] = text.match(/[^\sA-Za-z]+/u) ?? [];
    expect(await client.post('/api/jobs', { ...job, ...rest, [field]: text })).toMatchObject(
      refused(field, letters),
    );
  });

  it('such letters are rejected in a company name, a template, and a tax form', async () => {
    const { client } = fixture.employer;
    const company = { name: 'بناء', size: '1-10', industry: 'general_contractor', location: 'Austin, TX' };
    expect(await client.put('/api/user-profile', { company })).toMatchObject({
      status: 400,
      body: { issues: expect.arrayContaining([{ path: 'company.name', message: words('بناء') }]) },
    });
    const template = { name: 'Crew', schedule: '', conditions: 'שלום', customTerms: '' };
    expect(await client.post('/api/offer-templates', template)).toMatchObject({
      status: 400,
      body: { issues: expect.arrayContaining([{ path: 'conditions', message: words('שלום') }]) },
    });
    expect(await client.put('/api/tax-profile', { name: 'شريف' })).toMatchObject({
      status: 400,
      body: { issues: expect.arrayContaining([{ path: 'name', message: words('شريف') }]) },
    });
  });
});
