import { afterAll, beforeAll, expect, it } from 'vitest';
import { PUBLIC_SCREENS } from '#platform/http/contract/screens.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { publicPages } from './public-pages.ts';

/** Forms and results of a search: search engines and chats need no head for them. */
const WITHOUT_HEAD = ['/community/search', '/forgot-password', '/login'];

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

it('every public screen has a page on the server, and every page has a public screen', () => {
  const paths = new Set(publicPages(app.application).map(({ path }) => path));
  expect([...paths, ...WITHOUT_HEAD].toSorted()).toEqual([...PUBLIC_SCREENS].toSorted());
});
