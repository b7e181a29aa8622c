import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const months = async (): Promise<Loose[]> => (await app.client().get('/api/transparency')).body;
const move = (table: string, column: string, days: number) =>
  app.application.sql.rows({
    name: `test-move-${table}-${column}`,
    text: `update ${table} set ${column} = ${column} - make_interval(days => ${days})`,
  });

it('anyone can read the counts of reports and decisions for twelve months', async () => {
  const [ana, bo] = [await signUpAdmin(app), await signUpAdmin(app)];
  const [pat, kim] = [await signUpReferrer(app), await signUpReferrer(app)];
  const report = (reason: string, contentId: string, client = kim.client) =>
    client.post('/api/reports', {
      contentType: 'user',
      contentId,
      reason,
      description: 'Not a nice person.',
    });
  const first = await report('harassment', pat.id);
  await report('spam', pat.id, bo.client);
  const taken = await report('other', bo.id);
  await kim.client.delete(`/api/reports/${taken.body.id}`);
  const note = { action: 'warn', note: 'Please be kind.' };
  await ana.client.post(`/api/admin/reports/${first.body.id}/resolve`, note);
  await move('moderation_cases', 'created_at', 1);
  const [{ id }] = (await pat.client.get('/api/my-moderation-actions')).body;
  const appealed = await pat.client.post(`/api/moderation-actions/${id}/appeal`, {
    text: 'I was kind to them.',
  });
  const answer = { uphold: false, note: 'You were.' };
  await bo.client.post(`/api/admin/appeals/${appealed.body.id}`, answer);
  const found = await months();
  expect(found).toHaveLength(12);
  const now = app.application.clock.now().toISOString().slice(0, 7);
  expect(found[0]).toEqual({
    month: now,
    reports: 3,
    withdrawnReports: 1,
    reportsByReason: { spam: 1, harassment: 1, inappropriate: 0, misinformation: 0, other: 1 },
    decisions: { dismiss: 0, hide: 0, restore: 0, lock: 0, warn: 1, suspend: 0, ban: 0, lift: 0 },
    medianHours: 24,
    appeals: 1,
    appealsGranted: 1,
    appealsDenied: 0,
  });
  expect(found.slice(1).every(({ reports, medianHours }) => reports === 0 && medianHours === null)).toBe(
    true,
  );
  const named: string[] = found.map(({ month }) => month);
  expect(named).toEqual(named.toSorted().toReversed());
});
