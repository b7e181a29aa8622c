import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RENDERED_FOR_MEMBERS, screenPattern } from '#contract/http/screens.ts';
import { PHONE_AGENT } from '#testing/browser/browser.ts';
import { openDrawn, troubleWith } from '../public/drawn-pages.ts';
import { expectAccessible } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { meet, PHONE, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeMember, becomeWorker } from '../support/sign-up.ts';

/** The stream, the phone's time zone, and lists that are read again whenever their screen opens. */
const AFTERWARD =
  /^(?:GET \/api\/(?:notifications(?:\/stream)?|payouts|early-payouts|payout-account)|PUT \/api\/notification-preferences)$/;

const ROLES = ['employer', 'referrer', 'worker'] as const;
type Role = (typeof ROLES)[number];

describe('a screen that the server draws for a member’s phone', () => {
  let browser: Browser;
  let product: Product;
  const people: Partial<Record<Role, Person>> = {};
  let screens: Readonly<Record<Role, readonly string[]>>;

  const personOf = (role: Role): Person => people[role] ?? expect.fail(`nobody is the ${role}`);

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    const phone = { viewport: PHONE, userAgent: PHONE_AGENT };
    for (const role of ROLES) people[role] = await meet(browser, product, phone);
    const [employer, referrer, worker] = ROLES.map(personOf) as [Person, Person, Person];
    await Promise.all([becomeEmployer(employer), becomeMember(referrer), becomeWorker(worker)]);
    const fixture = new Fixture(employer, referrer);
    await fixture.formOfAccount(worker, 'Wes Ruiz');
    await fixture.completed('Com Pleted');
    await fixture.submitted('Sub Mitted');
    screens = {
      employer: [
        '/employer-dashboard',
        '/employer-dashboard?tab=billing',
        '/employer/referrals',
        `/job/${await fixture.job()}/referrals`,
        '/notifications',
      ],
      referrer: ['/referrer-dashboard', '/my-referrals', '/earnings'],
      worker: ['/worker-dashboard', '/worker-dashboard?tab=status', '/my-applications'],
    };
  });
  afterAll(() => product.stop());

  it('these tests open every such screen', () => {
    const paths = Object.values(screens)
      .flat()
      .map((path) => path.split('?')[0] ?? '');
    const isOpened = (screen: string) => paths.some((path) => screenPattern(screen).test(path));
    expect(RENDERED_FOR_MEMBERS.filter((screen) => !isOpened(screen))).toEqual([]);
  });

  it.each(ROLES)(
    'the browser takes over the screens of the %s without a change or a request',
    async (role) => {
      expect(await troubleWith(personOf(role), screens[role], AFTERWARD, '#main')).toEqual([]);
    },
  );

  it.each(ROLES)(
    'the screens of the %s are readable and accessible before their script runs',
    async (role) => {
      const page = await personOf(role).context.newPage();
      await page.route('**/*.js', (route) => route.abort());
      for (const path of screens[role]) {
        const answer = await openDrawn(page, path);
        expect(answer?.headers()['cache-control'], path).toBe('private, no-store');
        await expectSeen(page.locator('main h1').first());
        await expectAccessible(page, path);
      }
      await page.close();
    },
  );
});
