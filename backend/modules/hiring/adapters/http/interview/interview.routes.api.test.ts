import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsTo } from '#testing/fixtures/people/confirmed-phone.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { signUpEmployer, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;
let fixture: ReferralFixture;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await ReferralFixture.open(app);
});
afterAll(() => app.stop());

const inHours = (hours: number): string =>
  new Date(app.application.clock.now().getTime() + hours * 3_600_000).toISOString();

/** Two texts of the same moment come in any order. */
const invitationIn = (texts: readonly string[]): string =>
  texts.find((text) => text.includes('/interview/')) ?? '';
const tokenIn = (text: string): string => /\/interview\/([\w-]+)/.exec(text)?.[1] ?? '';

/** A worker who is asked to an interview, as the text says it. */
async function invited(changes: Record<string, unknown> = {}) {
  const workerPhone = testPhone();
  const id = await fixture.refer({ workerPhone });
  const interview = {
    at: inHours(48),
    kind: 'in_person',
    place: '12 Oak St, Austin',
    note: 'Ask for Mia.',
    ...changes,
  };
  const body = { status: 'interview_scheduled', interview };
  const answer = await fixture.employer.client.put(`/api/referrals/${id}/status`, body);
  const text = invitationIn(await textsTo(app, workerPhone));
  return { id, workerPhone, interview, answer, text, path: `/api/interviews/${tokenIn(text)}` };
}

const employersView = async (id: string) =>
  (await fixture.employer.client.get(`/api/referrals/${id}`)).body.interview;
const worker = () => app.client();

describe('an interview with a time', () => {
  it('the worker gets a text with a link that opens without an account and decides nothing', async () => {
    const { answer, text, path, interview } = await invited();
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'interviewing',
      interview: { ...interview, status: 'asked' },
    });
    expect(text).toContain('Hill Country Builders');
    const page = await worker().get(path);
    expect(page.status).toBe(200);
    expect(page.body).toMatchObject({
      ...interview,
      timeZone: 'America/Chicago',
      status: 'asked',
      isPast: false,
      workerName: 'Bo Li',
      jobTitle: 'Framer',
      workerLanguage: 'en',
    });
    expect((await worker().get(path)).body.status).toBe('asked');
  });

  it('a time without a zone is read in the zone of the job’s place', async () => {
    const day = inHours(24 * 30).slice(0, 10);
    const { id } = await invited({ at: `${day}T09:00` });
    const { at, timeZone } = await employersView(id);
    const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(
      new Date(at),
    );
    expect([timeZone, hour]).toEqual(['America/Chicago', '09']);
  });

  it('the worker confirms, moves or declines the interview, and the employer sees it and gets a notice', async () => {
    const { id, path, workerPhone } = await invited();
    expect((await worker().post(path, { answer: 'confirm' })).body.status).toBe('confirmed');
    expect((await worker().post(path, { answer: 'confirm' })).status).toBe(409);
    const times = [inHours(50), inHours(51), inHours(52)];
    expect((await worker().post(path, { answer: 'propose', times })).body.proposedTimes).toEqual(times);
    expect(await employersView(id)).toMatchObject({ status: 'proposed', proposedTimes: times });
    const { client } = fixture.employer;
    const next = await client.put(`/api/referrals/${id}/interview`, { at: times[1], kind: 'phone' });
    expect(next.body.interview).toMatchObject({
      at: times[1],
      status: 'asked',
      kind: 'phone',
      proposedTimes: [],
    });
    expect((await worker().post(path, { answer: 'confirm' })).status).toBe(410);
    const link = `/api/interviews/${tokenIn(invitationIn(await textsTo(app, workerPhone)))}`;
    expect((await worker().post(link, { answer: 'decline' })).body.status).toBe('declined');
    await app.settle();
    const told = (await client.get('/api/notifications')).body.map(({ type }: { type: string }) => type);
    expect(told).toEqual(
      expect.arrayContaining(['interview_confirmed', 'interview_proposed', 'interview_declined']),
    );
  });

  it('an answer shows its times in the language that the employer has chosen since', async () => {
    const { path, text } = await invited({ at: '2030-01-15T15:00:00.000Z' });
    expect(text).toContain('Tue, Jan 15, 9:00 AM CST');
    const { client } = fixture.employer;
    await client.put('/api/auth/preferences', { language: 'es' });
    const times = ['2030-01-16T15:00:00.000Z', '2030-01-17T16:30:00.000Z'];
    await worker().post(path, { answer: 'propose', times });
    await app.settle();
    const message = async () => (await client.get('/api/notifications')).body[0].message;
    expect(await message()).toContain(': mié, 16 de ene, 9:00 a.m. CST; jue, 17 de ene, 10:30 a.m. CST.');
    await client.put('/api/auth/preferences', { language: 'en' });
    expect(await message()).toContain(': Wed, Jan 16, 9:00 AM CST; Thu, Jan 17, 10:30 AM CST.');
  });

  it.each([
    [{ answer: 'maybe' }, 400],
    [{ answer: 'propose' }, 400],
    [{ answer: 'propose', times: ['tomorrow'] }, 400],
    [{ answer: 'propose', times: ['2020-01-01T09:00'] }, 422],
  ])('an answer like %o is refused', async (body, status) => {
    const { path } = await invited();
    expect((await worker().post(path, body)).status).toBe(status);
  });

  it('an interview is never in the past and comes only with the interview step', async () => {
    const id = await fixture.refer();
    const put = (body: object) => fixture.employer.client.put(`/api/referrals/${id}/status`, body);
    const past = { at: inHours(-1), kind: 'phone' };
    expect((await put({ status: 'interview_scheduled', interview: past })).body.code).toBe(
      'hiring.interview_past',
    );
    const interview = { at: inHours(30), kind: 'phone' };
    expect((await put({ status: 'contacted', interview })).body.code).toBe('hiring.interview_elsewhere');
    const rejected = { status: 'rejected', notes: 'No', message: 'Sorry' };
    expect((await put(rejected)).body.code).toBe('hiring.message_elsewhere');
    expect((await fixture.employer.client.get(`/api/referrals/${id}`)).body.status).toBe('submitted');
    const early = await fixture.employer.client.put(`/api/referrals/${id}/interview`, interview);
    expect(early.body.code).toBe('hiring.not_interviewing');
  });

  it('only the employer of the referral sets and sees the interview', async () => {
    const { id } = await invited();
    const other = await signUpEmployer(app);
    const body = { at: inHours(60), kind: 'phone' };
    expect((await other.client.put(`/api/referrals/${id}/interview`, body)).status).toBe(403);
    expect((await fixture.referrer.client.get(`/api/referrals/${id}`)).body.interview).toBeNull();
  });

  it('an interview can be added to a calendar', async () => {
    const { path } = await invited();
    const answer = await worker().get(`${path}/calendar.ics`);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    expect(String(answer.body)).toContain('TZID=America/Chicago');
  });

  it('reminders go out a day and two hours before, and not to a worker who declined', async () => {
    const { workerPhone, path } = await invited();
    const declined = await invited();
    await worker().post(path, { answer: 'confirm' });
    await worker().post(declined.path, { answer: 'decline' });
    const reminders = async (phone: string): Promise<number> =>
      (await textsTo(app, phone)).filter((text) => text.includes('you talk with')).length;
    await app.advance(25);
    expect(await reminders(workerPhone)).toBe(1);
    await app.advance(21.5);
    expect(await reminders(workerPhone)).toBe(2);
    await app.advance(4);
    expect([await reminders(workerPhone), await reminders(declined.workerPhone)]).toEqual([2, 0]);
    expect((await worker().get(path)).body.isPast).toBe(true);
    expect((await worker().post(path, { answer: 'decline' })).status).toBe(410);
  });

  it('undoing the step cancels the interview and notifies the worker', async () => {
    const { id, workerPhone, path } = await invited();
    await fixture.employer.client.put(`/api/referrals/${id}/rollback`, {});
    await app.settle();
    expect((await textsTo(app, workerPhone)).join()).toContain('canceled the interview');
    expect((await worker().get(path)).body.status).toBe('ended');
    expect(await employersView(id)).toBeNull();
  });

  it('an unknown token returns 404', async () => {
    expect((await worker().get('/api/interviews/nonsense')).status).toBe(404);
  });
});

describe('a message', () => {
  it('a message goes out with the contact, in the employer’s own words', async () => {
    const workerPhone = testPhone();
    const id = await fixture.refer({ workerPhone });
    const body = { status: 'contacted', message: ' Can you call me at noon? ' };
    expect((await fixture.employer.client.put(`/api/referrals/${id}/status`, body)).status).toBe(200);
    expect((await textsTo(app, workerPhone)).join()).toContain('Can you call me at noon?');
  });

  it('a bulk contact sends the message to each worker', async () => {
    const phones = [testPhone(), testPhone()];
    const ids: string[] = [];
    for (const workerPhone of phones) ids.push(await fixture.refer({ workerPhone }));
    const body = { ids, status: 'contacted', message: 'We start Monday.' };
    await fixture.employer.client.put('/api/referrals/bulk-status', body);
    for (const phone of phones) expect((await textsTo(app, phone)).join()).toContain('We start Monday.');
  });
});

describe('how fast an employer answers', () => {
  it('an undone contact does not count', async () => {
    const employer = await signUpEmployer(app);
    const interviews = new ReferralFixture(app, employer, fixture.referrer);
    const jobId = await interviews.post();
    const id = await interviews.refer({ jobId });
    const hours = async () =>
      (await app.client().get(`/api/jobs/${jobId}`)).body.employer.medianResponseHours;
    await app.advance(2);
    await interviews.move(id, 'contacted');
    expect(await hours()).toBe(2);
    await employer.client.put(`/api/referrals/${id}/rollback`, {});
    expect(await hours()).toBeNull();
    await app.advance(4);
    await interviews.move(id, 'contacted');
    expect(await hours()).toBe(6);
  });
});
