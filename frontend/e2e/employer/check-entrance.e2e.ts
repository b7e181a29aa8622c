import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expectAccessible } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { DESKTOP, meet, PHONE, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeMember, becomeUncertified } from '../support/sign-up.ts';

/** What comes before a background check. */
describe('the entrance to a background check in the browser', () => {
  let browser: Browser;
  let product: Product;
  let employer: Person;
  let fixture: Fixture;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    employer = await meet(browser, product, { viewport: DESKTOP });
    const member = await meet(browser, product, { viewport: PHONE });
    await becomeUncertified(employer);
    await becomeMember(member);
    fixture = new Fixture(employer, member, 'es');
  });
  afterAll(() => product.stop());

  const open = async (worker: string, item: string): Promise<Locator> => {
    await employer.page.goto('/employer/referrals');
    await employer.page.getByRole('button', { name: `Select Action for ${worker}` }).click();
    await employer.page.getByRole('menuitem', { name: item }).click();
    const dialog = employer.page.getByRole('dialog', { name: item });
    await expectSeen(dialog);
    return dialog;
  };

  it('is the certification, which an employer signs once', async () => {
    await fixture.submitted('Cy First');
    const box = await open('Cy First', 'Background check');
    await expectText(box, 'employment purposes only');
    await expectAccessible(employer.page, 'the certification', true);
    await box.getByRole('button', { name: 'Certify' }).click();
    await expectText(box, 'Please type your full name');
    await box.getByLabel('Sign with your full name').fill('Earl Hill');
    await box.getByRole('checkbox').check();
    await box.getByRole('button', { name: 'Certify' }).click();
    await expectToast(employer.page, 'Thank you. You can request checks now.');
    await expectText(box, 'Basic · $30');
    await expectText(await open('Cy First', 'Drug test'), 'Order');
  });
});
