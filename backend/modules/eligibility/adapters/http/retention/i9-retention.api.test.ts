import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { I9Fixture, ok, workPermit } from '#modules/eligibility/testing/api-fixture.ts';

let app: TestApplication;
let fixture: I9Fixture;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await I9Fixture.open(app);
});
afterAll(() => app.stop());

async function bytesOf(
  client: HttpClient,
  path: string,
): Promise<{ status: number; type: string; bytes: Buffer }> {
  const answer = await fetch(`${app.origin}${path}`, { headers: { Cookie: client.cookieHeader() } });
  return {
    status: answer.status,
    type: answer.headers.get('Content-Type') ?? '',
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

const rowOf = async (id: string, query = ''): Promise<Loose> => {
  const rows: Loose[] = ok(await fixture.employer.client.get(`/api/i9-forms?limit=100${query}`));
  return rows.find(({ referralId }) => referralId === id);
};

describe('the form on paper', () => {
  it('the employer’s PDF has all pages, and printing leaves a step in the trail', async () => {
    const { id } = await fixture.complete();
    const { status, type, bytes } = await bytesOf(fixture.employer.client, `/api/i9-forms/${id}/document`);
    expect([status, type]).toEqual([200, 'application/pdf']);
    const pdf = await PDFDocument.load(bytes);
    expect(pdf.getPageCount()).toBe(5);
    expect(pdf.getTitle()).toBe('Form I-9: Bo Li');
    const { trail } = ok(await fixture.form(id));
    expect(trail.map(({ kind }: Loose) => kind)).toContain('printed');
  });
});

describe('the board', () => {
  it('the board lists forms by their due day, page after page', async () => {
    const [late, early] = [await fixture.accepted(fixture.day(20)), await fixture.accepted(fixture.day(10))];
    const rows: Loose[] = ok(await fixture.employer.client.get('/api/i9-forms?due=true&limit=100'));
    const own = rows.filter(({ referralId }) => referralId === late.id || referralId === early.id);
    expect(own.map(({ due }) => due)).toEqual([
      { kind: 'section1', on: fixture.day(10), isLate: false },
      { kind: 'section1', on: fixture.day(20), isLate: false },
    ]);
    const seen: string[] = [];
    let path: string | null = '/api/i9-forms?due=true&limit=1';
    while (path !== null) {
      const { body, headers }: { body: Loose; headers: Headers } = await fixture.employer.client.get(path);
      seen.push(...body.map(({ id }: Loose) => id));
      path = /<([^>]+)>/.exec(headers.get('Link') ?? '')?.[1] ?? null;
    }
    expect(seen).toEqual(rows.map(({ id }) => id));
  });
});

it('the next form suggests who signed section 2 last, to the employer only', async () => {
  const first = await fixture.accepted(fixture.day(1));
  ok(await fixture.sign(first.token));
  const signer = { representativeName: 'Ruiz, Ana', businessAddress: '1 Main St' };
  ok(await fixture.verify(first.id, { ...signer, firstDayOn: fixture.day(1) }));
  const { id } = await fixture.accepted(fixture.day(1));
  const path = `/api/i9-forms/${id}/section2`;
  expect(ok(await fixture.employer.client.get(path)).lastRepresentative).toMatchObject({
    name: 'Ruiz, Ana',
    businessAddress: '1 Main St',
  });
  const signed = ok(await fixture.employer.client.get(`/api/i9-forms/${first.id}/section2`));
  expect(signed.lastRepresentative).toBeNull();
});

describe('reverification', () => {
  it('a reverification is due when the document expires, and a newer document settles it', async () => {
    const { id, token } = await fixture.accepted(fixture.day(1));
    ok(await fixture.sign(token));
    ok(
      await fixture.verify(id, {
        firstDayOn: fixture.day(1),
        documents: [{ ...workPermit, expiresOn: fixture.day(60) }],
      }),
    );
    expect((await rowOf(id))?.due).toEqual({ kind: 'reverification', on: fixture.day(60), isLate: false });
    const supplement = {
      kind: 'B',
      documents: [{ ...workPermit, expiresOn: fixture.day(500) }],
      representativeName: 'Stone, Rosa',
      attested: true,
      signature: 'Rosa Stone',
    };
    const path = `/api/i9-forms/${id}/supplements`;
    const listB = {
      ...supplement,
      documents: [{ kind: 'drivers_license', authority: 'Texas', expiresOn: '2040-01-01' }],
    };
    expect(await fixture.employer.client.post(path, listB)).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'documents.0.kind' }] },
    });
    const i94 = { kind: 'i94', number: '123456789A1', expiresOn: fixture.day(500) };
    expect(await fixture.employer.client.post(path, { ...supplement, documents: [i94] })).toMatchObject({
      status: 422,
      body: { code: 'eligibility.companion_alone', issues: [{ path: 'documents.0.kind' }] },
    });
    const receipt = { ...workPermit, number: '', expiresOn: '', isReceipt: true };
    ok(await fixture.employer.client.post(path, { ...supplement, documents: [receipt] }));
    expect((await rowOf(id))?.due).toEqual({ kind: 'reverification', on: fixture.day(150), isLate: false });
    const foreign = {
      kind: 'foreign_passport_i94',
      authority: 'Mexico',
      number: 'G12345678',
      expiresOn: '2040-01-01',
    };
    const pair = ok(await fixture.employer.client.post(path, { ...supplement, documents: [foreign, i94] }));
    expect(pair.supplements.at(-1).documents).toMatchObject([
      { number: 'G12345678' },
      { number: '123456789A1' },
    ]);
    expect((await rowOf(id))?.due).toEqual({ kind: 'reverification', on: fixture.day(500), isLate: false });
    ok(
      await fixture.employer.client.post(path, {
        ...supplement,
        documents: [{ ...workPermit, expiresOn: fixture.day(600) }],
      }),
    );
    expect((await rowOf(id))?.due).toEqual({ kind: 'reverification', on: fixture.day(600), isLate: false });
  });
});

describe('a rehire', () => {
  it('a rehire reuses the form after the last day of work, and is refused with its path before and too late', async () => {
    const { id } = await fixture.complete();
    await app.advance(24 * 2);
    const { client } = fixture.employer;
    const rehire = (rehiredOn: string) =>
      client.post(`/api/i9-forms/${id}/supplements`, {
        kind: 'B',
        rehiredOn,
        documents: [],
        representativeName: 'Stone, Rosa',
        attested: true,
        signature: 'Rosa Stone',
      });
    const refused = (code: string) => ({
      status: 422,
      body: { code: `eligibility.${code}`, issues: [{ path: 'rehiredOn' }] },
    });
    expect(await rehire(fixture.day(1))).toMatchObject(refused('rehire_before_end'));
    const endedOn = fixture.day();
    const { rehireUntil } = ok(await client.put(`/api/i9-forms/${id}/end`, { endedOn }));
    expect(await rehire(endedOn)).toMatchObject(refused('rehire_day'));
    expect(await rehire(fixture.day(1))).toMatchObject({
      status: 201,
      body: { endedOn: null, retentionExpiry: null, supplements: [{ rehiredOn: fixture.day(1) }] },
    });
    expect(await client.put(`/api/i9-forms/${id}/end`, { endedOn })).toMatchObject({
      status: 422,
      body: { code: 'eligibility.ended_before' },
    });
    await app.advance(24 * 365 * 3);
    ok(await client.put(`/api/i9-forms/${id}/end`, { endedOn: fixture.day(-1) }));
    expect(rehireUntil < fixture.day(9)).toBe(true);
    expect(await rehire(fixture.day(9))).toMatchObject(refused('new_form_needed'));
  });
});

describe('as time goes by', () => {
  it('both are reminded, each day once', async () => {
    const { id, phone } = await fixture.accepted(fixture.day(3));
    const texts = async (): Promise<number> =>
      (await fixture.outbox(phone)).filter(({ body }) => String(body).includes('/i9/')).length;
    const before = await texts();
    await app.advance(48);
    expect(await texts()).toBe(before + 1);
    await app.advance(1);
    expect(await texts()).toBe(before + 1);
    const notices: Loose[] = ok(await fixture.employer.client.get('/api/notifications'));
    expect(
      notices.filter(({ type, data }) => type === 'i9_section1_due' && data?.referralId === id).length,
    ).toBe(1);
  });

  it('the employer hears four times that section 2 is due, and the worker once to bring documents', async () => {
    const { id, phone, token } = await fixture.accepted(fixture.day(1));
    ok(await fixture.sign(token));
    const heard = async (): Promise<readonly number[]> => {
      const notices: Loose[] = ok(await fixture.employer.client.get('/api/notifications?limit=100'));
      const texts = (await fixture.outbox(phone)).filter(({ body }) => String(body).includes('documents'));
      return [
        notices.filter(({ type, data }) => type === 'i9_section2_due' && data?.referralId === id).length,
        texts.length,
      ];
    };
    expect(await heard()).toEqual([0, 0]);
    // The first day, three business days, the holidays and weekends between them, and a day more.
    for (let days = 0; days < 10; days += 1) await app.advance(24);
    expect(await heard()).toEqual([4, 1]);
  });

  it('a form is destroyed on the day after its retention day, and not while it is held', async () => {
    const { id } = await fixture.complete();
    await app.advance(24 * 2);
    const { client } = fixture.employer;
    const ended = ok(await client.put(`/api/i9-forms/${id}/end`, { endedOn: fixture.day() }));
    expect((await client.post(`/api/i9-forms/${id}/hold`, { on: true })).body.issues[0].path).toBe('reason');
    const daysLeft = (Date.parse(ended.retentionExpiry) - Date.parse(fixture.day())) / 86_400_000;
    await app.advance(24 * daysLeft);
    expect(fixture.day()).toBe(ended.retentionExpiry);
    expect(ok(await fixture.form(id))).toMatchObject({ status: 'complete', isHeld: false });
    ok(await client.post(`/api/i9-forms/${id}/hold`, { on: true, reason: 'A charge was filed' }));
    await app.advance(24);
    expect(ok(await fixture.form(id))).toMatchObject({ status: 'complete', isHeld: true });
    ok(await client.post(`/api/i9-forms/${id}/hold`, { on: false }));
    await app.advance(1);
    expect(ok(await fixture.form(id))).toMatchObject({
      status: 'purged',
      workerName: 'Former employee',
      section1: null,
      section2: null,
    });
    expect((await client.get(`/api/i9-forms/${id}/document`)).status).toBe(404);
  });
});
