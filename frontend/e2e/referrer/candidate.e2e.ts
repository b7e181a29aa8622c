import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast, onPaper } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

const WORKER = 'Luz <b>Vega</b>';

/** One profile, from the first word to the employer's interest. Each test continues where the one before ended. */
describe('a candidate with a written profile', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;
  let member: Person;
  let id: string;
  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    contractor = await meet(browser, product, { viewport: DESKTOP });
    member = await meet(browser, product, { viewport: PHONE });
    await Promise.all([becomeEmployer(contractor), becomeMember(member)]);
    id = await new Fixture(contractor, member).submitted(WORKER);
  });
  afterAll(() => product.stop());

  it('the referrer writes the profile on a phone, and it survives a reload', async () => {
    const { page } = member;
    await page.goto('/my-referrals');
    await page.getByRole('link', { name: 'Candidate profile' }).click();
    await expectSeen(page.getByRole('heading', { name: WORKER }));
    await page.getByRole('link', { name: 'Write the profile' }).click();
    await page
      .getByLabel(/^Summary/)
      .fill('Ten years of framing. Never late, and brings the younger ones along.');
    await page.getByLabel('Carpentry').check();
    await page.getByLabel(/^Other skills/).fill('Rebar, Framing');
    await page
      .getByLabel(/^Experience/)
      .fill('Lead framer, Lone Star Frames, 2019 to 2025\nFramer, Hill & Sons');
    await page.reload();
    await expect.poll(() => page.getByLabel(/^Other skills/).inputValue()).toBe('Rebar, Framing');
    await page.getByLabel(/^Certifications/).fill('OSHA 10, Forklift');
    await page.getByLabel(/^Availability/).selectOption('immediate');
    await page.getByLabel(/^Desired pay/).fill('$30/hour');
    await settled(page);
    await expectAccessible(page, 'the form of a profile');
    await page.getByRole('button', { name: 'Share with Hill Country Builders' }).click();
    await expectToast(page, 'Profile sharedHill Country Builders can read it now.');
    await page
      .getByRole('group', { name: /seen at work/ })
      .getByLabel('Rebar')
      .check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, 'SavedThe check marks are on the profile.');
    await expectNoOverflow(page, 'a profile on a phone');
  });

  it('the employer reads the profile as written, and prints only the profile in light colors', async () => {
    const { page } = contractor;
    await page.goto(`/candidate/${id}`);
    await expectSeen(page.getByRole('heading', { name: WORKER }));
    await expectText(page.locator('article'), 'Ten years of framing.');
    await expectText(page.locator('article'), 'Seen at work by Ana');
    await settled(page);
    await expectAccessible(page, 'the page of a candidate');
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    await onPaper(page, async () => {
      for (const name of ['Print', "I'm interested", 'Background check'])
        await expect.poll(() => page.getByText(name, { exact: true }).first().isVisible()).toBe(false);
      const around = page.locator('header:has(nav), body footer:not(article footer)');
      await expect.poll(() => around.first().isVisible()).toBe(false);
      const [sheet, label] = [page.locator('article'), page.locator('article li', { hasText: 'Rebar' })];
      const colors = async (): Promise<string[]> => [
        await sheet.evaluate((one) => getComputedStyle(one).backgroundColor),
        await label.evaluate((one) => getComputedStyle(one).color),
      ];
      await expect.poll(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
      await expectText(page.locator('article'), `/candidate/${id}`);
    });
  });

  it('interest is recorded only once, even after repeated views and presses', async () => {
    const { page } = contractor;
    await page.reload();
    await page.getByRole('button', { name: "I'm interested" }).dblclick();
    await expectToast(
      page,
      `You're interestedWe told ${WORKER} and whoever referred them. Next: contact them.`,
    );
    await expectSeen(page.getByText("You said you're interested on"));
    await call(contractor, 'POST', `/api/candidate-profile/${id}/interest`);
    const read = await call(contractor, 'GET', `/api/candidate-profile/${id}`);
    expect([read.viewCount, read.interestCount]).toEqual([1, 1]);
    await member.page.goto(`/candidate/${id}`);
    await expectText(member.page.locator('main'), /Views\s*1\s*Interested\s*1/);
    await member.page.goto('/notifications');
    await expectSeen(
      member.page.getByText(`Hill Country Builders is interested in ${WORKER} for Job of ${WORKER}.`),
    );
  });

  it('another employer cannot read the profile, and the pages log no errors', async () => {
    const stranger = await meet(browser, product, { viewport: PHONE });
    await becomeEmployer(stranger, 'Otto');
    await stranger.page.goto(`/candidate/${id}`);
    await expectSeen(stranger.page.getByRole('heading', { name: "We can't show this profile" }));
    expect([contractor, member].flatMap(unexpected)).toEqual([]);
  });
});
