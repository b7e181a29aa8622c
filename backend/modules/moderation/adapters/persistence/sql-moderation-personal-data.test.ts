import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpReferrer, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const SECRET = 'Something that only they said';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

it('the copy contains moderation data, and a deleted account leaves none of its words', async () => {
  const [ana, pat, bo] = [await signUpAdmin(app), await signUpReferrer(app), await signUpReferrer(app)];
  const words = { contentType: 'user', reason: 'other', description: SECRET };
  await pat.client.post('/api/reports', { ...words, contentId: bo.id });
  const about = await bo.client.post('/api/reports', {
    ...words,
    description: 'Not nice.!',
    contentId: pat.id,
  });
  const decided = { action: 'warn', note: 'Please be kind.' };
  await ana.client.post(`/api/admin/reports/${about.body.id}/resolve`, decided);
  const [{ id }] = (await pat.client.get('/api/my-moderation-actions')).body;
  await pat.client.post(`/api/moderation-actions/${id}/appeal`, { text: SECRET });
  await pat.client.post(`/api/users/${bo.id}/block`, {});
  const { moderation } = (await pat.client.get('/api/auth/personal-data')).body.parts;
  expect(moderation).toMatchObject({
    blocks: [{ userId: bo.id, kind: 'block' }],
    writings: [],
    reports: [{ targetType: 'user', targetId: bo.id, reason: 'other', description: SECRET, status: 'open' }],
    decisions: [{ action: 'warn', reason: 'Please be kind.', appeal: { text: SECRET, status: 'open' } }],
  });
  // The copy must not reveal who reported the person.
  expect(JSON.stringify(moderation)).not.toContain('Not nice');
  const leaving = await pat.client.send('DELETE', '/api/auth/account', { currentPassword: TEST_PASSWORD });
  expect(leaving.status).toBe(204);
  const rows = await app.application.sql.rows(
    {
      name: 'test-words',
      text: `select (select coalesce(string_agg(details, '|'), '') from content_reports where reporter_id = $1) ||
        (select string_agg(excerpt, '|') from moderation_cases where author_id = $1) ||
        (select string_agg(excerpt, '|') from moderation_actions where user_id = $1) ||
        (select string_agg(text, '|') from moderation_appeals where user_id = $1) as words,
      (select count(*)::int from user_blocks where user_id = $1) as blocks`,
    },
    [pat.id],
  );
  expect(rows).toEqual([{ words: '', blocks: 0 }]);
  expect((await ana.client.get(`/api/admin/moderation-actions?userId=${pat.id}`)).body).toMatchObject([
    { action: 'warn', reason: 'Please be kind.' },
  ]);
});
