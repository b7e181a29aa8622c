import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortLink } from '#contract/jobs/sharing/short-link.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { completeProfile, Fixture } from '../support/fixture.ts';
import {
  adopted,
  call,
  DESKTOP,
  meet,
  PHONE,
  unexpected,
  type Look,
  type Person,
} from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeMember, becomeWorker } from '../support/sign-up.ts';
import { useSlow4g } from '../support/slow-4g.ts';
import { holding } from '../support/stand-ins/answers.ts';

const ROBOT = { headers: { 'User-Agent': 'WhatsApp/2.24.8.78 A' } };

/** Phones in English open both links: a link shared in Spanish opens in Spanish there, too. */
const LANGUAGES = [
  {
    language: 'en',
    pay: '$25/hour',
    want: 'I want this job',
    apply: 'Apply',
    quick: 'Quick Apply',
    send: 'Send application',
    sent: 'Application Submitted!',
    type: 'Full-time',
  },
  {
    language: 'es',
    pay: '$25/hora',
    want: 'Quiero este trabajo',
    apply: 'Postularme',
    quick: 'Postulación rápida',
    send: 'Enviar postulación',
    sent: '¡Postulación enviada!',
    type: 'Tiempo completo',
  },
] as const;

describe.each(LANGUAGES)('a job’s link that a member shares in a chat in $language', (words) => {
  let browser: Browser;
  let product: Product;
  let link: string;

  const open = async (look: Partial<Look> = {}): Promise<Person> =>
    meet(browser, product, { viewport: PHONE, ...look });
  const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    const contractor = await meet(browser, product, { viewport: DESKTOP });
    const member = await meet(browser, product, { viewport: DESKTOP });
    await Promise.all([becomeEmployer(contractor), becomeMember(member)]);
    const jobId = await new Fixture(contractor, member).job('Roof framer');
    const { referralCode } = await call(member, 'GET', '/api/auth/user');
    link = shortLink(product.origin, jobId, referralCode, words.language);
  });
  afterAll(() => product.stop());

  it('the chat’s robot finds the job’s words and picture', async () => {
    const { context, page } = await open();
    const html = await (await page.request.get(link, ROBOT)).text();
    const read = (property: string): string =>
      new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect(read('og:title')).toContain('Roof framer');
    expect(read('og:description')).toContain(words.pay);
    const picture = await page.request.get(read('og:image').replaceAll('&amp;', '&'), ROBOT);
    expect(picture.headers()['content-type']).toBe('image/png');
    await context.close();
  });

  it('a phone without JavaScript shows the job', async () => {
    const { context, page } = await open({ javaScriptEnabled: false });
    await page.goto(link);
    for (const text of ['Roof framer', 'Hill Country Builders', words.pay, words.type, 'Austin, TX'])
      await expectText(page.locator('main'), text);
    expect(await languageOf(page)).toBe(words.language);
    await context.close();
  });

  it('a phone on Slow 4G shows the job before the script, and the visitor can apply', async () => {
    const visitor = await open();
    const { context, page } = visitor;
    await useSlow4g(page);
    const letGo = await holding(page, '**/assets/*.js');
    await page.goto(link, { waitUntil: 'commit' });
    await expectText(page.locator('main'), 'Roof framer');
    await expectText(page.locator('main'), words.pay);
    letGo();
    await adopted(page);
    await page.getByRole('button', { name: words.want }).first().click();
    await page.getByRole('link', { name: words.apply, exact: true }).first().click();
    await expectSeen(page.getByRole('heading', { name: /Roof framer/, level: 2 }));
    expect(await languageOf(page)).toBe(words.language);
    expect(unexpected(visitor)).toEqual([]);
    await context.close();
  });

  it('a signed-in worker on Slow 4G reads the job and applies', async () => {
    const worker = await open();
    const { context, page } = worker;
    await becomeWorker(worker);
    await completeProfile(worker);
    await useSlow4g(page);
    await page.goto(link);
    await expectText(page.locator('main'), 'Roof framer');
    await expectText(page.locator('main'), words.pay);
    await page.getByRole('link', { name: words.apply, exact: true }).first().click();
    await page.getByRole('button', { name: words.quick }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.send }).click();
    await expectToast(page, words.sent);
    expect(await languageOf(page)).toBe(words.language);
    expect(unexpected(worker)).toEqual([]);
    await context.close();
  });
});
