import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../src/app/routing/routes.ts';
import { settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { HostileFixture } from '../support/hostile/hostile-fixture.ts';
import { DESKTOP, meet, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { patternOf, show } from './show.ts';
import { becomeAdmin } from '../support/sign-up.ts';

const SCREENS = {
  visitor: [
    '/',
    '/old-landing',
    '/waitlist',
    '/home',
    '/jobs',
    '/job/:job',
    '/join?ref=:code',
    '/community',
    '/community/search?q=script',
    '/forum',
    '/community/:board',
    '/events',
    '/events/:event',
    '/leaderboard',
    '/community/:board/posts/:post',
    '/forum/:discussion',
    '/ratings/:employer',
    '/confirm-referral/:confirm',
    '/interview/:interview',
    '/sign-offer/:signing',
    '/reference-check/:reference',
    '/background-check-consent/:consent',
    '/first-day/:firstDay',
    '/i9/:i9',
    '/dev/outbox',
  ],
  contractor: [
    '/employer-dashboard',
    '/employer-dashboard?tab=referrals',
    '/employer/referrals?view=board',
    '/candidate/:candidate',
    '/candidate/:mine',
    '/job/:job/edit',
    '/job/:job/referrals',
    '/employer/i9',
    '/employer/i9/:mine',
    '/employer/offer-templates',
    '/employer/services',
    '/employer/mailings',
    '/redesigned-employer-dashboard',
    '/post-job',
    '/post-job-enhanced',
    '/enhanced-job-posting',
    '/rate/:mine',
    '/notifications',
    '/profile/about',
    '/profile/work',
  ],
  member: [
    '/referrer-dashboard',
    '/earnings',
    '/my-referrals',
    '/enhanced-referrer-dashboard',
    '/candidate/:candidate',
    '/candidate/:candidate/edit',
    '/community/:board',
    '/community/:board/posts/:post',
    '/forum/:discussion',
    '/events/:event',
    '/events/:event/check-in',
    '/my-events',
    '/my-moderation?tab=reports',
    '/onboarding',
    '/notifications',
    '/profile/about',
  ],
  worker: [
    '/worker-dashboard',
    '/enhanced-worker-dashboard',
    '/redesigned-worker-dashboard',
    '/my-applications',
    '/my-i9/:mine',
    '/profile/work',
  ],
  admin: [
    '/admin-panel',
    '/admin-dashboard',
    '/admin-dashboard?tab=texts',
    '/admin-dashboard?tab=users',
    '/admin/moderation',
    '/admin/events',
    '/admin/people/:person',
    '/admin/people/:employer',
    '/admin/money?tab=payments',
  ],
} as const;
type Role = keyof typeof SCREENS;

/** Screens without text that anyone else has typed. */
const EXEMPT: Readonly<Record<string, string>> = {
  '/app/*': 'only forwards',
  '/dashboard': 'only forwards',
  '/profile': 'only forwards',
  '/check-in/:id/:code': 'only forwards',
  '/dev/ui': 'samples',
  '/role-test': 'samples',
  '/terms': 'our own text',
  '/privacy-policy': 'our own text',
  '/transparency': 'figures',
  '/verify-document': 'a file of the reader',
  '/waitlist/confirm/:token': 'our own text',
  '/unsubscribe/:token': 'our own text',
  '/login': 'a form for the reader',
  '/signup': 'a form for the reader',
  '/worker-signup': 'a form for the reader',
  '/employer-signup': 'a form for the reader',
  '/forgot-password': 'a form for the reader',
  '/reset-password': 'a form for the reader',
  '/verify-email': 'our own text',
  '/profile/security': 'settings of the reader',
  '/profile/second-step': 'settings of the reader',
  '/profile/notifications': 'settings of the reader',
  '/notifications/preferences': 'settings of the reader',
  '/profile/data': 'settings of the reader',
  '/earnings/tax': 'a form for the reader',
  '/employer/cards': 'card numbers',
  '/employer/plans': 'our own text',
  '/appeal/:token': 'the reader’s own appeal and our own text',
  '/admin/i9-reviews': 'a review is ordered and signed elsewhere; the names are those of the form',
  '/background-check-notice/:token':
    'the notice is made from a check with concerns; its names are those of the consent',
};

/** Finds external links, elements made from typed text, and direction changes that leak from their text. */
async function harmIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (one: Element): string => one.outerHTML.slice(0, 200);
    const links = [...document.querySelectorAll('[href], [src], [action], [formaction]')].filter((one) =>
      // Long texts may link out if the link is marked. Maps receive a place as a query.
      (one.getAttribute('rel') ?? '').split(' ').includes('ugc')
        ? false
        : ['href', 'src', 'action', 'formaction'].some((name) =>
            /^[^?]*evil|javascript:|^x$/i.test(one.getAttribute(name) ?? ''),
          ),
    );
    const parts = [...document.querySelectorAll('[onerror], [onload], b > img, script')].filter(
      (one) => one.localName !== 'script' || /^\s*alert/.test(one.textContent),
    );
    const leaks: (Element | null)[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      let around = text.parentElement;
      // Not visible to the user, or only without JavaScript.
      if (!around || around.closest('script, noscript')) continue;
      if (!/[\u202a-\u202e\u2066-\u2069]/.test(text.nodeValue ?? '')) continue;
      while (
        around &&
        getComputedStyle(around).display === 'inline' &&
        !/isolate|plaintext/.test(getComputedStyle(around).unicodeBidi)
      )
        around = around.parentElement;
      if (around && around.textContent.trim() !== text.nodeValue?.trim()) leaks.push(text.parentElement);
    }
    return [
      ...links.map(shown),
      ...parts.map(shown),
      ...leaks.map((one) => `direction: ${one ? shown(one) : ''}`),
    ];
  });
}

describe('texts that attackers type', () => {
  let browser: Browser;
  let product: Product;
  let people: Readonly<Record<Role, Person>>;
  let hostile: HostileFixture;
  const opened: string[] = [];

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    const [visitor, contractor, member, worker, admin] = await Promise.all(
      ['visitor', 'contractor', 'member', 'worker', 'admin'].map(() =>
        meet(browser, product, { viewport: DESKTOP }),
      ),
    );
    if (!visitor || !contractor || !member || !worker || !admin) throw new Error('Somebody did not come');
    people = { visitor, contractor, member, worker, admin };
    for (const { page } of Object.values(people))
      page.on('dialog', (dialog) => {
        opened.push(dialog.message());
        void dialog.dismiss();
      });
    await becomeAdmin(admin);
    hostile = new HostileFixture(contractor, member, worker);
    await hostile.write();
  });
  afterAll(() => product.stop());

  it('every screen in the table of routes is visited, or has a reason not to be', () => {
    const visited = Object.values(SCREENS).flat().map(patternOf);
    const patterns = routes.map(({ path }) => path).filter((path) => path !== '*');
    const missed = patterns.filter((path) => !visited.includes(path) && !(path in EXEMPT));
    expect(missed).toEqual([]);
    expect(Object.keys(EXEMPT).filter((path) => visited.includes(path) || !patterns.includes(path))).toEqual(
      [],
    );
  });

  it.each(Object.keys(SCREENS) as Role[])(
    'hostile text on the screens of a %s creates no link, no script, and no direction change',
    async (role) => {
      const person = people[role];
      for (const screen of SCREENS[role]) {
        // The server draws pages for visitors: they have to come from it. Others get the application, which draws them all.
        if (role === 'visitor') await person.page.goto(hostile.placeOf(screen));
        else await show(person.page, hostile.placeOf(screen));
        await settled(person.page);
        expect(await harmIn(person.page), screen).toEqual([]);
        expect(unexpected({ ...person, complaints: person.complaints.splice(0) }), screen).toEqual([]);
      }
      expect(opened).toEqual([]);
    },
  );

  it('hostile text is visible as text, and the check finds planted elements', async () => {
    const { page } = people.visitor;
    await page.goto(hostile.placeOf('/job/:job'));
    await settled(page);
    await expect
      .poll(() => page.locator('h1').first().innerText())
      .toContain('<script>alert(document.cookie)');
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<p>a <i>\u202eb</i> c <a href="//evil.com">d</a></p>'),
    );
    expect(await harmIn(page)).toHaveLength(2);
  });
});
