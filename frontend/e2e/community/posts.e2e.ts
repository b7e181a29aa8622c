import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answeringChanges, signedOut, silent, type Answer } from '../support/stand-ins/answers.ts';
import { expectAccessible, expectNoOverflow } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { confirmEmail } from '../support/steps/confirm-email.ts';
import { expectSeen, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeMember } from '../support/sign-up.ts';

const TITLE = 'Torque for panel lugs';
const TEXT = 'What do you all **set it** to on 200 amp panels?';

/** A question in the forum, seen by its author, by a member who answers, and by a visitor. */
describe('a discussion', () => {
  let browser: Browser;
  let product: Product;
  let asker: Person;
  let answerer: Person;
  let visitor: Person;
  let path: string;
  let id: string;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    asker = await meet(browser, product, { viewport: DESKTOP });
    answerer = await meet(browser, product, { viewport: PHONE });
    visitor = await meet(browser, product, { viewport: PHONE, colorScheme: 'dark' });
    await becomeMember(asker, 'Ana');
    await becomeMember(answerer, 'Luz');
  });
  afterAll(() => product.stop());

  const thumb = (page: Page, count: number) => page.getByRole('button', { name: `Like ${count}` }).first();
  /** Presses the button with this response from the server, and expects this toast. */
  const refused = async (button: Locator, calls: string, answer: Answer, words: string): Promise<void> => {
    await answeringChanges(button.page(), calls, answer);
    await button.click();
    await expectToast(button.page(), words);
    await button.page().unroute(calls);
  };

  it('members with a confirmed email start a discussion', async () => {
    for (const person of [asker, answerer]) await confirmEmail(person);
    const text = { title: TITLE, content: TEXT, category: 'workers', type: 'question', tags: ['panels'] };
    ({ id } = await call(asker, 'POST', '/api/forum/discussions', text));
    path = `/forum/${id}`;
    expect(await call(visitor, 'GET', `/api/posts/${id}`)).toMatchObject({
      title: TITLE,
      state: 'published',
    });
  });

  it('a visitor is asked to log in before they like or reply', async () => {
    const { page } = visitor;
    await page.goto(path);
    await expectSeen(page.getByRole('heading', { level: 1, name: TITLE }));
    await expectSeen(page.locator('strong', { hasText: 'set it' }));
    await thumb(page, 0).click();
    await expectToast(page, 'Login RequiredPlease log in to like posts');
    await expectSeen(page.getByRole('link', { name: 'Log in to reply' }));
    await expectAccessible(page, path);
    await expectNoOverflow(page, path);
  });

  it('the author sees a reply without a reload', async () => {
    await asker.page.goto(path);
    await expectSeen(asker.page.getByRole('heading', { name: 'No replies yet' }));
    const { page } = answerer;
    await page.goto(path);
    await page.getByLabel('Your reply').fill('By the label: 250 in-lb.');
    const send = page.getByRole('button', { name: 'Reply', exact: true });
    await refused(send, '**/replies', silent, 'ErrorFailed to post reply. Please try again.');
    await send.click();
    await expectToast(page, 'Reply Posted');
    await expectSeen(page.getByRole('listitem').filter({ hasText: 'By the label: 250 in-lb.' }));
    await expectSeen(asker.page.getByText('By the label: 250 in-lb.'));
    await expectSeen(asker.page.getByRole('link', { name: '1 new reply' }));
    await expectAccessible(page, path);
    await expectNoOverflow(page, path);
  });

  it('a member likes a post only once, and sees a toast if that fails', async () => {
    const { page } = answerer;
    await refused(thumb(page, 0), '**/like', silent, 'ErrorFailed to like post. Please try again.');
    await refused(thumb(page, 0), '**/like', signedOut, 'ErrorPlease try again or refresh the page.');
    await thumb(page, 0).click();
    await expectSeen(thumb(page, 1));
    await thumb(page, 1).click();
    await expectSeen(thumb(page, 0));
  });

  it('the author marks a reply as the answer', async () => {
    const { page } = asker;
    await page.getByRole('button', { name: 'More actions for the reply of Luz Ruiz' }).click();
    await page.getByRole('menuitem', { name: 'Mark as Answer' }).click();
    await expectToast(page, 'Marked as the answer');
    await expectSeen(page.getByText('Accepted answer'));
    await page.getByRole('link', { name: /See the answer/ }).click();
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#reply-/);
  });

  it('an edited post shows its earlier versions', async () => {
    const { page } = asker;
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('Title').fill('Bad');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectSeen(page.locator('p[id$="-error"]', { hasText: 'Title must be at least 5 characters' }));
    await page.getByLabel('Title').fill('Torque for lugs on panels');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Saved');
    await page.getByRole('button', { name: 'Edited' }).first().click();
    await expectSeen(page.getByRole('dialog').getByText(TITLE));
    await page.keyboard.press('Escape');
  });

  it('a deleted post disappears from the thread', async () => {
    const { page } = asker;
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Post deleted');
    await visitor.page.reload();
    await expectSeen(visitor.page.getByRole('heading', { level: 1, name: 'This post was deleted' }));
    await expectSeen(visitor.page.getByText('By the label: 250 in-lb.'));
  });

  it('the discussion pages log no errors in the console', () => {
    for (const person of [asker, answerer, visitor])
      expect(unexpected(person).filter((words) => !/status of 500/.test(words))).toEqual([]);
  });
});
