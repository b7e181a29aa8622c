import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEMBER_SCREENS } from '#platform/http/contract/screens.ts';
import { settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectText } from '../support/expectations.ts';
import { call, DESKTOP, meet, withEndedSession, type Person } from '../support/person.ts';
import { GATE_PASSWORD, startProduct, type Product } from '../support/product.ts';

const NOT_FOUND = '/nowhere/at/all';
const UNKNOWN = '01890a5d-ac96-774b-bcce-b302099a8057';
/** The browser's own line about the page that does not exist: its status is right. */
const NO_SUCH_PAGE = /status of 404/;
const TOOLS = /^\/dev\//;

const addressOf = (screen: string): string => screen.replace(/:\w+/, UNKNOWN).replace('/*', '/jobs');

describe('a visitor without a session', () => {
  let browser: Browser;
  let product: Product;
  let visitor: Person;
  let asked: string[];

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    visitor = await meet(browser, product, { viewport: DESKTOP });
    asked = [];
    visitor.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/api/auth/user') asked.push(pathname);
    });
  });
  afterAll(() => product.stop());

  it.each(MEMBER_SCREENS.filter((screen) => !TOOLS.test(screen)).map(addressOf))(
    'opens %s, and the console of the browser says nothing of it',
    async (address) => {
      const { page, complaints } = visitor;
      await page.goto(address);
      await settled(page);
      expect(complaints.splice(0)).toEqual([]);
      expect(asked.splice(0)).toEqual([]);
    },
  );

  it('sees the page that does not exist without an error of a call', async () => {
    const { page, complaints } = visitor;
    await page.goto(NOT_FOUND);
    await expectText(page.getByRole('heading', { level: 1 }), '404 Page Not Found');
    await settled(page);
    expect(complaints.splice(0).filter((words) => !NO_SUCH_PAGE.test(words))).toEqual([]);
    expect(asked.splice(0)).toEqual([]);
  });

  it.each(['/', '/jobs', '/my-applications', NOT_FOUND])(
    'opens %s after the access gate, and the console says nothing of it',
    async (address) => {
      const { page, complaints } = visitor;
      await call(visitor, 'POST', '/api/access-gate', { password: GATE_PASSWORD });
      await page.goto(address);
      await settled(page);
      expect(complaints.splice(0).filter((words) => !NO_SUCH_PAGE.test(words))).toEqual([]);
      expect(asked.splice(0)).toEqual([]);
    },
  );

  it('the session is checked once the browser sends a cookie, even if it has ended', async () => {
    const { page } = visitor;
    await withEndedSession(visitor);
    await page.goto(NOT_FOUND);
    await settled(page);
    expect(asked).toEqual(['/api/auth/user']);
  });
});
