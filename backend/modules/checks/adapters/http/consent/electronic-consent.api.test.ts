import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { hashedTexts } from '#platform/text/hashed-text.ts';
import { CHECK_ESIGN_CONSENT } from '#contract/checks/consent/esign-text.ts';
import { CheckFixture, ok } from '#modules/checks/testing/api-fixture.ts';

describe('the consent to read a disclosure electronically over HTTP', () => {
  let app: TestApplication;
  let fixture: CheckFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await CheckFixture.open(app);
  });
  afterAll(() => app.stop());

  const texts = hashedTexts(CHECK_ESIGN_CONSENT);
  const yes = (esignVersion: string | null) => ({
    consentGiven: true,
    candidateSignature: 'Bo Li',
    language: 'es',
    esignVersion,
  });
  const kept = async (id: string): Promise<unknown> => {
    const { check } = await fixture.state(id);
    const text = `select esign_version, esign_hash from background_check_consents where check_id = $1`;
    return (await runSql(app.application.sql, text, [check.id]))[0];
  };

  it('the consent is stored with the hash of the text in its language', async () => {
    const { id, token } = await fixture.asked();
    expect((await fixture.answer(token, yes('2020-01'))).body).toMatchObject({
      code: 'checks.consent_changed',
    });
    ok(await fixture.answer(token, yes(texts.es.version)));
    expect(await kept(id)).toEqual({ esign_version: texts.es.version, esign_hash: texts.es.sha256 });
  });

  it("the language of the consent becomes the language of the worker's messages", async () => {
    const { id, token } = await fixture.asked();
    const language = async (): Promise<unknown> =>
      (await runSql(app.application.sql, 'select worker_language($1) as language', [id]))[0];
    expect(await language()).toEqual({ language: 'en' });
    ok(await fixture.answer(token, yes(texts.es.version)));
    expect(await language()).toEqual({ language: 'es' });
  });

  it('a bare answer and a no store no consent', async () => {
    const bare = await fixture.asked();
    ok(await fixture.answer(bare.token, yes(null)));
    expect(await kept(bare.id)).toEqual({ esign_version: null, esign_hash: null });
    const no = await fixture.asked();
    ok(await fixture.answer(no.token, { ...yes(texts.es.version), consentGiven: false }));
    expect(await kept(no.id)).toEqual({ esign_version: null, esign_hash: null });
  });

  it('a request for paper is shown to the employer once, and an answer stays possible', async () => {
    const { id, token, copied, phone } = await fixture.asked();
    const form = () => fixture.employer.client.get(`/api/referrals/${id}/background-check/paper-form`);
    expect((await form()).status).toBe(404);
    const ask = (link: string, body = {}) =>
      app.client().post(`/api/background-check-consent/${link}/paper`, body);
    expect((await ask(copied)).body).toMatchObject({ code: 'checks.code_required' });
    expect((await fixture.state(id)).check.paperAskedAt).toBeNull();
    const { paperAskedAt } = ok(await ask(copied, { code: await fixture.codeFor(copied, phone) }));
    expect((await fixture.state(id)).check).toMatchObject({
      paperAskedAt,
      paperFormUrl: `/api/referrals/${id}/background-check/paper-form`,
    });
    expect((await form()).headers.get('content-type')).toBe('application/pdf');
    await app.advance(1);
    const notices = async () => ok(await fixture.employer.client.get('/api/notifications'));
    const papers = (rows: readonly Loose[]) =>
      rows.filter(({ type }) => type === 'background_check_on_paper');
    expect(papers(await notices())).toHaveLength(1);
    expect(ok(await ask(token)).paperAskedAt).toBe(paperAskedAt);
    ok(await fixture.authorize(token));
    expect((await ask(token)).status).toBe(409);
    expect((await fixture.state(id)).check.paperFormUrl).toBeNull();
    expect((await form()).status).toBe(404);
    expect((await ask('nonsense')).status).toBe(404);
  });
});
