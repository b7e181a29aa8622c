import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answering,
  answeringChanges,
  holding,
  signedOut,
  silent,
  type Answer,
} from '../support/stand-ins/answers.ts';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { confirmEmail } from '../support/steps/confirm-email.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, unexpected, withEndedSession, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeMember, becomeWorker } from '../support/sign-up.ts';

const BOARD = { name: 'Austin Framers', description: 'Frames, walls and roofs.', industry: 'construction' };
const CALLS = /\/api\/industry-boards/;

describe('industry boards', () => {
  let browser: Browser;
  let product: Product;
  let owner: Person;
  let member: Person;
  let visitor: Person;
  let open: string;
  let locked: string;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    [owner, member, visitor] = await Promise.all([
      meet(browser, product, { viewport: DESKTOP }),
      meet(browser, product, { viewport: PHONE }),
      meet(browser, product, { viewport: PHONE }),
    ]);
    await Promise.all([becomeMember(owner, 'Olga'), becomeWorker(member, 'Mia')]);
    await confirmEmail(owner);
  });
  afterAll(() => product.stop());

  const go = async ({ page }: Person, path: string): Promise<Page> => {
    await page.goto(path);
    await settled(page);
    return page;
  };
  /** Presses the button with this response from the server, and expects this toast. */
  const refused = async (page: Page, name: RegExp, answer: Answer, words: string): Promise<void> => {
    await answeringChanges(page, CALLS, answer);
    await page.getByRole('button', { name }).click();
    await expectToast(page, words);
    await page.unroute(CALLS);
  };

  it('the empty list shows six skeletons while it loads, and Retry if the load fails', async () => {
    const { page } = visitor;
    await withEndedSession(visitor);
    await answering(page, CALLS, silent);
    const letGo = await holding(page, CALLS);
    await page.goto('/community');
    await expect.poll(() => page.locator('[aria-busy] [aria-hidden=true]').count()).toBe(6);
    letGo();
    await expectSeen(page.getByRole('heading', { name: "The boards didn't load" }));
    await page.unroute(CALLS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectSeen(page.getByRole('heading', { name: 'No boards found' }));
    const start = page.getByRole('link', { name: 'Get Started' });
    await expect.poll(() => start.getAttribute('href')).toBe('/api/login?returnTo=%2Fcommunity');
    await expect.poll(() => page.getByRole('button', { name: 'Create Board' }).count()).toBe(0);
  });

  it('an owner creates a board with only the keyboard, and the form says what is missing', async () => {
    const page = await go(owner, '/community');
    await page.getByRole('button', { name: 'Create Board' }).first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create New Industry Board' });
    const submit = dialog.getByRole('button', { name: 'Create Board' });
    await submit.focus();
    await page.keyboard.press('Enter');
    for (const words of ['Board name is required', 'Description is required', 'Please select an industry'])
      await expectSeen(dialog.locator('p', { hasText: words }));
    await expectAccessible(page, 'the form with its messages');
    await dialog.getByLabel('Board name').focus();
    await page.keyboard.type(BOARD.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(BOARD.description);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Cons');
    await answeringChanges(page, CALLS, silent);
    await submit.focus();
    await page.keyboard.press('Enter');
    await expectToast(page, 'ErrorFailed to create board. Please try again.');
    await page.unroute(CALLS);
    await submit.focus();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Board Created');
    await page.waitForURL(/\/community\/[\da-f-]{36}$/);
    await expectSeen(page.getByRole('heading', { name: BOARD.name, level: 1 }));
    open = new URL(page.url()).pathname;
    const made = await call(owner, 'POST', '/api/industry-boards', {
      ...BOARD,
      name: 'Crew leads',
      industry: 'painting',
      isPrivate: true,
    });
    locked = `/community/${made.id}`;
  });

  it('a visitor finds boards by words and industry, and sees how to join', async () => {
    const page = await go(visitor, '/community?q=FRAMES');
    await expect.poll(() => page.getByRole('link', { name: /^View Board/ }).count()).toBe(2);
    await page.getByLabel('Industry').selectOption('Painting');
    await expect.poll(() => page.getByRole('link', { name: /^View Board/ }).count()).toBe(1);
    expect(new URL(page.url()).search).toBe('?q=FRAMES&industry=painting');
    await page.getByLabel('Industry').selectOption('Retail');
    await expectSeen(page.getByRole('heading', { name: 'No boards found' }));
    await page.getByRole('button', { name: 'Show all boards' }).click();
    await page.getByRole('link', { name: /^View Board.*Austin Framers$/ }).click();
    const login = page.getByRole('link', { name: 'Login to Join' });
    await expectSeen(login);
    await expect
      .poll(() => login.getAttribute('href'))
      .toBe(`/api/login?returnTo=${encodeURIComponent(open)}`);
    await expectSeen(page.getByRole('heading', { name: 'No posts yet' }));
    await go(visitor, '/community/01890a5d-ac96-774b-bcce-b302099a8057');
    await expectSeen(page.getByRole('heading', { name: 'Board not found' }));
    await page.getByRole('link', { name: 'Back to Community' }).click();
    await page.waitForURL('**/community');
    expect(unexpected(visitor).filter((words) => !words.includes('500'))).toEqual([]);
  });

  it('a press before the session is known asks the visitor to log in', async () => {
    const { page } = visitor;
    await withEndedSession(visitor);
    const letGo = await holding(page, '**/api/auth/user');
    await page.goto(open);
    await page.getByRole('button', { name: /^Join Board/ }).click();
    letGo();
    await expectToast(page, 'Login RequiredPlease log in to join industry boards');
    await page.unroute('**/api/auth/user');
  });

  it('a member joins and leaves a board, and each failure shows its own toast', async () => {
    const page = await go(member, open);
    await refused(page, /^Join Board/, silent, 'ErrorFailed to join board. Please try again.');
    await refused(page, /^Join Board/, signedOut, 'ErrorPlease try again or refresh the page.');
    await page.getByRole('button', { name: /^Join Board/ }).click();
    await expectToast(page, 'Joined Board');
    await expectSeen(page.getByText('2 members'));
    await expectSeen(page.getByRole('button', { name: 'Create First Post' }));
    await refused(page, /^Leave/, silent, 'ErrorFailed to leave board. Please try again.');
    await page.getByRole('button', { name: /^Leave/ }).click();
    await expectToast(page, 'Left Board');
    await go(member, '/community');
    await page.getByRole('button', { name: 'Join Board: Austin Framers' }).click();
    await expectToast(page, 'Joined Board');
    await expectSeen(page.getByRole('button', { name: 'Leave: Austin Framers' }));
    await page.getByRole('radio', { name: 'My boards' }).click();
    await expect.poll(() => page.getByRole('link', { name: /^View Board/ }).count()).toBe(1);
  });

  it('a private board shows nothing until an owner accepts the request to join', async () => {
    const page = await go(member, locked);
    await expectSeen(page.getByRole('heading', { name: 'This board is private' }));
    await expectSeen(page.getByText('Posts for members only'));
    await page.getByRole('button', { name: /^Request to Join/ }).click();
    await expectToast(page, 'Request Sent');
    await page.getByRole('button', { name: /^Cancel Request/ }).click();
    await expectToast(page, 'Request canceled');
    await page.getByRole('button', { name: /^Request to Join/ }).click();
    await expectSeen(page.getByRole('button', { name: /^Cancel Request/ }));
    const moderating = await go(owner, locked);
    await moderating.getByRole('tab', { name: 'Requests (1)' }).click();
    await expectSeen(moderating.getByText('Mia Ruiz'));
    await expectAccessible(moderating, 'requests to join');
    await moderating.getByRole('button', { name: 'Approve Mia Ruiz' }).click();
    await expectToast(moderating, 'Mia Ruiz is now a member');
    await expectSeen(moderating.getByRole('heading', { name: "No one's waiting" }));
    await go(member, locked);
    await expectSeen(page.getByRole('heading', { name: 'No posts yet' }));
  });

  it('an owner edits, archives, and restores a board', async () => {
    const page = await go(owner, open);
    await page.getByRole('button', { name: 'Manage' }).click();
    await page.getByRole('menuitem', { name: 'Edit board' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit board' });
    await dialog.getByLabel('Description').fill('Frames and stairs.');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Board updated');
    await expectSeen(page.getByText('Frames and stairs.'));
    await page.getByRole('button', { name: 'Manage' }).click();
    await page.getByRole('menuitem', { name: 'Archive board' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archive board' }).click();
    await expectToast(page, 'Board archived');
    await expectSeen(page.getByText(/^This board is archived/));
    await go(visitor, '/community');
    await expect.poll(() => visitor.page.getByRole('heading', { name: BOARD.name }).count()).toBe(0);
    await page.getByRole('button', { name: 'Manage' }).click();
    await page.getByRole('menuitem', { name: 'Restore board' }).click();
    await expectToast(page, 'Board restored');
  });

  it('an owner appoints members and transfers the board', async () => {
    const page = await go(owner, `${open}?tab=members`);
    const choose = async (choice: string): Promise<void> => {
      await page.getByRole('button', { name: 'Manage Mia Ruiz' }).click();
      await page.getByRole('menuitem', { name: choice }).click();
    };
    await expectAccessible(page, 'members');
    await choose('Make moderator');
    await expectToast(page, 'Mia is now a moderator');
    await choose('Hand over board');
    await page.getByRole('dialog').getByRole('button', { name: 'Hand over board' }).click();
    await expectToast(page, 'Mia now owns the board');
    await expectSeen(page.getByRole('button', { name: /^Leave/ }));
    await expect.poll(() => page.getByRole('button', { name: 'Manage', exact: true }).count()).toBe(0);
  });

  it('boards and the forum are accessible in both themes and fit a phone', async () => {
    for (const path of ['/community', open, locked, '/forum?category=workers']) {
      const page = await go(member, path);
      await expectAccessible(page, path);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoOverflow(page, path);
      await page.setViewportSize(PHONE);
    }
    const page = await go(member, '/community');
    const words = await page.getByRole('searchbox').boundingBox();
    expect(words?.width).toBeGreaterThan(PHONE.width / 2);
  });

  it('the forum shows a category, its figures, leaders, and events', async () => {
    const page = await go(member, '/forum');
    await page.getByRole('button', { name: /^Workers/ }).click();
    await page.waitForURL('**/forum?category=workers');
    await page.getByRole('button', { name: 'Show All' }).click();
    await page.waitForURL('**/forum');
    await expectText(page.getByRole('region', { name: 'Community Stats' }), /Active members\d/);
    await expectSeen(page.getByRole('region', { name: 'Top Referrers' }));
    await expectSeen(page.getByRole('region', { name: 'Upcoming Events' }));
    expect(unexpected(member).filter((words) => !words.includes('500'))).toEqual([]);
  });
});
