import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { signUpWorker } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import {
  I9Fixture,
  ok,
  section1,
  section2,
  ssnCard,
  workPermit,
} from '#modules/eligibility/testing/api-fixture.ts';

let app: TestApplication;
let fixture: I9Fixture;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await I9Fixture.open(app);
});
afterAll(() => app.stop());

const HELPER = {
  lastName: 'Ruiz',
  firstName: 'Ana',
  address: '1 Oak St',
  city: 'Austin',
  state: 'TX',
  zip: '78702',
  signature: 'Ana Ruiz',
};
/** A screen's correction: it omits numbers that stay the same. */
const UNTYPED = { ...section1, ssn: '', uscisNumber: '', reason: 'My name was misspelled' };

describe('the worker’s own forms', () => {
  it('workers find and sign their forms by the account, without the link', async () => {
    const { id, worker } = await fixture.acceptedByAccount(fixture.day(7));
    const [row, ...others]: Loose[] = ok(await worker.client.get('/api/my-i9-forms'));
    expect(others).toEqual([]);
    expect(row).toMatchObject({ referralId: id, status: 'incomplete', section1Status: 'pending' });
    const signed = ok(await worker.client.put(`/api/i9-forms/${id}/section1`, section1));
    expect(signed).toMatchObject({ section1Status: 'complete', section2: null, trail: [], linkUrl: null });
    expect((await worker.client.put(`/api/i9-forms/${id}/section1`, section1)).status).toBe(409);
    const [after]: Loose[] = ok(await worker.client.get('/api/my-i9-forms'));
    expect(after.section1SignedAt).not.toBeNull();
  });

  it('a parent signs a minor’s form, which only then takes the note of list B', async () => {
    const { id, worker } = await fixture.acceptedByAccount(fixture.day(1));
    const sign = (given: object) =>
      worker.client.put(`/api/i9-forms/${id}/section1`, { ...section1, ...given });
    const parent = { birthDate: '2010-04-12', signer: 'guardian', signature: HELPER.signature };
    expect(await sign(parent)).toMatchObject({ status: 422, body: { issues: [{ path: 'preparers' }] } });
    const adult = await sign({ ...parent, birthDate: section1.birthDate, preparers: [HELPER] });
    expect(adult).toMatchObject({ status: 422, body: { issues: [{ path: 'signer' }] } });
    ok(await sign({ birthDate: '2010-04-12' }));
    const documents = [{ kind: 'minor_note' }, ssnCard];
    const early = await fixture.verify(id, { firstDayOn: fixture.day(1), documents });
    expect(early).toMatchObject({ status: 422, body: { issues: [{ path: 'documents.0.kind' }] } });
    const entry = { ...UNTYPED, ...parent, preparers: [HELPER] };
    ok(await worker.client.post(`/api/i9-forms/${id}/corrections`, { section: 'section1', entry }));
    const form = ok(await fixture.verify(id, { firstDayOn: fixture.day(1), documents }));
    expect(form.section1).toMatchObject({ signature: 'Individual under age 18', signerName: 'Ana Ruiz' });
    expect(form.supplements).toMatchObject([{ kind: 'A', name: 'Ana Ruiz' }]);
  });

  it('another account’s request for a worker’s form is refused', async () => {
    await fixture.acceptedByAccount(fixture.day(7));
    const stranger = await signUpWorker(app);
    expect(ok(await stranger.client.get('/api/my-i9-forms'))).toEqual([]);
    expect(ok(await fixture.employer.client.get('/api/my-i9-forms'))).toEqual([]);
    expect((await app.client().get('/api/my-i9-forms')).status).toBe(401);
  });

  it('a worker’s printed form omits the employer’s part', async () => {
    const { id, worker, token } = await fixture.acceptedByAccount(fixture.day(1));
    ok(await fixture.sign(token));
    ok(await fixture.verify(id, { firstDayOn: fixture.day(1) }));
    const wordsFor = async (client: HttpClient): Promise<string> => {
      const headers = { Cookie: client.cookieHeader() };
      const answer = await fetch(`${app.origin}/api/i9-forms/${id}/document`, { headers });
      const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
      return text.replaceAll(/\s/g, '');
    };
    const own = await wordsFor(worker.client);
    expect(own).toContain('536-22-8726');
    const whole = await wordsFor(fixture.employer.client);
    for (const seen of [workPermit.number, section2.representativeName]) {
      expect(whole).toContain(seen.replace(' ', ''));
      expect(own).not.toContain(seen.replace(' ', ''));
    }
  });

  it('a worker’s forms are paged, the newest first', async () => {
    const { id, worker } = await fixture.acceptedByAccount(fixture.day(7));
    const { body, headers } = await worker.client.get('/api/my-i9-forms?limit=1');
    expect(body.map(({ referralId }: Loose) => referralId)).toEqual([id]);
    expect(headers.get('Link')).toBeNull();
  });
});

describe('a correction of section 1', () => {
  it('a correction retains the numbers that were left out, by the link as by the account', async () => {
    const { id, worker, token } = await fixture.acceptedByAccount(fixture.day(7));
    ok(await fixture.sign(token));
    const byLink = await app.client().post(`/api/i9/${token}/corrections`, { ...UNTYPED, lastName: 'Lee' });
    expect(byLink.status).toBe(201);
    const path = `/api/i9-forms/${id}/corrections`;
    const entry = { ...UNTYPED, lastName: 'Leigh' };
    ok(await worker.client.post(path, { section: 'section1', entry }));
    expect(ok(await fixture.form(id)).section1).toMatchObject({
      lastName: 'Leigh',
      ssn: '536228726',
      uscisNumber: '098765432',
    });
  });

  it('a correction replaces a signed number', async () => {
    const { id, token } = await fixture.accepted(fixture.day(7));
    ok(await fixture.sign(token));
    const change = { passportNumber: 'G47281936', passportCountry: 'Mexico' };
    ok(await app.client().post(`/api/i9/${token}/corrections`, { ...UNTYPED, ...change }));
    expect(ok(await fixture.form(id)).section1).toMatchObject({
      ssn: '536228726',
      uscisNumber: null,
      passportNumber: 'G47281936',
    });
  });

  it('a correction requires a number of the new status if none was signed', async () => {
    const { token } = await fixture.accepted(fixture.day(7));
    ok(await fixture.sign(token, { citizenship: 'citizen' }));
    const answer = await app
      .client()
      .post(`/api/i9/${token}/corrections`, { ...UNTYPED, citizenship: 'permanent_resident' });
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: 'uscisNumber' }] } });
  });
});

describe('a helper with section 1', () => {
  it('a helper signs later, by the link as by the account', async () => {
    const { id, worker, token } = await fixture.acceptedByAccount(fixture.day(7));
    expect((await app.client().post(`/api/i9/${token}/supplements`, HELPER)).status).toBe(409);
    ok(await fixture.sign(token));
    const { status, body } = await app.client().post(`/api/i9/${token}/supplements`, HELPER);
    expect([status, body.helpers]).toEqual([201, ['Ana Ruiz']]);
    ok(
      await worker.client.post(`/api/i9-forms/${id}/supplements`, { ...HELPER, firstName: 'Eva', kind: 'A' }),
    );
    expect(ok(await app.client().get(`/api/i9/${token}`)).helpers).toEqual(['Ana Ruiz', 'Eva Ruiz']);
  });

  it('a copied link takes no helper, and shows none', async () => {
    const { id, token } = await fixture.accepted(fixture.day(7));
    const copied = String(ok(await fixture.form(id)).linkUrl)
      .split('/')
      .at(-1);
    ok(await fixture.sign(token));
    const answer = await app.client().post(`/api/i9/${copied}/supplements`, HELPER);
    expect(answer).toMatchObject({ status: 403, body: { code: 'eligibility.copied_link' } });
    ok(await app.client().post(`/api/i9/${token}/supplements`, HELPER));
    expect(ok(await app.client().get(`/api/i9/${copied}`)).helpers).toEqual([]);
  });
});
