import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer, HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpEmployer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import {
  I9Fixture,
  license,
  ok,
  passport,
  section2,
  ssnCard,
} from '#modules/eligibility/testing/api-fixture.ts';

const COMMENT = 'taken at 30.2672 -97.7431';
let app: TestApplication;
/** An employer that stores copies of everyone's documents. */
let fixture: I9Fixture;
let photo: Buffer;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await I9Fixture.open(app);
  ok(await fixture.employer.client.put('/api/i9-settings', { usesEverify: false, copiesDocuments: true }));
  photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#1b1f23' } })
    .withExif({ IFD0: { ImageDescription: COMMENT } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.stop());

const keep = (
  id: string,
  query = 'kind=us_passport&side=front',
  bytes: Buffer = photo,
): Promise<HttpAnswer<Loose>> =>
  fixture.employer.client.send('POST', `/api/i9-forms/${id}/copies?${query}`, bytes, {
    'Content-Type': 'image/jpeg',
  });
async function bytesOf(
  client: HttpClient,
  path: string,
): Promise<{ headers: Headers; status: number; bytes: Buffer }> {
  const answer = await fetch(`${app.origin}${path}`, { headers: { Cookie: client.cookieHeader() } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
async function half(): Promise<{ id: string; token: string }> {
  const made = await fixture.accepted(fixture.day(1));
  ok(await fixture.sign(made.token));
  return made;
}
const verify = (id: string, change: object = {}) =>
  fixture.verify(id, { firstDayOn: fixture.day(1), documents: [passport], ...change });

describe('a copy of a document', () => {
  it('a copy is redrawn, stored sealed, and sent as a file only to the owner', async () => {
    const { id } = await half();
    const { id: copyId } = ok(await keep(id));
    const path = `/api/i9-forms/${id}/copies/${copyId}`;
    const { headers, bytes } = await bytesOf(fixture.employer.client, path);
    expect(headers.get('Content-Type')).toBe('image/jpeg');
    expect(headers.get('Content-Disposition')).toMatch(/^attachment/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(bytes.toString('latin1')).not.toContain(COMMENT);
    expect((await sharp(bytes).metadata()).width).toBe(1800);
    const stored = await app.application.sql.row<{ sealed: string }>(
      { name: 'test-i9-copy', text: 'select sealed from i9_copies where id = $1' },
      [copyId],
    );
    expect(stored?.sealed).toMatch(/^v1\./);
    expect(stored?.sealed).not.toContain(bytes.toString('base64').slice(0, 60));
    const { client: other } = await signUpEmployer(app);
    expect((await bytesOf(other, path)).status).toBe(403);
    expect((await bytesOf(app.client(), path)).status).toBe(401);
    const { trail } = ok(await fixture.form(id));
    expect(trail.map(({ kind }: Loose) => kind)).toEqual(
      expect.arrayContaining(['copy_added', 'copy_viewed']),
    );
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.4 trailer')],
    ['nothing', Buffer.alloc(0)],
  ])('a copy that is %s is refused', async (_what, bytes) => {
    const { id } = await shared();
    expect((await keep(id, undefined, bytes)).status).toBe(415);
  });

  it('a copy that is too large, has too many pixels, or is broken is refused', async () => {
    const { id } = await shared();
    expect((await keep(id, undefined, Buffer.alloc(9 * 1024 * 1024, 1))).status).toBe(413);
    const wide = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await keep(id, undefined, wide)).toMatchObject({
      status: 422,
      body: { code: 'eligibility.copy_pixels' },
    });
    expect((await keep(id, undefined, photo.subarray(0, 900))).status).toBe(422);
  });

  it('a copy is refused before section 1, for an unknown side, or if the employer stores none', async () => {
    const { id } = await fixture.accepted(fixture.day(1));
    expect((await keep(id)).status).toBe(409);
    const signed = await shared();
    expect((await keep(signed.id, 'kind=us_passport&side=back')).body.code).toBe('eligibility.no_such_side');
    expect((await keep(signed.id, 'kind=nothing&side=front')).status).toBe(400);
    const other = await I9Fixture.open(app);
    const made = await other.accepted(other.day(1));
    ok(await other.sign(made.token));
    const path = `/api/i9-forms/${made.id}/copies?kind=us_passport&side=front`;
    const answer = await other.employer.client.send('POST', path, photo, { 'Content-Type': 'image/jpeg' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'eligibility.not_copied' } });
  });
});

describe('section 2 of an employer that stores copies', () => {
  it('the signature requires a copy of each side, and takes no others', async () => {
    const { id } = await half();
    const documents = [license, ssnCard];
    const refused = await verify(id, { documents });
    expect(refused.status).toBe(422);
    expect(refused.body.issues.map(({ path }: Loose) => path)).toEqual([
      'documents.0.copies',
      'documents.0.copies',
      'documents.1.copies',
    ]);
    for (const query of [
      'kind=drivers_license&side=front',
      'kind=drivers_license&side=back',
      'kind=ssn_card&side=front',
    ])
      ok(await keep(id, query));
    ok(await keep(id));
    const form = ok(await verify(id, { documents }));
    expect(form.copies.map(({ kind, isSigned }: Loose) => [kind, isSigned])).toEqual([
      ['drivers_license', true],
      ['drivers_license', true],
      ['ssn_card', true],
    ]);
  });

  it('a correction retains its copies, and requires copies of a new document', async () => {
    const { id } = await half();
    ok(await keep(id));
    ok(await verify(id));
    const correct = (documents: readonly object[]) => {
      const entry = { ...section2, firstDayOn: fixture.day(1), documents, reason: 'A typing error' };
      return fixture.employer.client.post(`/api/i9-forms/${id}/corrections`, { section: 'section2', entry });
    };
    ok(await correct([{ ...passport, number: '483920176' }]));
    expect((await correct([license, ssnCard])).body.code).toBe('eligibility.copies_missing');
  });

  it('goes by what held when the form opened', async () => {
    const { id } = await half();
    const { client } = fixture.employer;
    ok(await client.put('/api/i9-settings', { usesEverify: false, copiesDocuments: false }));
    expect((await verify(id)).body.code).toBe('eligibility.copies_missing');
    const later = await half();
    expect(ok(await verify(later.id)).copies).toEqual([]);
    ok(await client.put('/api/i9-settings', { usesEverify: false, copiesDocuments: true }));
  });

  it('asks companies in E-Verify for what has its photo compared, and for everything seen by video', async () => {
    const other = await I9Fixture.open(app);
    const settings = { usesEverify: true, companyId: '123456', since: '2025-01-15' };
    ok(await other.employer.client.put('/api/i9-settings', settings));
    const made = await other.accepted(other.day(1));
    ok(await other.sign(made.token));
    const sign = (change: object) => other.verify(made.id, { firstDayOn: other.day(1), ...change });
    expect((await sign({ documents: [passport] })).body.code).toBe('eligibility.copies_missing');
    const unmatched = { documents: [license, ssnCard] };
    expect((await sign({ ...unmatched, usedAlternative: true })).body.code).toBe(
      'eligibility.copies_missing',
    );
    for (const query of [
      'kind=drivers_license&side=front',
      'kind=drivers_license&side=back',
      'kind=ssn_card&side=front',
    ]) {
      const path = `/api/i9-forms/${made.id}/copies?${query}`;
      ok(await other.employer.client.send('POST', path, photo, { 'Content-Type': 'image/jpeg' }));
    }
    const form = ok(await sign({ ...unmatched, usedAlternative: true }));
    expect([form.status, form.section2.usedAlternative]).toEqual(['complete', true]);
  });
});

describe('stored copies', () => {
  it('copies are part of an export that requests them', async () => {
    const { id } = await half();
    ok(await keep(id));
    ok(await verify(id));
    const without = await bytesOf(fixture.employer.client, '/api/i9-forms/export');
    expect(without.bytes.toString('latin1')).not.toContain('us_passport-front.jpg');
    const { bytes } = await bytesOf(fixture.employer.client, '/api/i9-forms/export?copies=true');
    expect(bytes.toString('latin1')).toMatch(/copies\/\d{4}-Li-Bo\/1-us_passport-front\.jpg/);
  });

  it('the database refuses to change what was signed for', async () => {
    const { id } = await half();
    ok(await keep(id));
    ok(await verify(id));
    for (const text of [
      `delete from i9_copies where entry_id is not null`,
      `update i9_copies set document_kind = 'ssn_card' where entry_id is not null`,
      `truncate i9_copies`,
    ])
      await expect(runSql(app.application.sql, text)).rejects.toThrow(/never changed/);
  });

  it('copies are deleted with the form, or after a week without a signature', async () => {
    const { id } = await half();
    ok(await keep(id));
    ok(await verify(id));
    const waiting = await half();
    ok(await keep(waiting.id));
    await app.advance(24 * 8);
    expect(ok(await fixture.form(waiting.id)).copies).toEqual([]);
    const { client } = fixture.employer;
    ok(await client.put(`/api/i9-forms/${id}/end`, { endedOn: fixture.day() }));
    await app.advance(24 * 366 * 3);
    expect(ok(await fixture.form(id))).toMatchObject({ status: 'purged', copies: [] });
  });
});

let made: Promise<{ id: string }> | null = null;
function shared(): Promise<{ id: string }> {
  made ??= half();
  return made;
}
