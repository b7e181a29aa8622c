import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { routes } from '../../src/app/routing/routes.ts';
import { expectAccessible, expectNoOverflow, settled, shownKeys } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { show } from './show.ts';
import { startProduct, type Product } from '../support/product.ts';
import { Fixture } from '../support/fixture.ts';
import { becomeAdmin, becomeEmployer, becomeMember, becomeWorker } from '../support/sign-up.ts';
import { SCREENS, type Role } from './screens-of-roles.ts';

const NARROW = { width: 320, height: 700 };
const ROLES = Object.keys(SCREENS) as Role[];
const VISITS = ROLES.flatMap((role) => SCREENS[role].map((screen) => [role, screen] as const));

/** Words in the English catalog that do not appear in a job or a name. */
const ENGLISH =
  /\b(Sign In|Find Jobs|Refer Workers|How It Works|Post Job|My Referrals|Log out|Terms of Service|Notifications|Pending|Earnings|Loading|Cancel|Submit|Back to|Settings|Welcome)\b/;

/** On a phone in Spanish, which has the longer words and the smaller screen. */
describe('every screen', () => {
  let browser: Browser;
  let product: Product;
  let people: Readonly<Record<Role, Person>>;
  const places = new Map<string, string>();

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    const look = { viewport: PHONE, locale: 'es-MX' };
    const [visitor, contractor, member, worker, admin] = await Promise.all([
      meet(browser, product, look),
      meet(browser, product, { ...look, viewport: DESKTOP }),
      meet(browser, product, look),
      meet(browser, product, look),
      meet(browser, product, { ...look, viewport: DESKTOP }),
    ]);
    people = { visitor, contractor, member, worker, admin };
    await Promise.all([
      becomeEmployer(contractor),
      becomeMember(member),
      becomeWorker(worker),
      becomeAdmin(admin),
    ]);
    // The pages of a link use the language of the member who referred the worker.
    await call(member, 'PUT', '/api/auth/preferences', { language: 'es' });
    const fixture = new Fixture(contractor, member);
    places.set(':job', await fixture.job());
    const { signPath } = await fixture.sentLetter('Sent Letter');
    places.set(':sign', signPath.split('/').at(-1) ?? '');
    await fixture.interviewing('Inter Viewing');
    await fixture.completed('Com Pleted');
    places.set(':candidate', await fixture.submitted('Sub Mitted'));
    await fixture.invited('In Vited');
    places.set(':mine', await fixture.formOfAccount(worker, 'Wes Ruiz'));
    await fixture.requestedConsent('Con Sent');
    await fixture.settle();
    const event: Loose = await call(contractor, 'POST', '/api/events', {
      title: 'OSHA 10',
      description: 'Dos horas de escaleras.',
      eventType: 'safety',
      startAt: '2099-03-14T18:00:00Z',
      endAt: '2099-03-14T20:00:00Z',
      location: 'Austin, TX',
    });
    if (event.status === 'in_review')
      await call(admin, 'POST', `/api/admin/events/${event.id}/review`, { approve: true });
    places.set(':event', event.id);
    await call(member, 'POST', `/api/events/${event.id}/rsvp`, {});
    const messages: Loose[] = await call(member, 'GET', '/api/dev/outbox');
    const tokenIn = (link: RegExp): string => {
      const [token] = messages.flatMap(({ body }) => link.exec(body)?.[1] ?? []);
      if (!token) throw new Error(`No message has the link ${link}`);
      return token;
    };
    places.set(':confirm', tokenIn(/\/confirm-referral\/(\S+)/));
    places.set(':consent', tokenIn(/\/background-check-consent\/([\w-]+)/));
    places.set(':interview', tokenIn(/\/interview\/([\w-]+)/));
    places.set(':firstDay', tokenIn(/\/first-day\/([\w-]+)/));
    places.set(':i9', tokenIn(/\/i9\/([\w-]+)/));
    const forms: Loose[] = await call(contractor, 'GET', '/api/i9-forms');
    places.set(':hire', forms[0]?.referralId);
    places.set(':unsubscribe', tokenIn(/\/unsubscribe\/([\w-]+)/) ?? 'no-email-has-a-link');
  });
  afterAll(() => product.stop());

  it('every screen in the table of routes is visited', () => {
    const patterns = routes
      .map(({ path }) => path)
      .filter((path) => path !== '*' && path !== '/dev/ui')
      .map((path) => ({ path, form: new RegExp(`^${path.replace('/*', '').replace(/:\w+/g, '[^/]+')}$`) }));
    const visited = VISITS.map(([, screen]) => screen.replace(/\?.*/, ''));
    const missed = patterns.filter(({ form }) => !visited.some((screen) => form.test(screen)));
    expect(missed.map(({ path }) => path)).toEqual([]);
  });

  it('the check for accessibility finds planted faults in both themes', async () => {
    const { page } = people.visitor;
    await page.goto('/terms');
    await settled(page);
    await page.evaluate(() => {
      const main = document.querySelector('main');
      main?.insertAdjacentHTML('beforeend', '<p id="faint">faint</p>');
      const faint = document.getElementById('faint');
      // Legible on paper, and illegible on a dark page.
      if (faint) faint.style.color = 'rgb(20, 20, 20)';
    });
    await expect(expectAccessible(page, 'planted')).rejects.toThrow('planted in the dark: ');
    await page.goto('/terms');
    await settled(page);
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
    await expect(expectAccessible(page, 'planted')).rejects.toThrow('planted: ');
  });

  it.each(VISITS)(
    'the screen is accessible in both themes, fits 320 px, speaks Spanish, and logs no errors: %s on %s',
    async (role, screen) => {
      const person = people[role];
      const { page } = person;
      const size = page.viewportSize() ?? PHONE;
      await show(
        page,
        screen.replace(/:\w+/, (name) => places.get(name) ?? name),
      );
      await settled(page);
      await expectAccessible(page, screen);
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es');
      const words = await page.locator('body').innerText();
      expect(ENGLISH.exec(words)?.[0], 'is English').toBeUndefined();
      expect(shownKeys(words), 'shows keys').toEqual([]);
      await page.setViewportSize(NARROW);
      await expectNoOverflow(page, `${screen} at 320 px`);
      await page.setViewportSize(size);
      // Clears the complaints, so that the next screen is not blamed for them.
      expect(unexpected({ ...person, complaints: person.complaints.splice(0) })).toEqual([]);
    },
  );
});
