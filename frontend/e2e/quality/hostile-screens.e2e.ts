import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { HostileFixture } from '../support/hostile/hostile-fixture.ts';
import { DESKTOP, meet, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { show } from './show.ts';
import { becomeAdmin } from '../support/sign-up.ts';

const SCREENS = {
  visitor: [
    '/',
    '/jobs',
    '/job/:job',
    '/community',
    '/community/:board',
    '/events',
    '/leaderboard',
    '/community/:board/posts/:post',
    '/forum/:discussion',
    '/ratings/:employer',
    '/confirm-referral/:confirm',
    '/interview/:interview',
    '/sign-offer/:signing',
    '/reference-check/:reference',
    '/background-check-consent/:consent',
  ],
  contractor: [
    '/employer-dashboard',
    '/employer-dashboard?tab=referrals',
    '/employer/referrals?view=board',
    '/candidate/:candidate',
    '/job/:job/edit',
    '/job/:job/referrals',
    '/employer/i9',
    '/notifications',
    '/profile/about',
    '/profile/work',
  ],
  member: [
    '/referrer-dashboard',
    '/earnings',
    '/my-referrals',
    '/candidate/:candidate',
    '/community/:board',
    '/community/:board/posts/:post',
    '/forum/:discussion',
    '/events/:event',
    '/my-events',
    '/notifications',
    '/profile/about',
  ],
  admin: [
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
    const [visitor, contractor, member, admin] = await Promise.all(
      ['visitor', 'contractor', 'member', 'admin'].map(() => meet(browser, product, { viewport: DESKTOP })),
    );
    if (!visitor || !contractor || !member || !admin) throw new Error('Somebody did not come');
    people = { visitor, contractor, member, admin };
    for (const { page } of Object.values(people))
      page.on('dialog', (dialog) => {
        opened.push(dialog.message());
        void dialog.dismiss();
      });
    await becomeAdmin(admin);
    hostile = new HostileFixture(contractor, member);
    await hostile.write();
  });
  afterAll(() => product.stop());

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
