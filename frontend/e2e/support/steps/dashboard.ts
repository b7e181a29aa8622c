import type { Locator, Page } from 'playwright';
import { CERTIFICATION } from '#contract/checks/certification/certification-text.ts';
import { expectSeen, expectText, expectToast } from '../expectations.ts';

export const CARDS = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

/** The row of a worker among the employer's referrals. */
export function rowOf(page: Page, worker: string): Locator {
  return page.getByRole('table', { name: 'Recent Referrals' }).getByRole('row').filter({ hasText: worker });
}

/** Opens the disposition control of a worker and chooses an action. */
export async function choose(page: Page, worker: string, action: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Select Action for ${worker}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
  if (action === 'Contact Worker') await press(page, 'Mark as contacted');
  if (action === 'Schedule Interview') await press(page, 'Schedule without a time');
}

/** Skips the optional text or time of the step. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

/** The figures of billing are on the dashboard's last tab; afterward the dashboard is open as it was. */
export async function expectSpend(page: Page, ...words: readonly string[]): Promise<void> {
  await page.getByRole('tab', { name: 'Billing' }).click();
  for (const word of words) await expectText(page.getByRole('tabpanel', { name: 'Billing' }), word);
  await page.getByRole('tab', { name: 'Jobs' }).click();
}

/** Signs the certification that an employer needs for the first check or drug test, in its dialog. */
export async function certifyIn(dialog: Locator, name: string): Promise<void> {
  await dialog.getByLabel('Sign with your full name').fill(name);
  await dialog.getByLabel(CERTIFICATION.en.statement).check();
  await dialog.getByRole('button', { name: 'Certify' }).click();
  await expectToast(dialog.page(), 'Thank you. You can request checks now.');
}

export async function fillCard(page: Page, number: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Payment' });
  await expectSeen(dialog);
  await dialog.getByLabel('Card number').fill(number);
  await dialog.getByLabel('Expiration date').fill('12 / 99');
  await dialog.getByLabel('Security code').fill('123');
}

export async function payByCard(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await page
    .getByRole('dialog', { name: 'Payment' })
    .getByRole('button', { name: /^Pay \$/ })
    .click();
}

/** The lines of an amount in the dialog: name to amount. */
export async function chargeLines(dialog: Locator): Promise<Record<string, string>> {
  const lines = dialog.locator('dl > div');
  const pairs = await lines.evaluateAll((found) =>
    found.map((line) => [
      line.querySelector('dt')?.textContent ?? '',
      line.querySelector('dd')?.textContent ?? '',
    ]),
  );
  return Object.fromEntries(pairs);
}

/** Fills in fields by the beginning of their labels. */
export async function fillFields(
  form: Page | Locator,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
}
