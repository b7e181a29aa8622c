import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { signUpAdmin } from '../../testing/sign-up-admin.ts';

let app: TestApplication;
let admin: SignedUp;

beforeAll(async () => {
  app = await startTestApplication();
  admin = await signUpAdmin(app);
  for (const name of ['ana', 'bo', 'cleo']) {
    await app.client().post('/api/waitlist', { email: `${name}@waits.example.com` });
  }
});
afterAll(() => app.stop());

it('the list shows the number of matches', async () => {
  const all = await admin.client.get<Loose[]>('/api/admin/waitlist?limit=2');
  expect([all.body.length, all.headers.get('X-Total-Count')]).toEqual([2, '3']);
  const found = await admin.client.get<Loose[]>('/api/admin/waitlist?q=bo@');
  expect(found.headers.get('X-Total-Count')).toBe('1');
});

it('the export lists each signup with its ID, and the log records it without the search text', async () => {
  const [bo] = (await admin.client.get<Loose[]>('/api/admin/waitlist?q=bo@')).body;
  const answer = await admin.client.get<string>('/api/admin/waitlist.csv?q=bo@');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="crewvine-waitlist.csv"');
  const [heads, row, ...rest] = answer.body.split('\r\n');
  expect(heads).toContain('Id,Email,Email confirmed,Phone,State,Wants texts,Source,Joined');
  expect(row).toBe(`${bo?.id},bo@waits.example.com,,,,no,,${bo?.createdAt}`);
  expect(rest).toEqual(['']);
  const log = await admin.client.get<Loose[]>('/api/admin/audit-log?action=waitlist.exported');
  expect(log.body[0]).toMatchObject({
    subjectType: 'waitlist',
    details: { signups: 1, searched: true },
    requestId: answer.headers.get('X-Request-Id'),
  });
  const events = await admin.client.get<Loose[]>('/api/admin/security-events?kind=data_exported');
  expect(events.body[0]).toMatchObject({ detail: 'waitlist', person: { id: admin.id } });
});
