import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEALED_FIELDS, UNIT_OF_WORK } from '#platform/tokens.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { referenceToken } from '#testing/fixtures/people/sent-token.ts';
import { testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { CheckFixture, ok, tokenOf } from '../../testing/api-fixture.ts';

/** Private data that people write without being asked. */
const PLANTED = '536-22-8726';
let app: TestApplication;
let fixture: CheckFixture;

let written = '';
beforeAll(async () => {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  app = await startTestApplication({ log: pino({ level: 'trace' }, destination) });
  fixture = await CheckFixture.open(app);
});
afterAll(() => app.stop());

async function tablesHolding(trace: string): Promise<string[]> {
  const { sql } = app.application;
  const tables = await sql.rows<{ name: string }>({
    name: 'test-all-tables',
    text: `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  });
  const holding: string[] = [];
  for (const { name } of tables) {
    const text = `select 1 from ${name} as t where strpos(t::text, $1) > 0 limit 1`;
    if (await sql.row({ name: `test-holds-${name}`, text }, [trace])) holding.push(name);
  }
  return holding;
}

let lastNotice = '';
/** A candidate with something to review, who answers the notice. */
async function disputed(): Promise<string> {
  const workerEmail = `cora-${testPhone().slice(1)}@example.com`;
  const { id, token } = await fixture.asked({ workerName: 'Cora Concern', workerEmail });
  ok(await fixture.authorize(token));
  await app.settle();
  await app.advance(1);
  const note = { note: 'Because of the report' };
  ok(await fixture.employer.client.post(`/api/referrals/${id}/adverse-action`, note));
  const [mail] = await fixture.outbox(workerEmail);
  lastNotice = tokenOf(/background-check-notice\/[\w-]+/.exec(String(mail?.['body']))?.[0]);
  const dispute = `That was someone else. My number is ${PLANTED}.`;
  ok(await app.client().post(`/api/background-check-notice/${lastNotice}`, { dispute }));
  expect(ok(await app.client().get(`/api/background-check-notice/${lastNotice}`)).findings).not.toEqual([]);
  return id;
}

async function referred(id: string): Promise<void> {
  const path = `/api/referrals/${id}/reference-checks`;
  const giver = { name: 'Mia Foreman', position: 'Site manager', email: 'mia@example.com' };
  const asked = ok(await fixture.employer.client.post(path, giver));
  const responses = Object.entries({
    overall_performance: 5,
    reliability: 4,
    technical_skills: 5,
    safety_awareness: 3,
    teamwork: 5,
    would_rehire: true,
    strengths: `On time. His number is ${PLANTED}.`,
  }).map(([questionId, answer]) => ({ questionId, answer }));
  const given = {
    responses,
    responderName: 'Mia',
    responderTitle: 'Manager',
    responderCompany: 'Old Builders',
  };
  ok(await app.client().post(`/api/reference-check/${await referenceToken(app, asked.id)}`, given));
}

it('sensitive data of checks are stored encrypted and read only by authorized readers', async () => {
  const id = await disputed();
  await referred(id);
  await app.settle();
  expect(await tablesHolding(PLANTED)).toEqual([]);
  // It is not in the log either, whether a call succeeds, is refused, or fails.
  const answers = { dispute: `My number is ${PLANTED}.`, more: PLANTED };
  await app.client().post('/api/background-check-notice/no-such-notice', answers);
  const { sql } = app.application;
  await sql.rows({ name: 'test-away', text: `alter table adverse_actions rename to adverse_actions_away` });
  const failed = await app.client().post(`/api/background-check-notice/${lastNotice}`, answers);
  await sql.rows({ name: 'test-back', text: `alter table adverse_actions_away rename to adverse_actions` });
  expect(failed.status).toBe(500);
  expect(written).toContain('unexpected error');
  expect(
    [PLANTED, 'Misdemeanor', 'National criminal records'].filter((one) => written.includes(one)),
  ).toEqual([]);
  // The findings are encrypted everywhere, from the agency's report to the email with the notice and the
  // outbox.
  for (const words of ['Misdemeanor', 'National criminal records'])
    expect(await tablesHolding(words)).toEqual([]);
  expect(await tablesHolding('Misdemeanor')).toEqual([]);
  const { check, adverseAction } = await fixture.state(id);
  expect(JSON.stringify(check.findings)).toContain('Misdemeanor');
  expect(adverseAction.dispute).toContain(PLANTED);
  const references: Loose = ok(await fixture.employer.client.get(`/api/referrals/${id}/reference-checks`));
  expect(JSON.stringify(references)).toContain(PLANTED);
});

it('older plain data are readable, and the change of keys encrypts them', async () => {
  const id = await disputed();
  const { sql } = app.application;
  const words = 'That was someone else with my name.';
  await sql.rows(
    { name: 'test-open-dispute', text: `update adverse_actions set dispute = $2 where referral_id = $1` },
    [id, words],
  );
  const { check: before } = await fixture.state(id);
  const plain = {
    name: 'test-open-findings',
    text: `update background_checks set findings = $2 where referral_id = $1`,
  };
  await sql.rows(plain, [id, JSON.stringify(before.findings)]);
  const open = `update outbox_messages set body = $1, is_sealed = false where is_sealed`;
  await sql.rows({ name: 'test-open-emails', text: open }, [
    'National criminal records: Misdemeanor, 2021. See /background-check-notice/x',
  ]);
  expect((await fixture.state(id)).adverseAction.dispute).toBe(words);
  const unitOfWork = app.application.get(UNIT_OF_WORK);
  const sealAll = async (): Promise<number> => {
    let rows = 0;
    for (const fields of app.application.all(SEALED_FIELDS))
      rows += await unitOfWork.transaction(() => fields.sealAnew());
    return rows;
  };
  expect(await sealAll()).toBeGreaterThanOrEqual(3);
  expect(await sealAll()).toBe(0);
  expect(await tablesHolding(words)).toEqual([]);
  const { check, adverseAction } = await fixture.state(id);
  expect([adverseAction.dispute, JSON.stringify(check.findings).includes('Misdemeanor')]).toEqual([
    words,
    true,
  ]);
});
