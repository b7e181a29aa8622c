import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { I9Fixture, ok } from '#modules/eligibility/testing/api-fixture.ts';

let app: TestApplication;
let fixture: I9Fixture;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await I9Fixture.open(app);
});
afterAll(() => app.stop());

const hire = (id: string) => fixture.employer.client.put(`/api/referrals/${id}/hire`, { addOns: {} });
const undo = (id: string, said: object = {}) =>
  fixture.employer.client.put(`/api/referrals/${id}/rollback`, said);
const reject = (id: string, said: object = {}): Promise<HttpAnswer<Loose>> =>
  fixture.employer.client.put(`/api/referrals/${id}/status`, {
    status: 'rejected',
    notes: 'No more work',
    ...said,
  });
const formOf = async (id: string): Promise<Loose> => {
  await app.settle();
  return ok(await fixture.form(id));
};
const stepsOf = ({ trail }: Loose): readonly string[] => trail.map(({ kind }: Loose) => kind);

/** A hire without an offer letter; no one has signed anything. */
async function hiredWithoutLetter(): Promise<string> {
  const id = await fixture.refer({});
  ok(await fixture.move(id, 'interview_scheduled'));
  await fixture.pay(ok(await hire(id)).payment);
  return id;
}

describe('the form of a worker who was hired and left before section 2', () => {
  it('an unfinished form is retained three years after the hire and a year after the end', async () => {
    const first = fixture.day(1);
    const { id, token } = await fixture.accepted(first);
    ok(await fixture.sign(token));
    ok(await hire(id));
    await app.advance(24 * 20);
    const lastDay = fixture.day(-2);
    expect(await reject(id, { worked: true, lastDay: '2016-01-01' })).toMatchObject({
      status: 422,
      body: { code: 'hiring.last_day', issues: [{ path: 'lastDay' }] },
    });
    expect((await reject(id, { worked: true, lastDay: 'soon' })).status).toBe(422);
    ok(await reject(id, { worked: true, lastDay }));
    const form = await formOf(id);
    const retentionExpiry = `${Number(first.slice(0, 4)) + 3}${first.slice(4)}`;
    expect(form).toMatchObject({ status: 'incomplete', endedOn: lastDay, retentionExpiry, due: null });
    expect(stepsOf(form)).toContain('kept');
    await app.advance(24 * 40);
    expect((await formOf(id)).section1).not.toBeNull();
    const days = (Date.parse(retentionExpiry) - Date.parse(fixture.day())) / 86_400_000;
    await app.advance(24 * days);
    expect([fixture.day(), (await formOf(id)).status]).toEqual([retentionExpiry, 'incomplete']);
    await app.advance(24);
    expect(await formOf(id)).toMatchObject({ status: 'purged', section1: null });
  });

  it('the form is retained after the first day without an answer, and canceled if the person never came', async () => {
    const [unasked, absent] = [
      await fixture.accepted(fixture.day(1)),
      await fixture.accepted(fixture.day(1)),
    ];
    for (const { id } of [unasked, absent]) ok(await hire(id));
    await app.advance(24);
    ok(await reject(unasked.id));
    ok(await reject(absent.id, { worked: false }));
    expect(await formOf(unasked.id)).toMatchObject({ status: 'incomplete', endedOn: fixture.day() });
    expect(await formOf(absent.id)).toMatchObject({ status: 'canceled' });
    await app.advance(24 * 31);
    expect([(await formOf(unasked.id)).status, (await formOf(absent.id)).status]).toEqual([
      'incomplete',
      'purged',
    ]);
  });

  it('the form is canceled before the first day of work', async () => {
    const { id } = await fixture.accepted(fixture.day(9));
    ok(await hire(id));
    ok(await reject(id));
    expect((await formOf(id)).status).toBe('canceled');
  });

  it('the answer retains or cancels the form when a hire without a letter is undone', async () => {
    const [worked, absent, unasked] = [
      await hiredWithoutLetter(),
      await hiredWithoutLetter(),
      await hiredWithoutLetter(),
    ];
    await app.settle();
    ok(await undo(worked, { worked: true, lastDay: fixture.day() }));
    ok(await undo(absent, { worked: false }));
    ok(await undo(unasked));
    expect(await formOf(worked)).toMatchObject({ status: 'incomplete', endedOn: fixture.day() });
    expect(await formOf(absent)).toMatchObject({ status: 'canceled' });
    expect(await formOf(unasked)).toMatchObject({ status: 'incomplete', endedOn: fixture.day() });
  });

  it('the form is retained when the person had worked before the first day and the hire was undone', async () => {
    const { id } = await fixture.accepted(fixture.day(9));
    ok(await hire(id));
    ok(await undo(id, { worked: true, lastDay: fixture.day() }));
    expect(await formOf(id)).toMatchObject({ status: 'incomplete', endedOn: null });
    ok(await reject(id));
    expect(await formOf(id)).toMatchObject({ status: 'incomplete', endedOn: fixture.day() });
  });

  it('the form waits for its signature again when the rejection is undone', async () => {
    const { id } = await fixture.accepted(fixture.day(1));
    ok(await hire(id));
    await app.advance(24);
    ok(await reject(id, { worked: true }));
    expect((await formOf(id)).endedOn).toBe(fixture.day());
    ok(await undo(id));
    const form = await formOf(id);
    expect(form).toMatchObject({ endedOn: null, retentionExpiry: null, due: { kind: 'section1' } });
    expect(stepsOf(form)).toContain('reopened');
  });
});

it('the unsigned form of a hired worker retains their name after the account is deleted, but not without a hire', async () => {
  const [hired, accepted] = [
    await fixture.acceptedByAccount(fixture.day(1)),
    await fixture.acceptedByAccount(fixture.day(1)),
  ];
  ok(await hire(hired.id));
  await app.advance(24);
  for (const { worker } of [hired, accepted]) {
    const answer = await worker.client.send('DELETE', '/api/auth/account', {
      currentPassword: TEST_PASSWORD,
    });
    expect(answer.status).toBe(204);
  }
  ok(await reject(hired.id));
  expect(await formOf(hired.id)).toMatchObject({ status: 'incomplete', workerName: 'Bo Li' });
  expect((await formOf(accepted.id)).workerName).toBe('Former member');
});

describe('the form of a hire that both have signed', () => {
  it('the form waits for the last day of work, reminds the employer, and is retained from that day', async () => {
    const { id } = await fixture.complete();
    ok(await hire(id));
    await app.advance(24 * 3);
    ok(await reject(id));
    const hireEnd = fixture.day();
    expect(await formOf(id)).toMatchObject({
      status: 'complete',
      endedOn: null,
      due: { kind: 'last_day', on: hireEnd, isLate: false },
    });
    await app.advance(24);
    const { client } = fixture.employer;
    const due: Loose[] = ok(await client.get('/api/i9-forms?due=true&limit=100'));
    expect(due.find(({ referralId }) => referralId === id)?.due).toEqual({
      kind: 'last_day',
      on: hireEnd,
      isLate: true,
    });
    const notices: Loose[] = ok(await client.get('/api/notifications?limit=100'));
    expect(
      notices.filter(({ type, data }) => type === 'i9_last_day_due' && data?.referralId === id),
    ).toHaveLength(1);
    const ended = ok(await client.put(`/api/i9-forms/${id}/end`, { endedOn: hireEnd }));
    expect([ended.due, ended.endedOn, ended.retentionExpiry === null]).toEqual([null, hireEnd, false]);
  });

  it('the form is retained from the last day in the rejection', async () => {
    const { id } = await fixture.complete();
    ok(await hire(id));
    await app.advance(24 * 3);
    ok(await reject(id, { worked: true, lastDay: fixture.day() }));
    expect(await formOf(id)).toMatchObject({ status: 'complete', endedOn: fixture.day(), due: null });
  });
});

it('the rejection of several hires stores the answer for each person, and refuses one answer for all', async () => {
  const accepted = async () => (await fixture.accepted(fixture.day(1))).id;
  const [worked, never, unanswered] = [await accepted(), await accepted(), await accepted()];
  const ids = [worked, never, unanswered];
  for (const id of ids) ok(await hire(id));
  await app.advance(48);
  const body = { ids, status: 'rejected', notes: 'The site closed' };
  const rejectAll = (more: object) =>
    fixture.employer.client.put('/api/referrals/bulk-status', { ...body, ...more });
  for (const forAll of [{ worked: false }, { lastDay: fixture.day() }]) {
    expect(await rejectAll(forAll)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'worked', message: 'Say for each person whether they worked' }] },
    });
  }
  const work = [
    { id: worked, worked: true, lastDay: fixture.day() },
    { id: never, worked: false },
  ];
  expect(ok(await rejectAll({ work })).results).toMatchObject([
    { id: worked, outcome: 'changed' },
    { id: never, outcome: 'changed' },
    { id: unanswered, outcome: 'refused', code: 'hiring.worked_unsaid' },
  ]);
  await app.settle();
  const statuses = await Promise.all(ids.map(async (id) => (await formOf(id)).status));
  expect(statuses).toEqual(['incomplete', 'canceled', 'incomplete']);
  const single = { ids: [unanswered], worked: false };
  expect(ok(await rejectAll(single)).changed).toBe(1);
  await app.settle();
  expect((await formOf(unanswered)).status).toBe('canceled');
});

describe('many hires in one call', () => {
  it('no hire ends or is undone without an answer about its work, and the form stays unchanged', async () => {
    const [made, undone] = [await fixture.accepted(fixture.day(9)), await fixture.accepted(fixture.day(9))];
    const fresh = await fixture.refer({});
    for (const { id } of [made, undone]) ok(await hire(id));
    const { client } = fixture.employer;
    const refused = { outcome: 'refused', code: 'hiring.worked_unsaid' };
    const body = { ids: [made.id, fresh], status: 'rejected', notes: 'The site closed' };
    const rejected = ok(await client.put('/api/referrals/bulk-status', body));
    expect(rejected).toMatchObject({ changed: 1, results: [{ id: made.id, ...refused }, { id: fresh }] });
    const back = ok(await client.put('/api/referrals/bulk-rollback', { ids: [undone.id, fresh] }));
    expect(back).toMatchObject({ changed: 1, results: [{ id: undone.id, ...refused }, { id: fresh }] });
    for (const { id } of [made, undone]) {
      expect((await formOf(id)).status).toBe('incomplete');
      expect(ok(await client.get(`/api/referrals/${id}`)).status).toBe('hired');
    }
    ok(await undo(undone.id, { worked: true, lastDay: fixture.day() }));
    ok(await reject(undone.id));
    expect((await formOf(undone.id)).status).toBe('incomplete');
  });
});

describe('the last day of work', () => {
  const end = (id: string, endedOn: string): Promise<HttpAnswer<Loose>> =>
    fixture.employer.client.put(`/api/i9-forms/${id}/end`, { endedOn });

  it('a correction changes the last day of a retained unfinished form, and the trail shows the old one', async () => {
    const first = fixture.day(1);
    const { id } = await fixture.accepted(first);
    ok(await hire(id));
    await app.advance(24 * 5);
    expect((await end(id, fixture.day())).status).toBe(409);
    ok(await reject(id, { worked: true, lastDay: fixture.day() }));
    await app.settle();
    const last = fixture.day(-2);
    for (const wrong of [fixture.day(1), fixture.day(-40)]) expect((await end(id, wrong)).status).toBe(422);
    const form = ok(await end(id, last));
    const retentionExpiry = `${Number(first.slice(0, 4)) + 3}${first.slice(4)}`;
    expect(form).toMatchObject({ status: 'incomplete', endedOn: last, retentionExpiry, due: null });
    expect(stepsOf(form)).toContain('end_corrected');
    expect(stepsOf(form)).not.toContain('ended');
    const text = `select details from i9_trail t join i9_forms f on f.id = t.form_id
      where f.referral_id = $1 and t.kind = 'end_corrected'`;
    const rows = await app.application.sql.rows({ name: 'test-i9-ends', text }, [id]);
    expect(rows).toEqual([{ details: { before: fixture.day(), endedOn: last } }]);
  });

  it('the completion sets the last day, and its undoing removes it', async () => {
    const { id } = await fixture.complete();
    ok(await hire(id));
    await app.advance(24 * 3);
    const done = (said: object) => fixture.employer.client.put(`/api/referrals/${id}/complete`, said);
    expect(await done({ lastDay: '2016-01-01' })).toMatchObject({
      status: 422,
      body: { code: 'hiring.last_day', issues: [{ path: 'lastDay' }] },
    });
    ok(await done({ lastDay: fixture.day() }));
    const form = await formOf(id);
    expect(form).toMatchObject({ status: 'complete', endedOn: fixture.day(), due: null });
    expect(form.retentionExpiry).not.toBeNull();
    ok(await undo(id));
    expect(await formOf(id)).toMatchObject({ status: 'complete', endedOn: null, retentionExpiry: null });
    ok(await done({}));
    expect(await formOf(id)).toMatchObject({ endedOn: null, retentionExpiry: null });
    expect((await end(id, fixture.day())).body).toMatchObject({ endedOn: fixture.day() });
  });

  it('the last day in the completion counts once an unfinished form is finished', async () => {
    const { id, token } = await fixture.accepted(fixture.day(1));
    ok(await fixture.sign(token));
    ok(await hire(id));
    await app.advance(24 * 2);
    const firstDayOn = fixture.day(-1);
    ok(await fixture.employer.client.put(`/api/referrals/${id}/complete`, { lastDay: fixture.day() }));
    expect(await formOf(id)).toMatchObject({
      status: 'incomplete',
      endedOn: null,
      due: { kind: 'section2' },
    });
    const form = ok(await fixture.verify(id, { firstDayOn }));
    expect(form).toMatchObject({ status: 'complete', endedOn: fixture.day(), due: null });
  });
});
