import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpEmployer, signUpReferrer, testPhone } from '#testing/fixtures/sign-up.ts';
import { asId } from '#kernel/ids.ts';
import { PERSONAL_DATA, UNIT_OF_WORK } from '#platform/tokens.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ATTACHMENT_SOURCES } from '#modules/notifications/index.ts';
import { CheckFixture, ok } from '#modules/checks/testing/api-fixture.ts';
import { CheckrStandIn, STAND_IN_KEY } from '#modules/checks/testing/checkr-stand-in.ts';

const STORED = {
  name: 'test-stored-report',
  text: `select r.sealed, a.id from background_reports r join adverse_actions a on a.id = r.action_id where a.referral_id = $1`,
};

describe('the report that goes with a notice', () => {
  let agency: CheckrStandIn;
  let app: TestApplication;
  let fixture: CheckFixture;
  beforeAll(async () => {
    agency = await CheckrStandIn.start();
    const environment = {
      BACKGROUND_CHECK_URL: agency.url,
      BACKGROUND_CHECK_KEY: STAND_IN_KEY,
      BACKGROUND_CHECK_CONTACT: 'The Agency|1 Main St, Denver|(800) 555-0100',
    };
    app = await startTestApplication({ environment });
    fixture = await CheckFixture.open(app);
  });
  afterAll(async () => {
    await app.stop();
    await agency.stop();
  });
  beforeEach(() => {
    agency.failure = null;
  });

  const path = (id: string, then = '') => `/api/referrals/${id}/adverse-action${then}`;
  const announce = (id: string) =>
    fixture.employer.client.post(path(id), { note: 'Because of the report', kind: 'background_check' });

  async function reviewed(workerEmail = `cora-${testPhone().slice(1)}@example.com`) {
    const { id, token } = await fixture.asked({ workerName: 'Cora Concern', workerEmail });
    ok(await fixture.authorize(token));
    await app.settle();
    const text = `select external_id as "externalId" from background_checks where referral_id = $1`;
    const row = await app.application.sql.row<{ externalId: string }>({ name: 'test-order', text }, [id]);
    agency.complete(row?.externalId ?? '');
    await app.advance(7);
    return { id, workerEmail };
  }
  async function wordsAt(address: string, cookie = ''): Promise<string> {
    const answer = await fetch(app.origin + address, { headers: { Cookie: cookie } });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    return wordsOf(new Uint8Array(await answer.arrayBuffer()));
  }
  /** The file that the email attaches. */
  async function attached(name: string, id: string): Promise<Uint8Array> {
    const source = app.application.all(ATTACHMENT_SOURCES).find((one) => one.name === name);
    return new Uint8Array((await source?.read(id))?.bytes ?? []);
  }
  async function wordsOf(bytes: Uint8Array): Promise<string> {
    const { text } = await extractText(bytes, { mergePages: true });
    return text.replaceAll(/\s+/gu, ' ');
  }

  it('the agency’s own report is on the candidate’s page, in the email, and with the employer who mails it', async () => {
    const { id, workerEmail } = await reviewed();
    ok(await announce(id));
    await app.settle();
    const [mail] = await fixture.outbox(workerEmail);
    for (const file of ['[your-report.pdf]', '[your-rights.pdf]']) expect(mail.body).toContain(file);
    const token = /background-check-notice\/([\w-]+)/.exec(mail.body)?.[1] ?? '';
    expect(ok(await app.client().get(`/api/background-check-notice/${token}`)).hasReport).toBe(true);
    const whole = 'Consumer report National criminal records Cora Concern 1 record';
    expect(await wordsAt(`/api/background-check-notice/${token}/report`)).toBe(whole);
    expect(await wordsAt(path(id, '/report'), fixture.employer.client.cookieHeader())).toBe(whole);
    const { id: action } = (await fixture.state(id)).adverseAction;
    expect(await wordsOf(await attached('checks.report', action))).toBe(whole);
    const summary = await wordsOf(await attached('checks.rights', 'en'));
    expect(summary).toContain('You must be told if information in your file has been used against you.');
    const stranger = await signUpEmployer(app);
    expect((await stranger.client.get(path(id, '/report'))).status).toBe(403);
    expect((await app.client().get(`/api/background-check-notice/${'x'.repeat(43)}/report`)).status).toBe(
      404,
    );
  });

  it('the report is stored encrypted', async () => {
    const { id } = await reviewed();
    ok(await announce(id));
    const row = await app.application.sql.row<{ sealed: string }>(STORED, [id]);
    expect(row?.sealed).toMatch(/^v\d\.[\da-f]{8}\./);
    expect(row?.sealed).not.toContain(Buffer.from('%PDF-').toString('base64').slice(0, 6));
  });

  it('a report without a PDF includes all its data', async () => {
    const { id } = await reviewed();
    agency.givesPdf = false;
    ok(await announce(id));
    agency.givesPdf = true;
    const words = await wordsAt(path(id, '/report'), fixture.employer.client.cookieHeader());
    expect(words).toContain('The Agency, 1 Main St, Denver, (800) 555-0100');
    expect(words).toContain('National criminal records');
    expect(words).toContain('1 record');
  });

  it('a missing report stops the announcement, and the employer can try again', async () => {
    const { id, workerEmail } = await reviewed();
    agency.failure = 503;
    const before = (await fixture.outbox(workerEmail)).length;
    expect(await announce(id)).toMatchObject({
      status: 503,
      body: {
        code: 'checks.report_unavailable',
        message: expect.stringContaining('Nothing was sent'),
      },
    });
    await app.settle();
    expect((await fixture.state(id)).adverseAction).toBeNull();
    expect(await fixture.outbox(workerEmail)).toHaveLength(before);
    agency.failure = null;
    ok(await announce(id));
    expect((await fixture.state(id)).adverseAction.status).toBe('waiting');
  });

  it('the report outlives a deleted account while the notice waits, and is deleted afterward', async () => {
    const { application } = app;
    const erase = async (id: string, worker: string): Promise<void> => {
      await runSql(application.sql, `update referrals set worker_id = '${worker}' where id = '${id}'`);
      const parts = application.all(PERSONAL_DATA).filter(({ name }) => name === 'checks');
      for (const part of parts)
        await application.get(UNIT_OF_WORK).transaction(() => part.erase(asId<'user'>(worker)));
    };
    const { id } = await reviewed();
    ok(await announce(id));
    const { id: worker } = await signUpReferrer(app);
    await erase(id, worker);
    expect((await fixture.state(id)).check.findings).not.toEqual([]);
    expect(await application.sql.row(STORED, [id])).not.toBeNull();
    ok(await fixture.employer.client.delete(path(id)));
    await erase(id, worker);
    expect((await fixture.state(id)).check.findings).toEqual([]);
    expect(await application.sql.row(STORED, [id])).toBeNull();
    expect((await fixture.employer.client.get(path(id, '/report'))).status).toBe(404);
  });

  it('the candidate’s personal data include the report', async () => {
    const { application } = app;
    const { id } = await reviewed();
    ok(await announce(id));
    const { id: worker } = await signUpReferrer(app);
    await runSql(application.sql, `update referrals set worker_id = '${worker}' where id = '${id}'`);
    const [part] = application.all(PERSONAL_DATA).filter(({ name }) => name === 'checks');
    const copy = JSON.stringify(await part?.collect(asId<'user'>(worker)));
    const report = /"report":"([\w+/=]+)"/.exec(copy)?.[1] ?? '';
    expect(await wordsOf(new Uint8Array(Buffer.from(report, 'base64')))).toContain('Cora Concern 1 record');
  });
});
