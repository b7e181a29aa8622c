import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { readElectronically } from '../support/check-pages.ts';
import { CARDS, chargeLines, payByCard } from '../support/steps/dashboard.ts';
import { expectSeen, expectText } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

const MONTH_HOURS = 31 * 24;

/** A hire with a drug test, which is delivered, and a Form I-9 review, whose form no one signs in time. */
describe('paid services of a hire', { shuffle: false }, () => {
  let browser: Browser;
  let product: Product;
  let employer: Person;
  let worker: Person;
  let fixture: Fixture;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    employer = await meet(browser, product, { viewport: DESKTOP });
    worker = await meet(browser, product, { viewport: PHONE });
    const member = await meet(browser, product, { viewport: PHONE });
    await becomeEmployer(employer);
    await becomeMember(member);
    fixture = new Fixture(employer, member);
    await fixture.interviewing('Bo Li');
  });
  afterAll(() => product.stop());

  const row = (service: string) => employer.page.getByRole('row').filter({ hasText: `${service} · Bo Li` });

  it('the employer chooses services with the hire and pays by card', async () => {
    const { page } = employer;
    await page.goto('/employer-dashboard?tab=referrals');
    await page.getByRole('button', { name: 'Hire Bo Li' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hire Bo Li' });
    await dialog.getByLabel(/^Drug test/).check();
    await dialog.getByLabel(/^I-9/).check();
    const lines = { 'Referral bonus': '$500.00', 'Drug test': '$50.00', 'I-9 verification': '$75.00' };
    await expect.poll(() => chargeLines(dialog)).toEqual({ ...lines, Total: '$625.00' });
    await dialog.getByRole('button', { name: 'Hire & Process Payment' }).click();
    // The worker has not confirmed, so the page asks whether they started.
    await page.getByRole('button', { name: /^Yes, / }).click();
    await payByCard(page, CARDS.good);
    await expectSeen(page.getByText('Bo Li is hired').first());
    await fixture.settle();
  });

  it('both services are ordered and show the day of delivery', async () => {
    await employer.page.goto('/employer/services');
    await expectText(row('Drug test'), 'Ordered');
    await expectText(row('Form I-9 review'), 'or refunded');
    await settled(employer.page);
    await expectAccessible(employer.page, 'the services');
    await expectNoOverflow(employer.page, 'the services');
  });

  it('the worker authorizes the drug test on a phone, and reads where to go', async () => {
    const messages = await call(employer, 'GET', '/api/dev/outbox?limit=100');
    const links = messages.map(
      ({ body }: { body: string }) => /\/background-check-consent\/[\w-]+/.exec(body)?.[0],
    );
    const { page } = worker;
    await page.goto(links.find(Boolean) ?? '/nothing-was-sent');
    await expectSeen(page.getByRole('heading', { name: 'Drug test', level: 1 }));
    await settled(page);
    await expectAccessible(page, 'the drug test');
    await readElectronically(page);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Sign with your full name').fill('Bo Li');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Authorize drug test' }).click();
    await expectSeen(page.getByText('Consent already given'));
    await fixture.settle();
    await page.reload();
    await expectText(page.getByRole('main'), 'Sandbox Collection Center');
    await expectNoOverflow(page, 'where to go');
    expect(unexpected(worker)).toEqual([]);
  });

  it('one service is delivered and the other is refunded, and the books balance', async () => {
    await fixture.settle(1);
    await fixture.settle(MONTH_HOURS);
    await employer.page.goto('/employer/services');
    await expectText(row('Drug test'), 'Delivered');
    await expectText(row('Drug test'), 'Negative');
    await expectText(row('Form I-9 review'), 'Refunded');
    await employer.page.getByLabel('Show').selectOption('refunded');
    await expect.poll(() => row('Drug test').count()).toBe(0);
    await expectSeen(row('Form I-9 review'));
    expect(await fixture.booksAreClean()).toBe(true);
    expect(unexpected(employer)).toEqual([]);
  });
});
