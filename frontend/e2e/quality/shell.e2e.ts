import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { DESKTOP, follow, meet, PHONE, unexpected, type Look, type Person } from '../support/person.ts';
import { sayingBeforeReload } from '../support/steps/reload.ts';
import { startProduct, type Product } from '../support/product.ts';
import { Fixture } from '../support/fixture.ts';
import { becomeAdmin, becomeEmployer, becomeMember, becomeWorker } from '../support/sign-up.ts';

type Who = 'visitor' | 'employer' | 'referrer' | 'worker' | 'admin';
const EVERYBODY: readonly Who[] = ['visitor', 'employer', 'referrer', 'worker', 'admin'];
const SIGNED_IN = EVERYBODY.filter((who) => who !== 'visitor');

const BAR_LINKS: Readonly<Record<Who, readonly string[]>> = {
  visitor: ['Find Jobs', 'Refer Workers', 'How It Works', 'Community'],
  employer: ['Home', 'Dashboard', 'Post Job', 'Community'],
  referrer: ['Home', 'Dashboard', 'My Referrals', 'Community'],
  worker: ['Home', 'Dashboard', 'Find Jobs', 'Community'],
  admin: ['Home', 'Admin Dashboard', 'Moderation', 'Community'],
};
const COMMUNITY_LINKS = ['Boards', 'Forum', 'Events', 'Leaderboard'];
const EMPLOYER_LINKS = [
  'Dashboard',
  'Referrals',
  'Templates',
  'Services',
  'Form I-9',
  'Things to mail',
  'Plans',
  'Cards',
];
const OWN_DASHBOARD = { referrer: 'referrer', employer: 'employer', worker: 'worker', admin: 'admin' };

/** A screen's heading, or a table of headings by role. `sign in` means that the screen redirects to the login page. */
type Heading = string | Readonly<Partial<Record<Who, string>>>;
const only = (who: Who, heading: string, others: string): Heading => ({
  ...Object.fromEntries(SIGNED_IN.map((each) => [each, each === who ? heading : others])),
  visitor: 'Sign In',
});
const asEmployer = (heading: string): Heading => only('employer', heading, heading);
const WORKER = 'Welcome, ';
const ROUTES: Readonly<Record<string, Heading>> = {
  '/jobs': 'Find Jobs',
  '/community': 'Professional Community',
  '/community/unknown': 'Board',
  '/community/unknown/posts/unknown': 'Discussion',
  '/forum': 'Construction Referral Community',
  '/forum/unknown': 'Discussion',
  '/events': 'Construction Events',
  '/leaderboard': 'Leaderboard',
  '/role-test': 'Dashboard Testing Center',
  '/worker-dashboard': { visitor: 'Sign In', worker: WORKER, employer: WORKER },
  '/enhanced-worker-dashboard': { visitor: 'Sign In', worker: WORKER },
  '/redesigned-worker-dashboard': { visitor: 'Sign In', worker: WORKER },
  '/redesigned-employer-dashboard': asEmployer('Employer Dashboard'),
  '/employer/referrals': asEmployer('Referral Management'),
  '/employer/offer-templates': asEmployer('Offer letter templates'),
  '/employer/i9': asEmployer('Form I-9'),
  '/employer/i9/unknown': {
    visitor: 'Sign In',
    worker: 'Form I-9',
    employer: "There's no Form I-9 here",
  },
  '/job/:job/referrals': asEmployer('Referrals for this job'),
  '/job/:job/edit': asEmployer('Edit Job'),
  '/post-job-enhanced': { visitor: 'Post a job', employer: 'Post a New Job', worker: 'Post a New Job' },
  '/enhanced-job-posting': {
    visitor: 'Post a job',
    employer: 'Post Job',
    worker: 'Find Jobs',
    referrer: 'Find Jobs',
  },
  '/my-applications': asEmployer('My Applications'),
  '/admin/moderation': { visitor: 'Sign In', worker: 'Moderation', admin: 'Moderation' },
  '/background-check-consent/unknown': 'Invalid Consent Link',
  '/reference-check/unknown': 'Invalid or expired reference link',
  '/i9/unknown': 'Invalid or expired I-9 link',
  '/nowhere/at/all': '404 Page Not Found',
};

describe('the shell', () => {
  let browser: Browser;
  let product: Product;
  let people: Readonly<Record<Who, Person>>;
  let job: string;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    const desktop = (): Promise<Person> => meet(browser, product, { viewport: DESKTOP });
    const [visitor, employer, referrer, worker, admin] = await Promise.all([
      desktop(),
      desktop(),
      desktop(),
      desktop(),
      desktop(),
    ]);
    people = { visitor, employer, referrer, worker, admin };
    await Promise.all([
      becomeEmployer(employer),
      becomeMember(referrer),
      becomeWorker(worker),
      becomeAdmin(admin),
    ]);
    job = await new Fixture(employer, referrer).job();
  });
  afterAll(() => product.stop());

  const asSeenBy = async (who: Who, look: Look): Promise<Person> => {
    const other = await meet(browser, product, look);
    await other.context.addCookies(await people[who].context.cookies());
    return other;
  };
  const barLinks = (page: Page): Locator =>
    page.getByRole('banner').getByRole('navigation').getByRole('link');
  const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });
  const openSheet = async (page: Page): Promise<Locator> => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectSeen(sheetOf(page));
    return sheetOf(page);
  };

  const areaLinks = (page: Page, area: string): Locator =>
    page.getByRole('navigation', { name: area, exact: true }).getByRole('link');

  it.each(EVERYBODY)(
    'every screen has one bar, and the community screens have their links below it: %s',
    async (who) => {
      const { page } = people[who];
      for (const path of ['/home', '/leaderboard', '/community', '/forum', '/events']) {
        await page.goto(path);
        await expect.poll(() => barLinks(page).allTextContents()).toEqual(BAR_LINKS[who]);
        const isCommunity = path !== '/home';
        await expect
          .poll(() => areaLinks(page, 'Community').allTextContents())
          .toEqual(isCommunity ? COMMUNITY_LINKS : []);
        if (!isCommunity) continue;
        const current = page.locator('nav[aria-label="Community"] [aria-current="page"]');
        await expect.poll(() => current.getAttribute('href')).toBe(path);
        await expectText(page.getByRole('banner').locator('[aria-current]'), 'Community');
      }
      const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
      await expect.poll(() => signIn.count()).toBe(who === 'visitor' ? 1 : 0);
      await expect
        .poll(() => page.getByRole('banner').getByRole('link', { name: 'Log out' }).count())
        .toBe(who === 'visitor' ? 0 : 1);
      await page.getByRole('link', { name: 'Crewvine, home page' }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    },
  );

  it('each employer screen links to the others and back to the dashboard', async () => {
    const { page } = people.employer;
    for (const path of ['cards', 'plans', 'services', 'i9', 'offer-templates', 'mailings', 'referrals']) {
      await page.goto(`/employer/${path}`);
      const area = page.getByRole('navigation', { name: 'Employer Dashboard' });
      await expect.poll(() => area.getByRole('link').allTextContents()).toEqual(EMPLOYER_LINKS);
      await expect
        .poll(() => area.locator('[aria-current="page"]').getAttribute('href'))
        .toBe(`/employer/${path}`);
    }
    await areaLinks(page, 'Employer Dashboard').first().click();
    await expectSeen(page.getByRole('heading', { name: 'Employer Dashboard', level: 1 }));
  });

  it.each(EVERYBODY)(
    'a phone has the same links in a sheet, which closes after a choice: %s',
    async (who) => {
      const person = await asSeenBy(who, { viewport: PHONE });
      const { page } = person;
      await page.goto('/home');
      const sheet = await openSheet(page);
      const links = await sheet.getByRole('navigation').getByRole('link').allTextContents();
      expect(links).toEqual(expect.arrayContaining([...BAR_LINKS[who]]));
      expect(links).toEqual(expect.arrayContaining(COMMUNITY_LINKS));
      expect(links.includes('Admin Dashboard')).toBe(who === 'admin');
      await sheet.getByRole('link', { name: 'Community', exact: true }).click();
      await sheet.waitFor({ state: 'hidden' });
      await expectSeen(page.getByRole('heading', { name: 'Professional Community', level: 1 }));
      await openSheet(page);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden' });
      await person.context.close();
    },
  );

  it.each(SIGNED_IN)('the user menu shows the email and role, and links to the views: %s', async (who) => {
    const { page } = people[who];
    await page.goto('/home');
    await page.getByRole('button', { name: /^User menu of/ }).click();
    const menu = page.getByRole('menu');
    await expectText(menu, /@example\.com/);
    await expectText(
      menu,
      { employer: 'Employer', referrer: 'Referrer', worker: 'Worker', admin: 'Admin', visitor: '' }[who],
    );
    const links = menu.getByRole('menuitem').and(page.locator('a'));
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(paths).toEqual([
      ...(who === 'employer' ? ['/dashboard', '/post-job-enhanced'] : []),
      ...(who === 'admin' ? ['/admin-dashboard'] : []),
      '/profile',
      '/notifications',
      '/employer-dashboard',
      '/referrer-dashboard',
      '/worker-dashboard',
      '/api/logout',
    ]);
    await page.keyboard.press('Escape');
  });

  it.each(EVERYBODY)('every route shows its heading: %s', async (who) => {
    const person = people[who];
    const { page } = person;
    let shown = '';
    for (const [route, heading] of Object.entries(ROUTES)) {
      const wanted = typeof heading === 'string' ? heading : heading[who];
      if (wanted === undefined) continue;
      const path = route.replace(':job', job);
      // The heading proves that another screen has opened. The redirect to the login page reloads anyway.
      if (shown === '' || shown === wanted || wanted === 'Sign In') await page.goto(path);
      else await follow(page, path);
      shown = wanted;
      await expectText(page.getByRole('heading', { level: 1 }), wanted);
      await expect.poll(() => page.title(), { message: route }).toContain('Crewvine');
      const isPublic = /^\/(background-check-consent|reference-check|i9)\//.test(route);
      await expect
        .poll(() => page.getByRole('contentinfo').getByRole('link').count(), { message: route })
        .toBe(isPublic ? 0 : 3);
    }
    expect(unexpected(person)).toEqual([]);
  });

  it.each(EVERYBODY)('the page /dashboard leads to the user’s own dashboard: %s', async (who) => {
    const { page } = people[who];
    await page.goto('/dashboard');
    if (who === 'visitor') {
      await expectSeen(page.getByRole('heading', { level: 1 }));
      expect(new URL(page.url()).pathname).toBe('/dashboard');
    } else await page.waitForURL(`**/${OWN_DASHBOARD[who]}-dashboard`);
  });

  it('other roles cannot open the screens of employers and admins, which say so', async () => {
    const { page } = people.worker;
    await page.goto('/employer/referrals');
    await expectSeen(page.getByText('This page is for employers'));
    await page.goto('/admin/moderation');
    await expectSeen(page.getByText("You don't have permission to access the admin panel."));
    await page.goto('/post-job-enhanced');
    await expectSeen(page.getByText('Only employers can post jobs'));
    await people.visitor.page.goto('/enhanced-job-posting');
    await expectSeen(people.visitor.page.getByText('Please log in to post a job.'));
  });

  it('a visitor searches jobs by words and by trade', async () => {
    const { page } = people.visitor;
    await page.goto('/jobs');
    await page.getByLabel('What are you looking for?').fill('no such work');
    await page.keyboard.press('Enter');
    await expectSeen(page.getByText('No active jobs available'));
    await page.getByRole('button', { name: 'View All Jobs' }).click();
    await expectSeen(page.getByRole('link', { name: 'Framing carpenter' }));
    await expect.poll(() => page.getByLabel('What are you looking for?').inputValue()).toBe('');
    await page.goto('/jobs?industry=plumbing');
    await expectSeen(page.getByText('No active jobs available'));
  });

  it('the testing center changes the role and reloads the page', async () => {
    const { page } = people.worker;
    await page.goto('/role-test');
    const access = page.getByRole('region', { name: 'Current Access' });
    await expectText(access, /Referrer view\s*Blocked.*Worker view\s*Accessible/);
    await page.route('**/api/auth/user/role', (call) => call.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Switch to Employer' }).click();
    await expectToast(page, 'Failed to update role. Please try again.');
    await page.unroute('**/api/auth/user/role');
    await sayingBeforeReload(page, 'Role UpdatedSuccessfully changed to referrer role!', () =>
      page.getByRole('button', { name: 'Switch to Referrer' }).click(),
    );
    await expectText(access, /Referrer view\s*Accessible/);
    await people.admin.page.goto('/role-test');
    await expectSeen(people.admin.page.getByText("Admins can't change their own role."));
    await people.visitor.page.goto('/role-test');
    await expectSeen(people.visitor.page.getByText('Please log in to test roles'));
  });
});
