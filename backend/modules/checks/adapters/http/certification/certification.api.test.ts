import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certifyChecks } from '#testing/fixtures/people/certify-checks.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpEmployer, signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { CheckFixture, ok } from '#modules/checks/testing/api-fixture.ts';

const PATH = '/api/check-certification';
const REQUIRED = { status: 409, body: { code: 'checks.certification_required' } };

describe('the certification of an employer over HTTP', () => {
  let app: TestApplication;
  let referrer: SignedUp;
  beforeAll(async () => {
    app = await startTestApplication();
    referrer = await signUpReferrer(app);
  });
  afterAll(() => app.stop());

  /** A fixture whose employer has not certified anything. */
  const newcomer = async (): Promise<CheckFixture> =>
    new CheckFixture(app, await signUpEmployer(app), referrer);
  const test = async ({ employer }: CheckFixture, id: string): Promise<Loose> =>
    ok(await employer.client.get(`/api/referrals/${id}/drug-test`));
  const noticesOf = async ({ employer }: CheckFixture): Promise<string[]> => {
    await app.settle();
    return ok(await employer.client.get('/api/notifications')).map(({ type }: Loose) => type);
  };
  /** Hired with both add-ons, which are paid. */
  const hiredWithBoth = async (fixture: CheckFixture): Promise<string> => {
    const id = await fixture.refer();
    await fixture.move(id, 'interview_scheduled');
    const addOns = { backgroundCheck: true, drugTest: true };
    const { payment } = ok(await fixture.employer.client.put(`/api/referrals/${id}/hire`, { addOns }));
    await fixture.pay(payment);
    return id;
  };

  it('the first check or drug test requires a certification, charges nothing without it, and requests it once', async () => {
    const fixture = await newcomer();
    const { client } = fixture.employer;
    const id = await fixture.refer();
    expect(await fixture.state(id)).toMatchObject({ check: null, needsCertification: true });
    expect(await fixture.request(id)).toMatchObject(REQUIRED);
    expect(await client.post(`/api/referrals/${id}/drug-test`, {})).toMatchObject(REQUIRED);
    expect(await fixture.refundsOf(id)).toEqual([]);
    expect(ok(await client.get(PATH))).toMatchObject({ certified: null });
    await certifyChecks(client);
    expect(ok(await client.get(PATH)).certified).toMatchObject({ name: 'Pat Number', language: 'en' });
    expect(await fixture.state(id)).toMatchObject({ needsCertification: false });
    ok(await fixture.request(id));
    ok(await client.post(`/api/referrals/${await fixture.refer()}/drug-test`, {}));
  });

  it('one certification per version is stored with the hash of its text, and the database refuses changes', async () => {
    const { employer } = await newcomer();
    const { version } = ok(await employer.client.get(PATH));
    const sign = (name: string, language = 'es') =>
      employer.client.post(PATH, { version, language, name, certified: true });
    await Promise.all([sign('María Núñez'), sign('María Núñez'), sign('María Núñez')]);
    ok(await sign('Someone Else', 'en'));
    const rows = await runSql(
      app.application.sql,
      'select * from check_certifications where employer_id = $1',
      [employer.id],
    );
    expect(rows).toEqual([
      expect.objectContaining({
        version,
        language: 'es',
        name: 'María Núñez',
        text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      }),
    ]);
    for (const change of ["update check_certifications set name = 'x'", 'delete from check_certifications']) {
      await expect(runSql(app.application.sql, change)).rejects.toThrow(/never changed/);
    }
    const copy = ok(await employer.client.get('/api/auth/personal-data'));
    expect(JSON.stringify(copy)).toContain('María Núñez');
  });

  it('a certification without a name, a check mark, the current text, or a session is refused', async () => {
    const { employer } = await newcomer();
    const { version } = ok(await employer.client.get(PATH));
    const whole = { version, language: 'en', name: 'Pat Number', certified: true };
    const answers = [
      { ...whole, name: ' ' },
      { ...whole, certified: false },
      { ...whole, language: 'fr' },
    ];
    for (const body of answers) expect((await employer.client.post(PATH, body)).status).toBe(400);
    expect(await employer.client.post(PATH, { ...whole, version: '2020-01' })).toMatchObject({
      status: 409,
      body: { code: 'checks.certification_changed' },
    });
    expect((await app.client().post(PATH, whole)).status).toBe(401);
    expect(ok(await employer.client.get(PATH))).toMatchObject({ certified: null });
  });

  it('checks paid with a hire wait for the certification without contacting the candidate, and continue after it', async () => {
    const fixture = await newcomer();
    const { client } = fixture.employer;
    const id = await hiredWithBoth(fixture);
    expect(await fixture.state(id)).toMatchObject({
      check: { status: 'awaiting_consent', url: null },
      needsCertification: true,
    });
    expect(await test(fixture, id)).toMatchObject({ test: { url: null }, needsCertification: true });
    expect(await noticesOf(fixture)).toEqual(
      expect.arrayContaining(['background_check_uncertified', 'drug_test_uncertified']),
    );
    expect(await client.post(`/api/referrals/${id}/background-check/link`)).toMatchObject(REQUIRED);
    expect(await fixture.request(id, 'standard')).toMatchObject(REQUIRED);
    await certifyChecks(client);
    const { check, needsCertification } = await fixture.state(id);
    expect([check.status, needsCertification]).toEqual(['awaiting_consent', false]);
    ok(await fixture.authorize(await fixture.sentToken(check.url)));
    expect((await test(fixture, id)).test.url).not.toBeNull();
    const refunds = await fixture.refundsOf(id);
    expect(refunds.map(([, refunded]) => refunded)).toEqual(refunds.map(() => '0.00'));
    expect((await fixture.ledgerCheck()).problems).toEqual([]);
  });

  it('a paid check without a certification can be canceled and is refunded', async () => {
    const fixture = await newcomer();
    const id = await hiredWithBoth(fixture);
    ok(await fixture.employer.client.delete(`/api/referrals/${id}/background-check`));
    expect((await fixture.refundsOf(id)).map(([, refunded]) => refunded)).toContain('50.00');
    await certifyChecks(fixture.employer.client);
    expect(await fixture.state(id)).toMatchObject({ check: null });
    expect((await fixture.ledgerCheck()).problems).toEqual([]);
  });

  it('every check that starts during the signature is found', async () => {
    const fixture = await newcomer();
    const ids = [await fixture.refer(), await fixture.refer(), await fixture.refer()];
    for (const id of ids) {
      await fixture.move(id, 'interview_scheduled');
      const addOns = { backgroundCheck: true };
      const { payment } = ok(await fixture.employer.client.put(`/api/referrals/${id}/hire`, { addOns }));
      await Promise.all([
        fixture.pay(payment),
        ...(id === ids[1] ? [certifyChecks(fixture.employer.client)] : []),
      ]);
    }
    await app.settle();
    for (const id of ids) expect((await fixture.state(id)).check.url).not.toBeNull();
  });
});
