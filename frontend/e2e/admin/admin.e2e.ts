import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow, settled, shownKeys } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectFigures, expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { Fixture } from '../support/fixture.ts';
import { becomeAdmin, becomeEmployer, becomeMember } from '../support/sign-up.ts';

const TABS = ['Users', 'Jobs', 'Referrals', 'Payments', 'Content', 'Audit log', 'Settings'];

describe('the admin’s dashboard', () => {
  let browser: Browser;
  let product: Product;
  let admin: Person;
  let contractor: Person;
  let member: Person;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    [admin, contractor, member] = await Promise.all([
      meet(browser, product, { viewport: DESKTOP }),
      meet(browser, product, { viewport: DESKTOP }),
      meet(browser, product, { viewport: PHONE }),
    ]);
    await Promise.all([becomeEmployer(contractor, 'Earl'), becomeMember(member, 'Ana')]);
    await becomeAdmin(admin);
    const fixture = new Fixture(contractor, member);
    const { referralId, signPath } = await fixture.sentLetter('Hired Hand');
    const answer = { acceptedTerms: true, signature: 'Hired Hand', esignConsent: true };
    await call(member, 'POST', signPath.replace('/sign-offer/', '/api/offer-letters/sign/'), answer);
    await call(contractor, 'PUT', `/api/referrals/${referralId}/hire`, {});
    await fixture.submitted('Sub Mitted');
    await fixture.settle();
  });
  afterAll(() => product.stop());

  const open = async (path: string): Promise<Page> => {
    await admin.page.goto(path);
    await settled(admin.page);
    return admin.page;
  };
  const rowOf = (page: Page, table: string, text: string): Locator =>
    page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text });

  it('the dashboard shows the true figures of the product', async () => {
    const page = await open('/admin-dashboard');
    await expectSeen(page.getByRole('heading', { name: 'Admin Control Center', level: 1 }));
    await expectSeen(page.getByText('Super Admin', { exact: true }));
    await expectFigures(page, {
      'Total users': '3',
      'Active jobs': '2',
      'Total referrals': '2',
      Hires: '1',
      Revenue: '$425',
      'Pending payments': '0',
      'Flagged content': '0',
      'System health': 'Good',
    });
    const growth = page.getByRole('table', { name: 'New users' });
    await expect.poll(() => growth.getByRole('row').count()).toBe(31);
    await page.getByRole('radio', { name: 'Last 12 months' }).click();
    await expect.poll(() => growth.getByRole('row').count()).toBe(13);
    expect(unexpected(admin)).toEqual([]);
  });

  it('a role change needs a confirmation, shows a toast, and is logged', async () => {
    const page = await open('/admin-dashboard');
    await page.getByRole('button', { name: 'Change role of Ana Ruiz' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change role of Ana Ruiz' });
    await dialog.getByRole('radio', { name: 'Worker' }).check();
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expectToast(page, 'Role updated');
    await expectText(rowOf(page, 'Users', 'Ana Ruiz'), 'Worker');
    expect((await call(member, 'GET', '/api/auth/user')).userType).toBe('worker');
    await page.getByRole('tab', { name: 'Audit log' }).click();
    await expectText(rowOf(page, 'Audit log', 'Role changed'), 'Referrer → Worker');
  });

  it('the dashboard says why the last admin stays an admin', async () => {
    const page = await open('/admin-dashboard');
    await page.getByRole('button', { name: 'Change role of Crewvine Admin' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Employer' }).check();
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expectToast(page, 'Failed to update user role');
    await expectToast(page, 'The last admin cannot be demoted');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expectText(rowOf(page, 'Users', 'Crewvine Admin'), 'Admin');
  });

  it('an admin searches users, resets the search, and downloads the visible users as a table', async () => {
    const page = await open('/admin-dashboard');
    await page.getByRole('searchbox').fill('ana ruiz');
    await page.keyboard.press('Enter');
    await expectSeen(page.getByText('1 account', { exact: true }));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export Users' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('crewvine-users.csv');
    const table = readFileSync(await download.path(), 'utf8');
    expect(table.trim().split('\r\n')).toHaveLength(2);
    expect(table).toContain('Ana,Ruiz');
    await page.getByRole('searchbox').fill('nobody at all');
    await page.keyboard.press('Enter');
    await expectSeen(page.getByRole('heading', { name: 'Nothing matches your search' }));
    await page.getByRole('button', { name: 'Show all' }).click();
    await expectSeen(rowOf(page, 'Users', 'Earl Hill'));
    await page.getByLabel('Role', { exact: true }).selectOption('Employer');
    await expectSeen(page.getByText('1 account', { exact: true }));
  });

  it('the dialog explains a payment to the cent', async () => {
    const page = await open('/admin-dashboard?tab=payments');
    await rowOf(page, 'Payments', 'Hired Hand').getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Payment' });
    await expectText(dialog, 'Total$925.00');
    await expectText(dialog, 'Payment received');
    await expectText(dialog, 'Payment provider-$925.00');
    await expectText(dialog, 'Promised to the referrer · Ana Ruiz$500.00');
    await expectText(dialog, /25% of the bonus is due/);
    await expectAccessible(page, 'a payment', true);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  it('the dashboard shows the payout schedule and the state of the system', async () => {
    const page = await open('/admin-dashboard?tab=referrals');
    await expectSeen(page.getByText('payments are 25% at 30 days and 75% at 60 days'));
    await page.getByRole('tab', { name: 'Settings' }).click();
    const configuration = page.getByRole('region', { name: 'Payment Configuration' });
    await expectText(configuration, 'First Payment 30 days25%');
    await expectText(configuration, 'Final Payment 60 days75%');
    await expectText(page.getByRole('region', { name: 'System Status' }), 'DatabaseConnected');
    await expectSeen(page.getByText('No task has failed for good.'));
    await page.getByRole('tab', { name: 'Content' }).click();
    await page.getByRole('link', { name: 'Open moderation' }).click();
    await page.waitForURL('**/admin/moderation');
  });

  it('the smaller panel shows users and the waitlist', async () => {
    const long = 'an.address.of.someone.who.waits@hillcountrybuilders.example.com';
    for (const email of [long, 'waits@example.com']) await call(member, 'POST', '/api/waitlist', { email });
    const page = await open('/admin-panel');
    await expectFigures(page, { 'Total users': '3', Employers: '1', Workers: '1' });
    const roles = await page.getByLabel('Role', { exact: true }).locator('option').allTextContents();
    expect(roles).toEqual(['All roles', 'Referrer', 'Employer', 'Worker']);
    await page.getByRole('tab', { name: 'Waitlist' }).click();
    const [{ id }] = await call(admin, 'GET', '/api/admin/waitlist');
    await expectText(rowOf(page, 'Waitlist', 'waits@example.com'), `waits@example.comID ${id}`);
    await expectText(rowOf(page, 'Waitlist', 'waits@example.com'), 'Not confirmed');
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page, 'the waitlist at 320 px');
    await page.setViewportSize(DESKTOP);
  });

  it('other roles see a toast and are redirected from the dashboard', async () => {
    const { page } = contractor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/admin-panel');
    await expectSeen(page.getByRole('heading', { name: 'Access Denied' }));
    await expectSeen(page.getByText("You don't have permission to access the admin panel."));
    await page.goto('/admin-dashboard');
    await expectSeen(page.getByRole('heading', { name: 'Administrator privileges required' }));
    await expectToast(page, 'Access Denied');
    await expectToast(page, 'You need admin privileges to access this page.');
    await page.waitForURL(`${product.origin}/`);
    expect(asked.filter((url) => url.includes('/api/admin/'))).toEqual([]);
    const stranger = await meet(browser, product, { viewport: PHONE });
    await stranger.page.goto('/admin-dashboard');
    await stranger.page.waitForURL('**/login?returnTo=%2Fadmin-dashboard');
  });

  it.each(['/admin-dashboard', '/admin-panel'])(
    'the admin page %s is accessible and fits a phone',
    async (path) => {
      const page = await open(path);
      await expectAccessible(page, path);
      await page.setViewportSize({ width: 320, height: 700 });
      await settled(page);
      await expectNoOverflow(page, path);
      await page.setViewportSize(DESKTOP);
    },
  );

  it.each(TABS)(
    'the dashboard tab %s is accessible, fits a phone, and has a text for every key',
    async (tab) => {
      const page = await open('/admin-dashboard');
      await page.getByRole('tab', { name: tab }).click();
      await settled(page);
      await expectAccessible(page, tab);
      await page.setViewportSize({ width: 320, height: 700 });
      await settled(page);
      await expectNoOverflow(page, tab);
      expect(shownKeys(await page.locator('body').innerText())).toEqual([]);
      await page.setViewportSize(DESKTOP);
    },
  );

  it.each([
    ['English', 'Received', 'Texts from phones', 'Doubtful'],
    ['Español', 'Recibidos', 'Mensajes de teléfonos', 'Dudoso'],
  ] as const)(
    'the tab shows inbound texts in %s on a phone and a desktop',
    async (tongue, received, table, doubtful) => {
      const texts = ['When do I start?', 'Wrong number', 'No me manden más mensajes', 'Help'];
      for (const body of texts)
        await call(member, 'POST', '/api/dev/inbound-text', { from: '+15125550148', body });
      const page = await open('/admin-dashboard?tab=texts');
      await page.getByRole('radio', { name: tongue }).click();
      await page.getByRole('radio', { name: received }).click();
      await expectText(rowOf(page, table, 'Wrong number').first(), doubtful);
      await expectText(rowOf(page, table, 'Wrong number').first(), '•••0148');
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        await settled(page);
        await expectAccessible(page, `texts in ${tongue}`);
        await expectNoOverflow(page, `texts in ${tongue}`);
        expect(shownKeys(await page.locator('body').innerText())).toEqual([]);
      }
      await page.setViewportSize(DESKTOP);
      await page.getByRole('radio', { name: 'English' }).click();
    },
  );
});
