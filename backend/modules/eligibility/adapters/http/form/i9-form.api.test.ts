import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpEmployer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import {
  I9Fixture,
  license,
  ok,
  passport,
  section1 as signable,
  section2,
  ssnCard,
} from '#modules/eligibility/testing/api-fixture.ts';

let app: TestApplication;
let fixture: I9Fixture;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await I9Fixture.open(app);
});
afterAll(() => app.stop());

describe('section 1', () => {
  it('the worker gets a link by text when the offer is accepted, and signs section 1 once', async () => {
    const { id, token } = await fixture.accepted(fixture.day(7));
    const page = ok(await app.client().get(`/api/i9/${token}`));
    expect(page).toMatchObject({ state: 'open', needsCode: false, section1: null, startsOn: fixture.day(7) });
    const signed = ok(await fixture.sign(token));
    expect(signed).toMatchObject({ state: 'signed', section1: { ssn: '8726', uscisNumber: '5432' } });
    expect((await fixture.sign(token)).status).toBe(409);
    const { section1, due, section1Status } = ok(await fixture.form(id));
    expect(section1Status).toBe('complete');
    expect(section1).toMatchObject({ ssn: '536228726', uscisNumber: '098765432', i94Number: null });
    expect(due.kind).toBe('section2');
  });

  it('only one of many simultaneous signatures of section 1 succeeds', async () => {
    const { token } = await fixture.accepted(fixture.day(7));
    const answers = await Promise.all(Array.from({ length: 8 }, () => fixture.sign(token)));
    const statuses = answers.map(({ status }) => status);
    expect(
      [statuses.filter((one) => one === 200), statuses.filter((one) => one === 409)].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 7]);
  });

  it.each([
    ['ssn', { ssn: '123' }, 422],
    ['ssn', { ssn: '666-12-3456' }, 422],
    ['ssn', { ssn: '900-12-3456' }, 422],
    ['ssn', { ssn: '123-00-4567' }, 422],
    ['ssn', { ssn: 123 }, 400],
    ['ssn', { ssn: '123', zip: '787' }, 400],
    ['uscisNumber', { uscisNumber: '12' }, 422],
    ['uscisNumber', { uscisNumber: '' }, 422],
    ['uscisNumber', { i94Number: '123456789A1' }, 422],
    ['i94Number', { uscisNumber: '', i94Number: '12' }, 422],
    ['passportNumber', { uscisNumber: '', passportNumber: '1', passportCountry: 'Mexico' }, 422],
    ['passportCountry', { uscisNumber: '', passportNumber: 'G1234567' }, 422],
    ['birthDate', { birthDate: '1990-02-30' }, 422],
    ['birthDate', { birthDate: 'April' }, 422],
    ['birthDate', { birthDate: '' }, 400],
    ['birthDate', { birthDate: '2024-01-01' }, 422],
    ['workUntil', { workUntil: '2031-02-29' }, 422],
    ['workUntil', { workUntil: '2020-01-31' }, 422],
    ['zip', { zip: '787' }, 400],
    ['state', { state: 'Texas' }, 400],
    ['signature', { signature: '' }, 400],
    ['attested', { attested: false }, 400],
    ['preparers.0.lastName', { preparers: [{ firstName: 'Ana' }] }, 400],
  ])('the refusal names %s: %o', async (path, change, status) => {
    const { token } = await shared();
    const answer = await fixture.sign(token, change);
    expect(answer.status).toBe(status);
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path);
  });

  it('section 1 stores no number of a status that was not chosen', async () => {
    const { id, token } = await fixture.accepted(fixture.day(7));
    ok(await fixture.sign(token, { citizenship: 'citizen' }));
    const { section1 } = ok(await fixture.form(id));
    expect(section1).toMatchObject({ uscisNumber: null, workUntil: null, ssn: '536228726' });
  });

  it('a copied link requires the code that was sent to the worker', async () => {
    const { id, phone } = await fixture.accepted(fixture.day(7));
    const { linkUrl } = ok(await fixture.form(id));
    const copied = String(linkUrl).split('/').at(-1) ?? '';
    expect(ok(await app.client().get(`/api/i9/${copied}`)).needsCode).toBe(true);
    expect(await fixture.sign(copied)).toMatchObject({
      status: 403,
      body: { code: 'eligibility.code_required' },
    });
    expect((await app.client().post(`/api/i9/${copied}/code`)).status).toBe(202);
    const code = await fixture.code(phone);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await fixture.sign(copied, { code: wrong })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'code' }] },
    });
    const page = ok(await fixture.sign(copied, { code }));
    // The holder of only the copied link sees no content.
    expect(page).toMatchObject({ state: 'signed', section1: null });
  });

  it('a code allows five tries, and three are sent an hour', async () => {
    const { id, phone } = await fixture.accepted(fixture.day(7));
    const copied = String(ok(await fixture.form(id)).linkUrl)
      .split('/')
      .at(-1);
    const send = async () => (await app.client().post(`/api/i9/${copied}/code`)).status;
    expect(await send()).toBe(202);
    const code = await fixture.code(phone);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) await fixture.sign(copied ?? '', { code: wrong });
    expect((await fixture.sign(copied ?? '', { code })).status).toBe(400);
    expect([await send(), await send(), await send()]).toEqual([202, 202, 429]);
  });

  it('section 1 has its helpers as supplements', async () => {
    const { id, token } = await fixture.accepted(fixture.day(7));
    const preparer = {
      lastName: 'Ruiz',
      firstName: 'Ana',
      address: '1 Oak St',
      city: 'Austin',
      state: 'TX',
      zip: '78702',
      signature: 'Ana Ruiz',
    };
    ok(await fixture.sign(token, { preparers: [preparer] }));
    const { supplements, section1 } = ok(await fixture.form(id));
    expect(supplements).toMatchObject([{ kind: 'A', name: 'Ana Ruiz', signature: 'Ana Ruiz' }]);
    expect(section1.hadPreparer).toBe(true);
  });

  it('the worker corrects section 1 with a reason, and the first entry remains', async () => {
    const { id, token } = await fixture.complete();
    const answer = await app
      .client()
      .post(`/api/i9/${token}/corrections`, { ...signable, lastName: 'Lee', reason: 'A typing error' });
    expect(answer.status).toBe(201);
    const form = ok(await fixture.form(id));
    expect(form.section1.lastName).toBe('Lee');
    expect(form.corrections).toMatchObject([{ section: 'section1', reason: 'A typing error' }]);
    expect(await entriesOf(id)).toEqual(['Li', 'Lee']);
    const byOwner = { section: 'section1', entry: { ...signable, reason: 'Not mine to say' } };
    expect((await fixture.employer.client.post(`/api/i9-forms/${id}/corrections`, byOwner)).status).toBe(403);
  });
});

describe('section 2', () => {
  it('section 2 waits for section 1', async () => {
    const { id } = await fixture.accepted(fixture.day(7));
    expect(await fixture.verify(id, { firstDayOn: fixture.day(7) })).toMatchObject({
      status: 409,
      body: { code: 'eligibility.section1_missing' },
    });
  });

  it.each([
    ['lateReason', { firstDayOn: '2020-01-01' }],
    ['firstDayOn', { firstDayOn: '1986-11-06', lateReason: 'A mistake' }],
    ['firstDayOn', { firstDayOn: '2027-02-30' }],
    ['usedAlternative', { usedAlternative: true }],
  ])('the refusal of section 2 names %s', async (path, change) => {
    const { id } = await half();
    const answer = await fixture.verify(id, { firstDayOn: fixture.day(1), documents: [passport], ...change });
    expect(answer.status).toBe(422);
    expect(answer.body.issues[0].path).toBe(path);
  });

  it('section 2 takes one document each of list B and C, due three business days after the first day', async () => {
    const { id, token } = await fixture.accepted(fixture.day(7));
    ok(await fixture.sign(token));
    const form = ok(await fixture.verify(id, { firstDayOn: fixture.day(2), documents: [license, ssnCard] }));
    expect(form).toMatchObject({ status: 'complete', startsOn: fixture.day(2) });
    expect(form.section2.documents.map(({ number }: { number: string }) => number)).toEqual([
      '40917265',
      '536-22-8726',
    ]);
    expect((await fixture.verify(id, { firstDayOn: fixture.day(2), documents: [passport] })).status).toBe(
      409,
    );
  });

  it('a new entry corrects section 2, and only the employer signs it', async () => {
    const { id } = await fixture.complete();
    const entry = {
      ...section2,
      firstDayOn: fixture.day(1),
      documents: [passport],
      reason: 'The wrong document was entered',
    };
    const form = ok(
      await fixture.employer.client.post(`/api/i9-forms/${id}/corrections`, { section: 'section2', entry }),
    );
    expect(form.section2.documents).toMatchObject([{ title: 'U.S. Passport' }]);
    expect(form.corrections).toMatchObject([
      { section: 'section2', reason: 'The wrong document was entered' },
    ]);
  });
});

/** Two forms for refused requests. Only section 1 of the second is ever signed. */
const made: Partial<Record<'open' | 'signed', Promise<{ id: string; token: string }>>> = {};
function shared(): Promise<{ id: string; token: string }> {
  made.open ??= fixture.accepted(fixture.day(7));
  return made.open;
}
function half(): Promise<{ id: string }> {
  made.signed ??= fixture.accepted(fixture.day(7)).then(async ({ id, token }) => {
    ok(await fixture.sign(token));
    return { id, token };
  });
  return made.signed;
}

async function entriesOf(referralId: string): Promise<string[]> {
  const rows = await app.application.sql.rows<{ name: string }>(
    {
      name: 'test-i9-entries',
      text: `select e.data ->> 'lastName' as name from i9_entries e join i9_forms f on f.id = e.form_id
        where f.referral_id = $1 and e.kind = 'section1' order by e.at, e.id`,
    },
    [referralId],
  );
  return rows.map(({ name }) => name);
}

describe('a form', () => {
  it('another employer’s or a stranger’s request for a form is refused', async () => {
    const { id } = await fixture.complete();
    const { client } = await signUpEmployer(app);
    expect((await client.get(`/api/i9-forms/${id}/section1`)).status).toBe(403);
    expect((await app.client().get(`/api/i9-forms/${id}/section1`)).status).toBe(401);
    expect(ok(await client.get('/api/i9-forms'))).toEqual([]);
  });

  it('a form is canceled with its hire, and its link with it', async () => {
    const { id, token } = await fixture.accepted(fixture.day(7));
    ok(
      await fixture.employer.client.put(`/api/referrals/${id}/status`, {
        status: 'rejected',
        notes: 'No more work',
      }),
    );
    await app.settle();
    expect(ok(await app.client().get(`/api/i9/${token}`)).state).toBe('canceled');
    expect((await fixture.sign(token)).status).toBe(410);
  });

  it('a link ends after 120 days, refuses signatures with a reason, and is replaced on request', async () => {
    const { id, phone, token } = await fixture.accepted(fixture.day(100));
    await app.advance(24 * 121);
    expect(ok(await app.client().get(`/api/i9/${token}`)).state).toBe('expired');
    expect(await fixture.sign(token)).toMatchObject({
      status: 410,
      body: { code: 'eligibility.link_expired' },
    });
    ok(await fixture.employer.client.post(`/api/i9-forms/${id}/link`));
    await app.settle();
    const renewed = await fixture.token(phone);
    expect(ok(await app.client().get(`/api/i9/${renewed}`)).state).toBe('open');
    ok(await fixture.sign(renewed));
  });
});
