import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import {
  I9Fixture,
  license,
  ok,
  section1,
  section2,
  ssnCard,
} from '#modules/eligibility/testing/api-fixture.ts';

const CASE = '2026322120000AB';
const USUAL_WEEK = { workdays: ['mon', 'tue', 'wed', 'thu', 'fri'], closedOnHolidays: true };
const ON = { usesEverify: true, companyId: '123456', since: '2025-01-15' };
let app: TestApplication;
let fixture: I9Fixture;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await I9Fixture.open(app);
  ok(await fixture.employer.client.put('/api/i9-settings', ON));
});
afterAll(() => app.stop());

/** Neither has its photo compared, so no copies are needed. */
const UNMATCHED = [license, ssnCard];

/** A form that both have signed. */
async function complete(): Promise<{ id: string; phone: string; token: string }> {
  const signed = await fixture.accepted(fixture.day(1));
  ok(await fixture.sign(signed.token));
  ok(await fixture.verify(signed.id, { firstDayOn: fixture.day(1), documents: UNMATCHED }));
  return signed;
}

const record = (id: string, change: object = {}): Promise<HttpAnswer<Loose>> =>
  fixture.employer.client.post(`/api/i9-forms/${id}/everify`, {
    caseNumber: CASE,
    createdOn: fixture.day(),
    state: 'mismatch',
    ...change,
  });
const step = (id: string, body: object): Promise<HttpAnswer<Loose>> =>
  fixture.employer.client.put(`/api/i9-forms/${id}/everify`, { on: fixture.day(), ...body });
const told = (id: string) => step(id, { step: 'notice', given: true });

describe('the setting', () => {
  it('E-Verify is off until an employer turns it on with the company’s number and day', async () => {
    const { client } = await signUpEmployer(app);
    expect(ok(await client.get('/api/i9-settings'))).toEqual({
      usesEverify: false,
      companyId: null,
      since: null,
      copiesDocuments: false,
      ...USUAL_WEEK,
    });
    for (const [change, path] of [
      [{ companyId: '' }, 'companyId'],
      [{ companyId: '12' }, 'companyId'],
      [{ since: '' }, 'since'],
      [{ workdays: [] }, 'workdays'],
    ] as const) {
      const { status, body } = await client.put('/api/i9-settings', { ...ON, ...change });
      expect([status, body.issues[0].path]).toEqual([400, path]);
    }
    expect(ok(await client.put('/api/i9-settings', ON))).toEqual({
      ...ON,
      copiesDocuments: false,
      ...USUAL_WEEK,
    });
    expect((await fixture.referrer.client.get('/api/i9-settings')).status).toBe(403);
  });

  it('a change of the setting holds only for forms that open after it', async () => {
    const other = await I9Fixture.open(app);
    const { id, token } = await other.accepted(other.day(1));
    ok(await other.employer.client.put('/api/i9-settings', ON));
    expect(ok(await app.client().get(`/api/i9/${token}`)).usesEverify).toBe(false);
    ok(await other.sign(token, { ssn: '' }));
    ok(await other.verify(id, { firstDayOn: other.day(1) }));
    const answer = await other.employer.client.post(`/api/i9-forms/${id}/everify`, {
      caseNumber: CASE,
      createdOn: other.day(),
      state: 'authorized',
    });
    expect(answer).toMatchObject({ status: 422, body: { code: 'eligibility.no_everify' } });
  });
});

describe('a form of a company in E-Verify', () => {
  it('the form requires a photo on a document of list B', async () => {
    const { id, token } = await fixture.accepted(fixture.day(1));
    ok(await fixture.sign(token));
    const voter = { ...license, kind: 'voter_card' };
    expect(
      await fixture.verify(id, { firstDayOn: fixture.day(1), documents: [voter, ssnCard] }),
    ).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'documents.0.kind' }] },
    });
    const form = ok(await fixture.verify(id, { firstDayOn: fixture.day(1), documents: UNMATCHED }));
    expect(form.due).toMatchObject({ kind: 'everify_case', isLate: false });
  });

  it.each([
    ['caseNumber', { caseNumber: '12' }, 400],
    ['state', { state: 'referred' }, 400],
    ['createdOn', { createdOn: '2099-01-01' }, 422],
    ['createdOn', { createdOn: '2020-01-01' }, 422],
  ])('the refusal names %s: %o', async (path, change, status) => {
    const { id } = await shared();
    const answer = await record(id, change);
    expect([answer.status, answer.body.issues[0].path]).toEqual([status, path]);
  });

  it('only a case after the third business day requires a reason', async () => {
    const { id } = await complete();
    const { due } = ok(await fixture.form(id));
    await app.advance(24 * 14);
    const late = await record(id, { state: 'authorized' });
    expect([late.status, late.body.issues[0].path]).toEqual([422, 'lateReason']);
    const form = ok(await record(id, { state: 'authorized', createdOn: due.on }));
    expect(form.everifyCases).toMatchObject([{ state: 'authorized', lateReason: null, isUndecided: false }]);
    expect((await record(id, { caseNumber: '2026322120001AB' })).status).toBe(409);
    const notices: Loose[] = ok(await fixture.employer.client.get('/api/notifications'));
    expect(notices.some(({ type, data }) => type === 'i9_everify_due' && data?.referralId === id)).toBe(true);
  });

  it('the case waits for a Social Security number, and the worker is reminded until they enter it', async () => {
    const { id, phone, token } = await fixture.accepted(fixture.day(1));
    ok(await fixture.sign(token, { ssn: '' }));
    const waiting = ok(await fixture.verify(id, { firstDayOn: fixture.day(1), documents: UNMATCHED }));
    expect(waiting.due).toMatchObject({ kind: 'everify_ssn', isLate: false });
    expect((await record(id)).body).toMatchObject({ code: 'eligibility.ssn_first' });
    await app.advance(24 * 15);
    const texts = (await fixture.outbox(phone)).map(({ body }) => String(body));
    expect(texts.filter((body) => body.includes('Social Security number'))).toMatchObject([
      expect.stringContaining(`/i9/${token}`),
    ]);
    const reason = 'My number came';
    const correction = { ...section1, reason };
    ok(await app.client().post(`/api/i9/${token}/corrections`, correction));
    const ready = ok(await fixture.form(id));
    expect(ready.due).toMatchObject({ kind: 'everify_case', isLate: false });
    const form = ok(await record(id, { state: 'authorized', createdOn: fixture.day() }));
    expect(form.everifyCases).toMatchObject([{ lateReason: 'awaiting_ssn' }]);
  });

  it('the form has no case before the document that follows its receipt', async () => {
    const { id, token } = await fixture.accepted(fixture.day(1));
    ok(await fixture.sign(token));
    const receipt = { kind: 'employment_authorization', isReceipt: true };
    ok(await fixture.verify(id, { firstDayOn: fixture.day(1), documents: [receipt] }));
    expect((await record(id)).body.code).toBe('eligibility.receipt_first');
    const entry = {
      ...section2,
      firstDayOn: fixture.day(1),
      documents: UNMATCHED,
      reason: 'The document is here',
    };
    ok(await fixture.employer.client.post(`/api/i9-forms/${id}/corrections`, { section: 'section2', entry }));
    expect(ok(await record(id, { state: 'authorized' })).everifyCases).toHaveLength(1);
  });
});

describe('a mismatch', () => {
  it('only the worker is notified of a mismatch, decides by the link, and is referred', async () => {
    const { id, phone, token } = await complete();
    ok(await record(id));
    expect((await step(id, { step: 'result', state: 'referred' })).body.code).toBe('eligibility.not_decided');
    expect(ok(await app.client().get(`/api/i9/${token}`)).mismatch).toBeNull();
    const before = (await fixture.outbox(phone)).length;
    expect((await step(id, { step: 'notice' })).status).toBe(400);
    ok(await told(id));
    const [text, ...older] = await fixture.outbox(phone);
    expect(older).toHaveLength(before);
    expect(text?.['body']).toMatch(/has a notice for you about your Form I-9.*\/i9\//);
    expect(text?.['body']).not.toMatch(/mismatch|E-Verify/i);
    const page = ok(await app.client().get(`/api/i9/${token}`));
    expect(page.mismatch).toMatchObject({ caseNumber: CASE, decision: null });
    expect(page.actions).toContain('decide_mismatch');
    expect(await told(id)).toMatchObject({ status: 409, body: { code: 'eligibility.notified' } });
    const [waiting] = ok(await fixture.form(id)).everifyCases;
    expect(waiting).toMatchObject({
      actions: ['decision', 'result', 'close'],
      results: ['authorized', 'resubmit'],
    });
    expect(waiting.closings).not.toContain('no_action_taken');
    const path = `/api/i9/${token}/everify-decision`;
    const decision = { decision: 'take_action', signature: 'Bo Li' };
    expect((await app.client().post(path, { ...decision, decision: '' })).status).toBe(400);
    ok(await app.client().post(path, decision));
    expect((await app.client().post(path, decision)).status).toBe(409);
    expect(ok(await app.client().get(`/api/i9/${token}`)).actions).not.toContain('decide_mismatch');
    const form = ok(await step(id, { step: 'result', state: 'referred' }));
    expect(form.everifyCases[0]).toMatchObject({ state: 'referred', decidedBy: 'worker', isUndecided: true });
    expect(form.everifyCases[0].contactBy).not.toBeNull();
    expect(form.mismatch).toBeNull();
    expect(form.trail.map(({ kind }: Loose) => kind)).toEqual(
      expect.arrayContaining(['everify_mismatch', 'everify_notice', 'everify_decided', 'everify_referred']),
    );
    const notices: Loose[] = ok(await fixture.employer.client.get('/api/notifications'));
    expect(notices.some(({ type }) => type === 'i9_mismatch_decided')).toBe(true);
  });

  it('ends no job, in the form as on the referral, unless it ends for another reason', async () => {
    const { id } = await complete();
    ok(await record(id));
    await app.advance(48);
    const { client } = fixture.employer;
    const end = { endedOn: fixture.day() };
    expect(await client.put(`/api/i9-forms/${id}/end`, end)).toMatchObject({
      status: 422,
      body: { code: 'eligibility.mismatch_open', issues: [{ path: 'isUnrelated' }] },
    });
    const reject = () => client.put(`/api/referrals/${id}/status`, { status: 'rejected', notes: 'Let go' });
    expect(await reject()).toMatchObject({ status: 409, body: { code: 'hiring.everify_undecided' } });
    const ended = ok(await client.put(`/api/i9-forms/${id}/end`, { ...end, isUnrelated: true }));
    expect(ended.everifyCases[0].actions).toContain('notice');
    expect(ended.due.kind).toBe('everify_mismatch');
    expect((await reject()).status).toBe(200);
  });

  it('undoes no hire, which stays as it is with its money, until the case is decided', async () => {
    const { id } = await complete();
    const { client } = fixture.employer;
    ok(await client.put(`/api/referrals/${id}/hire`, { addOns: {} }));
    ok(await record(id));
    const undo = () => client.put(`/api/referrals/${id}/rollback`, {});
    expect(await undo()).toMatchObject({
      status: 409,
      body: { code: 'hiring.everify_undecided', message: expect.stringContaining("can't undo this hire") },
    });
    expect((await fixture.referralAnswer(id)).status).toBe('hired');
    expect((await fixture.ledgerCheck()).problems).toEqual([]);
    ok(await step(id, { step: 'notice', given: true }));
    const decision = { step: 'decision', decision: 'no_action', signature: 'Bo Li' };
    ok(await step(id, decision));
    // Their own decision ends nothing: the case does.
    expect((await undo()).status).toBe(409);
    ok(await step(id, { step: 'close', closing: 'no_action_taken' }));
    expect((await undo()).status).toBe(200);
  });

  it('the worker decides a mismatch by the account, too, and no one else may', async () => {
    const { id, worker, token } = await fixture.acceptedByAccount(fixture.day(1));
    ok(await fixture.sign(token));
    ok(await fixture.verify(id, { firstDayOn: fixture.day(1), documents: UNMATCHED }));
    ok(await record(id));
    ok(await told(id));
    const path = `/api/i9-forms/${id}/everify-decision`;
    const decision = { decision: 'no_action', signature: 'Bo Li' };
    expect((await fixture.employer.client.post(path, decision)).status).toBe(403);
    const form = ok(await worker.client.post(path, decision));
    expect(form).toMatchObject({ everifyCases: [], mismatch: { decision: 'no_action' } });
    const closed = ok(await step(id, { step: 'close', closing: 'no_action_taken' }));
    expect([closed.everifyCases[0].state, closed.due?.kind]).toEqual(['closed', 'reverification']);
  });

  it('a case with a typing error is closed and followed by another one', async () => {
    const { id } = await complete();
    ok(await record(id, { state: 'resubmit' }));
    const closed = ok(await step(id, { step: 'close', closing: 'wrong_information' }));
    expect(closed.due.kind).toBe('everify_case');
    const form = ok(await record(id, { caseNumber: '2026322120002AB', state: 'authorized' }));
    expect(form.everifyCases.map(({ state }: Loose) => state)).toEqual(['closed', 'authorized']);
  });
});

it('the case number goes into the index of an export', async () => {
  const { id } = await complete();
  ok(await record(id, { caseNumber: '2026322120009XY', state: 'authorized' }));
  expect((await fixture.exported()).get('index.csv')?.toString()).toContain('2026322120009XY');
});

let made: Promise<{ id: string }> | null = null;
function shared(): Promise<{ id: string }> {
  made ??= complete();
  return made;
}
