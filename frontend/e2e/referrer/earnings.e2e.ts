import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow, expectPrintable, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { fillFields } from '../support/steps/dashboard.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { pdfText } from '../support/pdf-text.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

const ROUTING = '110000000';
const CLOSED_BANK = '000111111113';
const GOOD_BANK = '000123456789';

/** From a hire to the bank. Each test continues where the one before ended. */
describe('a referrer’s earnings', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;
  let member: Person;
  let fixture: Fixture;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    contractor = await meet(browser, product, { viewport: DESKTOP });
    member = await meet(browser, product, { viewport: PHONE });
    await Promise.all([becomeEmployer(contractor), becomeMember(member)]);
    fixture = new Fixture(contractor, member);
    await fixture.completed('Bo Li');
    await fixture.settle(17 * 24);
  });
  afterAll(() => product.stop());

  const withdrawals = (): Locator => member.page.getByRole('region', { name: 'Withdrawals' });
  const tile = (label: string): Locator =>
    member.page.locator('dl > div', { hasText: label }).locator('dd').first();

  async function giveBank(button: string, account: string): Promise<void> {
    const { page } = member;
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: 'Your bank account' });
    await dialog.getByLabel('Routing number').fill(ROUTING);
    await dialog.getByLabel('Account number').fill(account);
    await dialog.getByRole('button', { name: 'Save bank account' }).click();
    await expectToast(page, 'Your bank account is set up');
  }

  async function withdraw(): Promise<void> {
    const { page } = member;
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw to your bank' });
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expectToast(page, 'Withdrawal started$123.12 is on its way to your bank.');
    await expectText(tile('On its way'), '$123.12');
  }

  async function expectGoodOnBoth(page: Page, where: string): Promise<void> {
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await settled(page);
      await expectAccessible(page, where);
      await expectNoOverflow(page, where);
    }
  }

  /** The bank responds within the hour, and the task that it triggers runs after that. */
  async function hoursLater(): Promise<void> {
    await fixture.settle(2);
    await fixture.settle(2);
    await member.page.reload();
  }

  it('a referrer is paid early for a fee that is shown first', async () => {
    const { page } = member;
    await page.goto('/earnings');
    await expectText(tile('Coming'), '$500.00');
    await page.getByRole('button', { name: 'Get $123.12 now for Bo Li' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get paid early' });
    await expectText(dialog, /Part of the bonus\$125\.00.*Fee-\$1\.88.*You get now\$123\.12/);
    await settled(page);
    await expectAccessible(page, 'what an early payout costs');
    await dialog.getByRole('button', { name: 'Get $123.12 now' }).click();
    await expectToast(page, 'Added to your balance$123.12 is ready to withdraw.');
    await expectText(tile('Available'), '$123.12');
    await expectText(tile('Coming'), '$375.00');
    await expectText(page.getByRole('region', { name: 'Early payouts' }), /\$125\.00 less a fee of \$1\.88/);
  });

  it('a withdrawal that the bank rejects is returned with the reason', async () => {
    await giveBank('Set up bank account', CLOSED_BANK);
    await withdraw();
    await hoursLater();
    await expectText(withdrawals(), /Returned[^]*Your bank says this account is closed\. The money is back/);
    await expectText(tile('Available'), '$123.12');
    await expect.poll(() => tile('On its way').count()).toBe(0);
  });

  it('a withdrawal to another bank arrives', async () => {
    await giveBank('Change bank account', GOOD_BANK);
    await withdraw();
    await hoursLater();
    await expectText(withdrawals().getByRole('listitem').first(), /\$123\.12.*At your bank.*ending in 6789/);
    await expectText(tile('Available'), '$0.00');
    await expectSeen(member.page.getByText('You can withdraw once you have $25.'));
    await expectGoodOnBoth(member.page, 'earnings with a history');
  });

  it('the printed earnings have the withdrawals, and nothing to press', async () => {
    const { page } = member;
    await page.goto('/earnings');
    await expectPrintable(page, withdrawals().getByText('At your bank').first());
  });

  it('earnings are reported under the tax form that the referrer signs', async () => {
    const { page } = member;
    await page.goto('/earnings/tax');
    await fillFields(page, {
      'Name on your tax return': 'Ana Ruiz',
      'Tax number': '536-22-8726',
      'Street address': '12 Elm St',
      City: 'Austin',
      'ZIP code': '78701',
      Signature: 'Ana Ruiz',
    });
    await page.getByLabel('State', { exact: true }).selectOption('Texas');
    await page.getByLabel('I certify all of the above').check();
    await expectGoodOnBoth(page, 'the tax form');
    await page.getByRole('button', { name: 'Sign W-9' }).click();
    await expectToast(page, 'W-9 signed');
    await expectText(page.getByRole('region', { name: 'Form W-9' }), /ending in 8726/);
    await expectAccessible(page, 'a tax form on file');
  });

  it('the yearly statement is a PDF with the earnings of the year', async () => {
    const { page } = member;
    await page.goto('/earnings/tax');
    const statements = page.getByRole('region', { name: 'Yearly statements' });
    await expectText(statements, /2027So far.*Referral bonuses\$125\.00.*Total\$125\.00/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      statements.getByRole('link', { name: 'Download 2027 PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/2027.*\.pdf$/);
    const text = await pdfText(readFileSync(await download.path()));
    expect(text).toContain('Ana Ruiz');
    expect(text).toContain('$125.00');
    expect(text).not.toContain('536-22-8726');
  });

  it('the books balance, and the pages logged no unexpected errors', async () => {
    expect(await fixture.booksAreClean()).toBe(true);
    expect([contractor, member].flatMap(unexpected)).toEqual([]);
  });
});
