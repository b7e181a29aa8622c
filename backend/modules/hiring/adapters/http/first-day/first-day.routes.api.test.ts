import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsTo } from '#testing/fixtures/people/confirmed-phone.ts';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;
let fixture: ReferralFixture;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await ReferralFixture.open(app);
});
afterAll(() => app.stop());

const DAY = dayAhead(9);
const GIVEN = { firstDay: DAY, onSiteName: 'Mia Ortiz', onSitePhone: '(512) 555-0100' };

const tokenIn = (text: string): string => /\/first-day\/([\w-]+)/.exec(text)?.[1] ?? '';
const pathIn = (text: string): string => `/api/first-days/${tokenIn(text)}`;
const worker = () => app.client();

async function confirm(workerPhone: string): Promise<void> {
  const link = (await textsTo(app, workerPhone)).flatMap(
    (text) => /\/confirm-referral\/([\w-]+)/.exec(text)?.[1] ?? [],
  );
  await worker().post(`/api/referral-confirmation/${link[0]}`, { accept: true });
  await app.settle();
}

/** Hired without a letter; the newest message of that. */
async function hired(given: object = GIVEN, more: Record<string, unknown> = {}) {
  const workerPhone = testPhone();
  const jobId = await fixture.post({ referralBonus: '0' });
  const id = await fixture.refer({ jobId, workerPhone, workerEmail: null, ...more });
  await confirm(workerPhone);
  await fixture.move(id, 'contacted', 'interviewing');
  const answer = await fixture.employer.client.put(`/api/referrals/${id}/hire`, given);
  const texts = await textsTo(app, workerPhone);
  const text = texts.find((words) => words.includes('/first-day/')) ?? '';
  return { id, workerPhone, answer, texts, text };
}

describe('a worker who is hired', () => {
  it('a hired worker gets a text with the day and the contact, and a link to all details', async () => {
    const { answer, text } = await hired();
    expect(answer.status).toBe(200);
    expect(text).toContain("you're hired");
    expect(text).toContain('ask for Mia Ortiz, (512) 555-0100');
    expect((await worker().get(pathIn(text))).body).toEqual({
      state: 'hired',
      workerName: 'Bo Li',
      workerLanguage: 'en',
      jobTitle: 'Framer',
      company: 'Hill Country Builders',
      day: DAY,
      place: 'Austin, TX',
      contactName: 'Mia Ortiz',
      contactPhone: '+15125550100',
      letterUrl: null,
    });
    const calendar = await worker().get(`${pathIn(text)}/calendar.ics`);
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    expect(String(calendar.body)).toContain(`DTSTART;VALUE=DATE:${DAY.replaceAll('-', '')}`);
  });

  it('the worker gets one notice in their language, by email if the referral has an address', async () => {
    const workerEmail = 'primer.dia@example.com';
    const { id, texts } = await hired(GIVEN, { workerEmail, workerLanguage: 'es' });
    await fixture.employer.client.put(`/api/referrals/${id}/hire`, GIVEN);
    const mails = (await fixture.outbox(workerEmail)).filter(({ body }) => body.includes('/first-day/'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.['body']).toContain('Pregunte por Mia Ortiz');
    expect(texts.join()).not.toContain('/first-day/');
  });

  it('without a day and a contact the page names the company and offers no calendar file', async () => {
    const { text } = await hired({});
    expect(text).toContain('Ask Hill Country Builders about your first day');
    expect((await worker().get(pathIn(text))).body).toMatchObject({ day: null, contactPhone: null });
    expect((await worker().get(`${pathIn(text)}/calendar.ics`)).status).toBe(404);
  });

  it('a worker who has to confirm gets the first day only after that', async () => {
    const workerPhone = testPhone();
    const jobId = await fixture.post({ referralBonus: '0' });
    const id = await fixture.refer({ jobId, workerPhone, workerEmail: null });
    await fixture.move(id, 'contacted', 'interviewing');
    await fixture.employer.client.put(`/api/referrals/${id}/hire`, GIVEN);
    expect((await textsTo(app, workerPhone)).join()).not.toContain('/first-day/');
    await confirm(workerPhone);
    expect((await textsTo(app, workerPhone)).join()).toContain('/first-day/');
  });

  const undone = (texts: readonly string[]): readonly string[] =>
    texts.filter((text) => text.includes('took back your hire'));

  it.each([
    ['undone', (id: string) => fixture.employer.client.put(`/api/referrals/${id}/rollback`, {})],
    ['ended', (id: string) => fixture.move(id, 'rejected')],
  ])('the worker gets one text that the hire was %s', async (_how, end) => {
    const { id, workerPhone } = await hired();
    await end(id);
    await app.settle();
    const [text, ...more] = undone(await textsTo(app, workerPhone));
    expect(text).toContain('Ask Mia Ortiz, (512) 555-0100.');
    expect(more).toEqual([]);
  });

  it('a worker who never heard of a hire hears nothing of its end', async () => {
    const workerPhone = testPhone();
    const jobId = await fixture.post({ referralBonus: '0' });
    const id = await fixture.refer({ jobId, workerPhone, workerEmail: null });
    await fixture.move(id, 'contacted', 'interviewing');
    await fixture.employer.client.put(`/api/referrals/${id}/hire`, GIVEN);
    await fixture.employer.client.put(`/api/referrals/${id}/rollback`, {});
    expect(undone(await textsTo(app, workerPhone))).toEqual([]);
  });

  it('a worker who is hired again gets a new text', async () => {
    const { id, workerPhone } = await hired();
    await fixture.employer.client.put(`/api/referrals/${id}/rollback`, {});
    await app.advance(1);
    await fixture.employer.client.put(`/api/referrals/${id}/hire`, GIVEN);
    const texts = await textsTo(app, workerPhone);
    expect(texts.filter((text) => text.includes("you're hired"))).toHaveLength(2);
    expect(undone(texts)).toHaveLength(1);
  });

  it('the link shows no details after the hire was undone', async () => {
    const { id, text } = await hired();
    await fixture.employer.client.put(`/api/referrals/${id}/rollback`, {});
    expect((await worker().get(pathIn(text))).body).toMatchObject({
      state: 'over',
      day: null,
      place: null,
      contactPhone: null,
    });
    expect(String((await worker().get(`${pathIn(text)}/calendar.ics`)).body)).toContain('STATUS:CANCELLED');
  });

  it('a first day in the past is stored for the papers, and the text does not mention it', async () => {
    const { answer, texts } = await hired({ ...GIVEN, firstDay: dayAhead(-9) });
    expect(answer.status).toBe(200);
    const [text] = texts.filter((words) => words.includes("you're hired"));
    expect(text).toContain('Ask Mia Ortiz, (512) 555-0100 about your first day');
  });

  it.each([
    [{ firstDay: DAY, expectedEnd: dayAhead(8) }, 422],
    [{ firstDay: '2020-01-01' }, 422],
    [{ firstDay: 'Monday' }, 400],
    [{ onSitePhone: '12345678901234' }, 400],
  ])('a hire with %o returns %i and changes nothing', async (given, status) => {
    const { id, answer } = await hired(given);
    expect(answer.status).toBe(status);
    expect((await fixture.employer.client.get(`/api/referrals/${id}`)).body.status).toBe('interviewing');
  });
});
