import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpWorker, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { CheckFixture, ok } from '#modules/checks/testing/api-fixture.ts';

const GIVER = { name: 'Mia Foreman', position: 'Site manager' };
const ANSWERS = {
  overall_performance: 5,
  reliability: 5,
  technical_skills: 5,
  safety_awareness: 5,
  teamwork: 5,
  would_rehire: 'yes',
};

let app: TestApplication;
let fixture: CheckFixture;
let id: string;
beforeAll(async () => {
  app = await startTestApplication();
  fixture = await CheckFixture.open(app);
  id = await fixture.refer();
});
afterAll(() => app.stop());

async function tokenOfMail(email: string): Promise<string> {
  const [mail] = await fixture.outbox(email);
  return /\/reference-check\/([\w-]+)/.exec(String(mail.body))?.[1] ?? '';
}
const statusOf = async (token: string) =>
  ok(await app.client().get(`/api/reference-check/${token}`)).status as unknown;
const give = async (token: string) => {
  const responses = Object.entries(ANSWERS).map(([questionId, answer]) => ({ questionId, answer }));
  const body = { responses, responderName: 'Mia Foreman', responderTitle: 'Site manager' };
  return (await app.client().post(`/api/reference-check/${token}`, body)).status;
};

it.each(['email', 'phone'])(
  'a reference link sent to the candidate’s own %s opens nothing',
  async (field) => {
    const asked = { email: `mia-by-${field}@example.com`, phone: testPhone() };
    const { sql } = app.application;
    ok(await fixture.employer.client.post(`/api/referrals/${id}/reference-checks`, { ...GIVER, ...asked }));
    const token = await tokenOfMail(asked.email);
    const set = (to: unknown) =>
      runSql(sql, `update referrals set worker_${field} = $2 where id = $1`, [id, to]);
    const [before] = await runSql(sql, `select worker_${field} as contact from referrals where id = $1`, [
      id,
    ]);
    await set(field === 'email' ? asked.email : asked.phone);
    const dead = [await statusOf(token), await give(token)];
    await set(before?.['contact']);
    expect(dead).toEqual(['revoked', 410]);
    expect(await give(token)).toBe(200);
  },
);

it('a reference link opens nothing once its phone is that of the worker who offers it', async () => {
  const asked = { email: 'mia-offered@example.com', phone: testPhone() };
  const worker = await signUpWorker(app);
  ok(await worker.client.post('/api/my-references', { ...GIVER, ...asked }));
  const token = await tokenOfMail(asked.email);
  await runSql(app.application.sql, `update users set phone = $2 where id = $1`, [worker.id, asked.phone]);
  expect([await statusOf(token), await give(token)]).toEqual(['revoked', 410]);
});
