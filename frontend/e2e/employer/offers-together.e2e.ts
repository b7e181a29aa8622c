import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { CARDS, payByCard } from '../support/steps/dashboard.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { productDay } from '../support/product-day.ts';
import { Fixture } from '../support/fixture.ts';
import { becomeEmployer, becomeMember, freshPhone } from '../support/sign-up.ts';

const CREW = ['Al Fox', 'Bo Li', 'Cy Ray', 'Di Roe', 'Ed Sun'];

/** A template, and one form that offers it to a crew of five. */
describe('offers to several people in the browser', () => {
  let browser: Browser;
  let product: Product;
  let employer: Person;
  let fixture: Fixture;
  let jobId: string;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    employer = await meet(browser, product, { viewport: DESKTOP });
    const member = await meet(browser, product, { viewport: PHONE });
    await becomeEmployer(employer);
    await becomeMember(member);
    fixture = new Fixture(employer, member);
    jobId = await fixture.job();
    const team = CREW.map((workerName) => ({ workerName, workerPhone: freshPhone() }));
    const shared = {
      referrerName: 'Ana Ruiz',
      referrerPhone: freshPhone(),
      relationship: 'friend',
      consent: true,
    };
    await call(member, 'POST', '/api/referrals', { jobId, ...shared, team });
    for (const { id } of await referrals()) {
      await call(employer, 'PUT', `/api/referrals/${id}/status`, { status: 'interview_scheduled' });
    }
  });
  afterAll(() => product.stop());

  const referrals = (): Promise<Loose[]> => call(employer, 'GET', `/api/job-referrals/${jobId}`);
  const dialog = (name: string): Locator => employer.page.getByRole('dialog', { name });
  const look = async (where: string): Promise<void> => {
    await settled(employer.page);
    await expectNoOverflow(employer.page, where);
    await expectAccessible(employer.page, where);
  };

  it('an employer saves a template that names the worker, with a preview', async () => {
    const { page } = employer;
    await page.goto('/employer/offer-templates');
    await expectSeen(page.getByText('No templates yet'));
    await page.getByRole('button', { name: 'New template' }).click();
    const form = dialog('New template');
    await form.getByLabel('Name', { exact: true }).fill('Framing crew');
    await form.getByLabel('Conditions').fill('Welcome, ');
    await form.getByLabel('Conditions').press('End');
    await form.getByRole('button', { name: "Worker's name" }).click();
    await expectText(form, 'Welcome, Maria Lopez');
    await look('template');
    await form.getByRole('button', { name: 'Save template' }).click();
    await expectToast(page, 'Template savedFraming crew');
    await expectSeen(page.getByRole('heading', { name: 'Framing crew' }));
    await look('templates');
  });

  it('an employer sends offers to a crew of five in one form, with one payment', async () => {
    const { page } = employer;
    await page.goto(`/job/${jobId}/referrals`);
    await page.getByRole('button', { name: 'Offer several people' }).click();
    const form = dialog('Offers to several people');
    for (const name of CREW)
      await expect.poll(() => form.getByLabel(name, { exact: true }).isChecked()).toBe(true);
    await form.getByLabel('Start with a template').selectOption('Framing crew');
    await form.getByLabel('Start date', { exact: true }).fill(await productDay(employer, 21));
    await expectText(form, 'Welcome, Al Fox');
    await expectText(form, 'Total $4,625.00');
    await look('several');
    await form.getByRole('button', { name: 'Send 5 offers' }).click();
    await payByCard(page, CARDS.good);
    const result = dialog('Result');
    await expectText(result, '5 offers sent');
    await expectText(result, 'Paid');
    await fixture.settle();
    for (const { id } of await referrals()) {
      const letter = await call(employer, 'GET', `/api/offer-letters/referral/${id}`);
      expect(letter.status).toBe('sent');
      expect(letter.conditions).toBe(`Welcome, ${letter.workerName}`);
    }
    await look('result');
    const payments: Loose[] = await call(employer, 'GET', '/api/billing/payments');
    expect(payments.map(({ amount, status }) => [amount, status])).toEqual([['4625.00', 'succeeded']]);
    expect(await fixture.booksAreClean()).toBe(true);
    await result.getByRole('button', { name: 'Done' }).click();
    expect(unexpected(employer)).toEqual([]);
  });
});
