import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { signUpWorker, TEST_PASSWORD, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { MOST_DOCUMENT_BYTES } from '#contract/hiring/index.ts';
import { ReferralFixture, referralOf } from '#testing/fixtures/referral-fixture.ts';
import { HOSTILE_FILES, HOSTILE_NAMES, TWO_FACED_FILES } from '#modules/hiring/testing/hostile-files.ts';
import { JPEG, PDF, WORD_NAMES, zip } from '#modules/hiring/testing/sample-files.ts';

let app: TestApplication;
let fixture: ReferralFixture;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await ReferralFixture.open(app);
});
afterAll(() => app.stop());

const upload = (
  { client }: Pick<SignedUp, 'client'>,
  bytes: Uint8Array,
  query = 'kind=resume&name=cv.pdf',
  type = 'application/pdf',
): Promise<HttpAnswer<Loose>> =>
  client.send('POST', `/api/documents?${query}`, bytes, { 'Content-Type': type });

const CONFIRM = { name: 'test-confirm', text: 'update users set email_verified_at = now() where id = $1' };

describe('a worker’s documents', () => {
  it('documents are stored by their detected type, return as files, and can be deleted', async () => {
    const worker = await signUpWorker(app);
    expect((await worker.client.get('/api/documents')).body).toEqual([]);
    const kept = await upload(worker, PDF, 'kind=resume&name=My%20r%C3%A9sum%C3%A9.pdf', 'text/html');
    expect(kept.status).toBe(201);
    const { id } = kept.body;
    expect(kept.body).toMatchObject({
      kind: 'resume',
      name: 'My résumé.pdf',
      contentType: 'application/pdf',
      size: PDF.length,
    });
    expect((await worker.client.get('/api/documents')).body).toEqual([kept.body]);

    const file = await worker.client.get<string>(`/api/documents/${id}/file`);
    expect([file.status, file.body]).toEqual([200, PDF.toString()]);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="My r_sum_.pdf"; filename*=UTF-8''My%20r%C3%A9sum%C3%A9.pdf`,
      'content-security-policy': `sandbox; default-src 'none'`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });

    expect((await worker.client.delete(`/api/documents/${id}`)).status).toBe(204);
    expect((await worker.client.delete(`/api/documents/${id}`)).status).toBe(404);
    expect((await worker.client.get(`/api/documents/${id}/file`)).status).toBe(404);
  });

  it('a worker has one document of each kind, also after twelve simultaneous uploads', async () => {
    const worker = await signUpWorker(app);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_none, n) =>
        upload(worker, n % 2 ? PDF : JPEG, `kind=${['resume', 'osha_card', 'certificates'][n % 3]}`),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const { body } = await worker.client.get('/api/documents');
    expect(body.map(({ kind }: Loose) => kind)).toEqual(['certificates', 'osha_card', 'resume']);
    const file = await worker.client.get(`/api/documents/${body[0].id}/file`);
    expect(file.headers.get('Content-Type')).toBe(body[0].contentType);
  });

  it('hostile files are refused under any name and type', async () => {
    const worker = await signUpWorker(app);
    const kept: string[] = [];
    for (const [n, [what, bytes]] of HOSTILE_FILES.entries()) {
      const { status, body } =
        n % 2
          ? await upload(worker, bytes, 'kind=osha_card&name=card.png', 'image/png')
          : await upload(worker, bytes, 'kind=resume&name=cv.pdf', 'application/pdf');
      if (status !== 422 || body.code !== 'hiring.document_type') kept.push(`${what}: ${status}`);
    }
    expect(kept).toEqual([]);
    const nothing = await upload(worker, new Uint8Array());
    expect([nothing.status, nothing.body]).toMatchObject([
      400,
      { code: 'hiring.document_empty', message: 'The file is empty' },
    ]);
    expect((await worker.client.get('/api/documents')).body).toEqual([]);
  });

  it.each(TWO_FACED_FILES)('documents do no harm when they are %s', async (_what, bytes, type) => {
    const worker = await signUpWorker(app);
    const { id } = (await upload(worker, bytes, 'kind=resume&name=cv.html', 'text/html')).body;
    const { headers } = await worker.client.get(`/api/documents/${id}/file`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(/^attachment; filename="cv\.(pdf|png|jpg)"/),
      'content-security-policy': `sandbox; default-src 'none'`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('a document gets a plain name from any upload', async () => {
    const worker = await signUpWorker(app);
    const names: (readonly [string, unknown])[] = [];
    for (const [sent] of HOSTILE_NAMES) {
      const { body } = await upload(worker, PDF, `kind=resume&name=${encodeURIComponent(sent)}`);
      names.push([sent, body.name]);
      const { status, headers } = await worker.client.get(`/api/documents/${body.id}/file`);
      expect([status, headers.get('Set-Cookie')?.includes('a=b') ?? false]).toEqual([200, false]);
    }
    expect(names).toEqual(HOSTILE_NAMES);
    expect((await upload(worker, PDF, `kind=resume&name=${'a'.repeat(256)}`)).status).toBe(400);
  });

  it('documents may have ten megabytes and not a byte more', async () => {
    const worker = await signUpWorker(app);
    const most = Buffer.alloc(MOST_DOCUMENT_BYTES);
    PDF.copy(most);
    expect((await upload(worker, most)).status).toBe(201);
    const more = await upload(worker, Buffer.concat([most, Buffer.from('.')])).catch(
      (error: unknown) => error,
    );
    // The server may close the connection while the client is still sending. It stores nothing either way.
    if (!(more instanceof Error))
      expect(more).toMatchObject({ status: 413, body: { code: 'http.too_large' } });
    const { body } = await worker.client.get('/api/documents');
    expect(body).toMatchObject([{ size: MOST_DOCUMENT_BYTES }]);
  });

  it('an upload requires a kind, a plain file and a worker', async () => {
    const worker = await signUpWorker(app);
    expect((await upload(worker, PDF, 'kind=passport')).body.message).toBe('Unknown kind of document');
    expect((await upload(worker, zip(WORD_NAMES), 'kind=osha_card')).status).toBe(422);
    expect((await upload(worker, zip(WORD_NAMES), 'kind=resume&name=cv.docx')).body.name).toBe('cv.docx');
    const packed = { 'Content-Type': 'application/pdf', 'Content-Encoding': 'gzip' };
    expect((await worker.client.send('POST', '/api/documents?kind=resume', PDF, packed)).status).toBe(415);
    expect((await upload(worker, PDF, 'kind=resume&name=a%00b')).status).toBe(400);
    expect((await upload(fixture.employer, PDF)).status).toBe(403);
    expect((await upload({ client: app.client() }, PDF)).status).toBe(401);
  });
});

describe('the readers of a worker’s documents', () => {
  const listedFor = async ({ client }: SignedUp, referral: string) => {
    const { status, body } = await client.get(`/api/referrals/${referral}/documents`);
    return status === 200 ? body.length : status;
  };
  const seenBy = async (reader: SignedUp, referral: string, id: string) => [
    await listedFor(reader, referral),
    (await reader.client.get(`/api/documents/${id}/file`)).status,
  ];

  it('only the employer of a live application reads a document', async () => {
    const worker = await signUpWorker(app);
    const { id } = (await upload(worker, PDF)).body;
    const jobId = await fixture.post();
    expect((await fixture.employer.client.get(`/api/documents/${id}/file`)).status).toBe(404);
    const applied = await worker.client.post(`/api/jobs/${jobId}/quick-apply`, {});
    expect(await seenBy(fixture.employer, applied.body.id, id)).toEqual([1, 200]);
    const other = await ReferralFixture.open(app);
    for (const stranger of [other.employer, other.referrer, fixture.referrer, await signUpWorker(app)]) {
      expect(await seenBy(stranger, applied.body.id, id)).toEqual([403, 404]);
    }
    await fixture.move(applied.body.id, 'rejected');
    expect(await seenBy(fixture.employer, applied.body.id, id)).toEqual([0, 404]);
  });

  it('a document stays hidden until the worker confirms a referral that someone else made', async () => {
    const phone = testPhone();
    const worker = await signUpWorker(app, { phone });
    const { id } = (await upload(worker, PDF)).body;
    const body = referralOf(await fixture.post(), { workerEmail: worker.email, workerPhone: phone });
    const referral = (await fixture.referrer.client.post('/api/referrals', body)).body.id;
    await app.application.sql.rows(CONFIRM, [worker.id]);
    expect(await seenBy(fixture.employer, referral, id)).toEqual([0, 404]);
    const token = /confirm-referral\/([\w.~-]+)/.exec(await fixture.lastText(body.workerPhone))?.[1];
    await app.client().post(`/api/referral-confirmation/${token}`, { accept: true });
    expect(await seenBy(fixture.employer, referral, id)).toEqual([1, 200]);
    expect(await seenBy(fixture.referrer, referral, id)).toEqual([403, 404]);
  });

  it('a confirmation from another phone or account with the worker’s email gives no access', async () => {
    const phone = testPhone();
    const worker = await signUpWorker(app, { phone });
    await app.application.sql.rows(CONFIRM, [worker.id]);
    const { id } = (await upload(worker, PDF)).body;
    const named = { workerEmail: worker.email };
    const body = referralOf(await fixture.post(), named);
    const referral = (await fixture.referrer.client.post('/api/referrals', body)).body.id;
    const token = /confirm-referral\/([\w.~-]+)/.exec(await fixture.lastText(body.workerPhone))?.[1];
    await app.client().post(`/api/referral-confirmation/${token}`, { accept: true });
    const impostor = await signUpWorker(app);
    const applied = await impostor.client.post(`/api/jobs/${await fixture.post()}/quick-apply`, {
      ...named,
      workerPhone: phone,
    });
    for (const one of [referral, applied.body.id]) {
      expect(await seenBy(fixture.employer, one, id)).toEqual([0, 404]);
      const profile = (await fixture.employer.client.get(`/api/candidate-profile/${one}`)).body;
      expect(profile.workExperience).toBe(one === referral ? null : 'experienced');
    }
    const own = (await worker.client.get('/api/worker-applications')).body;
    expect(own.map((one: Loose) => one.id)).toEqual([referral]);
    expect(JSON.stringify((await worker.client.get('/api/auth/personal-data')).body)).not.toContain(
      applied.body.id,
    );
  });

  it('no one reads documents of a deleted account; the personal data copy names them before', async () => {
    const worker = await signUpWorker(app);
    await upload(worker, PDF);
    const copy = (await worker.client.get('/api/auth/personal-data')).body.parts.hiring.documents;
    expect(copy).toMatchObject([{ kind: 'resume', name: 'cv.pdf', size: PDF.length }]);
    const count = {
      name: 'test-documents',
      text: 'select count(*)::int as n from worker_documents where worker_id = $1',
    };
    const left = async () => (await app.application.sql.row<{ n: number }>(count, [worker.id]))?.n;
    expect(await left()).toBe(1);
    const gone = await worker.client.send('DELETE', '/api/auth/account', { currentPassword: TEST_PASSWORD });
    expect([gone.status, await left()]).toEqual([204, 0]);
  });
});
