import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeAdmin, becomeEmployer, becomeMember, PASSWORD } from '../support/sign-up.ts';

/** From a report to an answered appeal. Each test continues where the one before ended. */
describe('moderation', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;
  let member: Person;
  let chief: Person;
  let deputy: Person;
  let job: string;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    [contractor, member, chief, deputy] = await Promise.all([
      meet(browser, product, { viewport: DESKTOP }),
      meet(browser, product, { viewport: PHONE }),
      meet(browser, product, { viewport: DESKTOP }),
      meet(browser, product, { viewport: PHONE }),
    ]);
    await Promise.all([
      becomeEmployer(contractor, 'Earl'),
      becomeMember(member, 'Ana'),
      becomeMember(deputy, 'Dee'),
      becomeAdmin(chief),
    ]);
    const { id, email } = await call(deputy, 'GET', '/api/auth/user');
    await call(chief, 'PUT', `/api/admin/users/${id}/role`, { userType: 'admin' });
    await call(deputy, 'POST', '/api/auth/login', { email, password: PASSWORD });
    job = await new Fixture(contractor, member).job('Earn $5,000 weekly');
  });
  afterAll(() => product.stop());

  const open = async ({ page }: Person, path: string): Promise<Page> => {
    await page.goto(path);
    await settled(page);
    return page;
  };

  it('only a member can report a job', async () => {
    const page = await open(member, `/job/${job}`);
    await page.getByRole('button', { name: 'Report this job' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this job' });
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expectSeen(dialog.getByText('Please select a reason').first());
    await expectAccessible(page, 'the report dialog', true);
    await expectNoOverflow(page, 'the report dialog');
    await dialog.getByText('Spam', { exact: true }).click();
    await dialog.getByLabel('Details').fill('Nobody pays this for framing.');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expectToast(page, 'Report submitted');
    await page.getByRole('button', { name: 'Report this job' }).click();
    await expectSeen(page.getByText('You reported this'));
    await page.keyboard.press('Escape');
    expect(unexpected(member)).toEqual([]);
  });

  it('a moderator works through the queue by keyboard, one moderator per case', async () => {
    const page = await open(chief, '/admin/moderation');
    await expectSeen(page.getByRole('button', { name: /Earn \$5,000 weekly/ }));
    await page.keyboard.press('j');
    await expectSeen(page.getByRole('heading', { name: 'Earn $5,000 weekly' }));
    await page.keyboard.press('c');
    await expectSeen(page.getByText('It’s yours until').or(page.getByText("It's yours until")));
    const other = await open(deputy, '/admin/moderation');
    const filters = other.getByRole('search', { name: 'Filter the cases' });
    const listed = other.getByRole('button', { name: /Earn \$5,000 weekly/ });
    await expectSeen(filters);
    await listed.click();
    await expectSeen(other.getByText(/is on this until/));
    await expect.poll(() => other.getByRole('button', { name: 'Decide' }).count()).toBe(0);
    await expectNoOverflow(other, 'a case on a phone');
    // On a phone the case replaces the filters and the list. Both return when it closes.
    await expect.poll(() => filters.or(listed).count()).toBe(0);
    await other.getByRole('button', { name: 'Back to the list' }).click();
    await expectSeen(filters);
    await expectSeen(listed);
    await expectSeen(page.getByRole('button', { name: 'Decide' }));
    await page.keyboard.press('2');
    await expect.poll(() => page.getByRole('radio', { name: /^Hide/ }).isChecked()).toBe(true);
    await page.getByLabel('Why', { exact: true }).fill('This is an ad, not a job.');
    await expectAccessible(page, 'an open case');
    await page.getByRole('button', { name: 'Decide' }).click();
    await expectToast(page, 'Decided');
    await expectSeen(page.getByText('Nothing waits for a decision.'));
    expect(unexpected(chief)).toEqual([]);
  });

  it('the author sees the decision and the reason, and another moderator answers the appeal', async () => {
    const page = await open(contractor, '/my-moderation');
    await expectSeen(page.getByText('This is an ad, not a job.'));
    await page.getByRole('button', { name: 'Appeal' }).click();
    await page.getByLabel('Why is this decision wrong?').fill('It is a real job with a real bonus.');
    await page.getByRole('button', { name: 'Send appeal' }).click();
    await expectToast(page, 'Appeal sent');
    const own = await open(chief, '/admin/moderation?tab=appeals');
    await expectSeen(own.getByText(/another moderator answers/));
    const other = await open(deputy, '/admin/moderation?tab=appeals');
    await other.getByRole('button', { name: 'Answer', exact: true }).click();
    await other.getByText('Take the decision back').click();
    await other.getByLabel('Why', { exact: true }).fill('It is real.');
    await other.getByRole('button', { name: 'Send answer' }).click();
    await expectToast(other, 'Answered');
    await open(contractor, '/my-moderation');
    await expectSeen(page.getByText('Your appeal was granted'));
    const visitor = await meet(browser, product, { viewport: PHONE });
    await open(visitor, `/job/${job}`);
    await expectSeen(visitor.page.getByRole('heading', { name: 'Earn $5,000 weekly' }));
  });

  it('a suspended member is signed out, sees the reason, and appeals without signing in', async () => {
    const { id, email } = await call(member, 'GET', '/api/auth/user');
    const live = await open(member, '/notifications');
    const decision = { action: 'suspend', reason: 'Please report with care.', duration: 72 };
    await call(chief, 'POST', `/api/admin/users/${id}/moderation`, decision);
    // The stream ends with the session, so the screen notices without a reload.
    await live.waitForURL(/\/login/);
    await live.getByLabel('Email').fill(email);
    await live.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await live.getByRole('button', { name: 'Sign In' }).click();
    await expectSeen(live.getByText('Please report with care.'));
    await expectAccessible(live, 'signing in while suspended');
    await live.getByRole('link', { name: 'Appeal this decision' }).click();
    await live.getByLabel('Why is this decision wrong?').fill('I was careful this time.');
    await expectAccessible(live, 'the page of the appeal');
    await live.getByRole('button', { name: 'Send appeal' }).click();
    await expectSeen(live.getByText('You appealed'));
  });

  it('a member blocks someone from a menu and unblocks them in the profile', async () => {
    const page = await open(deputy, `/job/${job}`);
    await page.getByRole('button', { name: 'More about Earl Hill' }).click();
    await page.getByRole('menuitem', { name: 'Block Earl' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Block Earl' }).click();
    await expectToast(page, 'You blocked Earl');
    await open(deputy, '/profile/data');
    await page.getByRole('button', { name: 'Unblock Earl Hill' }).click();
    await expectToast(page, 'You unblocked Earl');
    await expectSeen(page.getByText("You haven't blocked or muted anyone."));
  });

  it('everyone can read how many reports and decisions there were', async () => {
    const visitor = await meet(browser, product, { viewport: DESKTOP });
    const page = await open(visitor, '/transparency');
    const months = page.getByRole('table', { name: 'Reports' }).getByRole('row');
    // One report, for spam.
    await expectText(months.nth(1), /\d{4}1100000$/);
    await expectAccessible(page, 'transparency');
    await page.getByRole('link', { name: 'Transparency' }).waitFor();
    expect(unexpected(visitor)).toEqual([]);
  });
});
