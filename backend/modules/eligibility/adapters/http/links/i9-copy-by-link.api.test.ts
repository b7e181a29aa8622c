import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { I9Fixture, ok } from '#modules/eligibility/testing/api-fixture.ts';

let app: TestApplication;
let fixture: I9Fixture;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await I9Fixture.open(app);
});
afterAll(() => app.stop());

const copy = (token: string) => fetch(`${app.origin}/api/i9/${token}/document`);

it('A worker without an account gets their copy of section 1 by the link, with the last four of its numbers', async () => {
  const { id, token } = await fixture.accepted(fixture.day(1));
  expect((await copy(token)).status).toBe(409);
  ok(await fixture.sign(token));
  ok(await fixture.verify(id, { firstDayOn: fixture.day(1) }));
  const answer = await copy(token);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
  expect(text).toContain('12 Elm St');
  expect(text).toContain('•••-••-8726');
  expect(text).not.toMatch(/536-22-8726|098765432|SRC9876543210/);
  const { trail } = ok(await fixture.form(id));
  expect(trail).toContainEqual(expect.objectContaining({ kind: 'printed', actor: 'worker' }));
});

it('A link that its owner copied gives no copy of section 1', async () => {
  const { id, token } = await fixture.accepted(fixture.day(1));
  const { linkUrl } = ok(await fixture.form(id));
  ok(await fixture.sign(token));
  expect((await copy(String(linkUrl).split('/').at(-1) ?? '')).status).toBe(403);
  expect((await copy('no-such-link')).status).toBe(404);
});
