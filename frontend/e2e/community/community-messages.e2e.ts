import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering, answeringChanges, holding, silent } from '../support/answers.ts';
import { openBrowser } from '../support/browser.ts';
import {
  AGES,
  EVENT_REFUSALS,
  EVENT_TYPES,
  FILTER,
  FORMS,
  LIKE_REFUSALS,
  LISTS,
  POST_REFUSALS,
  REPORT_REFUSALS,
  RSVP_REFUSALS,
  type Refusals,
} from '../support/community-texts.ts';
import { confirmEmail } from '../support/confirm-email.ts';
import { expectSeen, expectText, expectToast, PATIENT } from '../support/expectations.ts';
import { call, DESKTOP, meet, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeMember } from '../support/sign-up.ts';

const TITLE = 'Which nailer for hangers?';
const TEXT = 'Mine jams on every other **hanger**.';

/** One page stays open for all rows; what the server would answer is put in its place. */
describe('every message of the community', () => {
  let browser: Browser;
  let product: Product;
  let member: Person;
  let page: Page;
  let scene: Readonly<Record<':board' | ':post' | ':event', string>>;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    const host = await meet(browser, product, { viewport: DESKTOP });
    member = await meet(browser, product, { viewport: DESKTOP });
    await Promise.all([becomeMember(host, 'Luz'), becomeMember(member, 'Ana')]);
    await Promise.all([confirmEmail(host), confirmEmail(member)]);
    const board = await call(host, 'POST', '/api/industry-boards', {
      name: 'Austin Framers',
      description: 'Frames, walls and roofs.',
      industry: 'construction',
    });
    const written = { title: TITLE, content: TEXT, type: 'question' };
    await call(host, 'POST', `/api/industry-boards/${board.id}/posts`, written);
    const post = await call(host, 'POST', '/api/forum/discussions', { ...written, category: 'workers' });
    const event = await call(host, 'POST', '/api/events', {
      title: 'Scaffold safety day',
      description: 'Planks, ties and guard rails.',
      eventType: 'safety',
      startAt: '2099-03-14T18:00:00Z',
      endAt: '2099-03-14T20:00:00Z',
      location: 'Austin, TX',
    });
    await call(member, 'POST', `/api/industry-boards/${board.id}/join`);
    scene = { ':board': board.id, ':post': post.id, ':event': event.id };
    ({ page } = member);
  });
  afterAll(() => product.stop());

  const open = (path: string) =>
    page.goto(path.replace(/:\w+/, (name) => scene[name as keyof typeof scene] ?? name));
  const press = (name: string | RegExp, on: Page | Locator = page): Promise<void> =>
    on.getByRole('button', { name, exact: true }).first().click();
  const dialog = (): Locator => page.getByRole('dialog');
  const expectHeading = (name: string): Promise<void> => expectSeen(page.getByRole('heading', { name }));
  /** Each answer in turn, and what is said of it. */
  const expectRefusals = async (path: string, rows: Refusals, act: () => Promise<unknown>): Promise<void> => {
    for (const [answer, words] of rows) {
      await answeringChanges(page, path, answer);
      await act();
      await expectToast(page, words);
    }
    await page.unroute(path);
  };

  it.each(LISTS)('$path: $skeletons skeletons, "$failed", "$empty"', async (list) => {
    await answering(page, list.calls, silent);
    const letGo = await holding(page, list.calls);
    await open(list.path);
    const cards = page.locator('main [aria-busy] [aria-hidden=true]');
    await expect.poll(() => cards.count(), PATIENT).toBe(list.skeletons);
    letGo();
    await expectHeading(list.failed);
    await answering(page, list.calls, { status: 200, body: [] });
    await press('Retry');
    await expectHeading(list.empty);
    await page.unroute(list.calls);
  });

  it('a board that does not come', async () => {
    const calls = `**/api/industry-boards/${scene[':board']}`;
    await answering(page, calls, silent);
    await open('/community/:board');
    await expectHeading("The board didn't load");
    await page.unroute(calls);
    await press('Retry');
    await expectHeading('Austin Framers');
  });

  it.each(FORMS)('$open on $path: what it offers, and what it misses', async (form) => {
    await open(form.path);
    await press(form.open);
    await expectSeen(dialog());
    for (const [label, options] of Object.entries(form.choices)) {
      const offered = dialog().getByLabel(label, { exact: true }).locator('option');
      expect((await offered.allTextContents()).join(', ')).toBe(options);
    }
    await press(form.submit, dialog());
    for (const message of form.missing)
      await expectSeen(dialog().locator('[id$="-error"]', { hasText: message }));
  });

  it('the filters of boards, discussions and events', async () => {
    await open('/community');
    const industries = page.getByLabel('Industry', { exact: true }).locator('option');
    await expect.poll(async () => (await industries.allTextContents()).join(', '), PATIENT).toBe(FILTER);
    await open('/forum');
    const categories = page.getByRole('region', { name: 'Categories' }).locator('strong');
    await expectSeen(categories);
    expect(await categories.allTextContents()).toEqual(['General', 'Referrers', 'Workers', 'Employers']);
    await open('/events');
    const types = page.getByRole('group', { name: 'Type of event' }).getByRole('button');
    await expectSeen(types);
    expect((await types.allTextContents()).join(', ')).toBe(`All, ${EVENT_TYPES}`);
  });

  it('a post that is refused, and one that is not', async () => {
    await open('/community/:board');
    await press('New Post');
    await dialog().getByLabel('Title').fill('Hangers and nails');
    await dialog().getByLabel('Content').fill('Use the short ones for hangers.');
    await dialog().getByLabel('Type').selectOption('Tip');
    const send = () => press('Post', dialog());
    await expectRefusals('**/api/industry-boards/*/posts', POST_REFUSALS, send);
    expect(await dialog().getByLabel('Title').inputValue()).toBe('Hangers and nails');
    await send();
    await expectToast(page, 'Post CreatedYour post is live.');
    const card = page.getByRole('listitem').filter({ hasText: 'Hangers and nails' });
    await expectText(card, /^Ana Ruiz.*just now.*Tip.*Hangers and nails.*0 replies/);
    await card.getByRole('link', { name: 'View Discussion: Hangers and nails' }).click();
    await page.waitForURL(/\/community\/[\da-f-]+\/posts\/[\da-f-]+$/);
  });

  it('a discussion and a like that are refused', async () => {
    await open('/forum');
    await press('Start a Discussion');
    await dialog().getByLabel('Title').fill('Hangers and nails');
    await dialog().getByLabel('Category').selectOption('Workers');
    await dialog().getByLabel('Content').fill('Use the short ones for hangers.');
    const send = () => press('Post', dialog());
    await expectRefusals('**/api/forum/discussions', POST_REFUSALS.slice(0, 1), send);
    await open('/community/:board');
    const card = page.getByRole('listitem').filter({ hasText: TITLE });
    await expectRefusals('**/api/posts/*/like', LIKE_REFUSALS, () =>
      card.getByRole('button', { name: /^Like/ }).click(),
    );
  });

  it('how long ago a post was written', async () => {
    const calls = '**/api/forum/discussions?*';
    const [post] = await call(member, 'GET', '/api/forum/discussions');
    // A date of an answer has whole seconds.
    const now =
      Math.floor(Date.parse((await call(member, 'POST', '/api/dev/clock', { advanceHours: 0 })).now) / 1000) *
      1000;
    const body = AGES.map(([seconds], index) => ({
      ...post,
      id: `${index}`,
      title: `Post ${index}`,
      createdAt: new Date(now - seconds * 1000).toISOString(),
    }));
    // The rest of the answer stays as it is: the page reads the server's time from it.
    await page.route(calls, async (asked) => asked.fulfill({ response: await asked.fetch(), json: body }));
    await open('/forum');
    for (const [index, [, words]] of AGES.entries())
      await expectText(page.getByRole('listitem').filter({ hasText: `Post ${index}` }), words);
    await page.unroute(calls);
  });

  it('a report that is refused, and one that is not', async () => {
    await open('/forum/:post');
    await press('Report this post');
    const reasons = dialog().getByRole('radio');
    await expectSeen(reasons);
    expect(await reasons.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
      'spam',
      'harassment',
      'inappropriate',
      'misinformation',
      'other',
    ]);
    await dialog().getByText('Misinformation', { exact: true }).click();
    await dialog().getByLabel('Details').fill('That nail would shear right off.');
    const send = () => press('Send report', dialog());
    await expectRefusals('**/api/reports', REPORT_REFUSALS, send);
    expect(await dialog().getByLabel('Details').inputValue()).toBe('That nail would shear right off.');
    await send();
    await expectToast(page, 'Report submittedThank you. A moderator will look at it.');
  });

  it('an RSVP and an event that the server refuses in its own words', async () => {
    await open('/events/:event');
    await expectRefusals('**/api/events/*/rsvp', RSVP_REFUSALS, () => press('RSVP'));
    await open('/events');
    await press('Create Event');
    await dialog().getByLabel('Title').fill('Ladder safety day');
    await dialog().getByLabel('Event Type').selectOption('Safety');
    await dialog().getByLabel('Description').fill('Feet, rails and angles.');
    await dialog().getByLabel('Start Date & Time').fill('2099-03-13T18:00');
    await dialog().getByLabel('End Date & Time').fill('2099-03-13T20:00');
    await dialog().getByLabel('Location').fill('Austin, TX');
    const send = () => press('Create Event', dialog());
    await expectRefusals('**/api/events', EVENT_REFUSALS, send);
    await send();
    await expectToast(page, "Event createdIt's in the list now.");
    await expectSeen(page.getByRole('article', { name: 'Ladder safety day' }));
  });

  it('no page broke on the way', () => {
    expect(unexpected(member).filter((words) => !/status of (422|500)/.test(words))).toEqual([]);
  });
});
