import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { formatDate } from '../../src/shared/lib/index.ts';
import { expectAccessible, expectNoOverflow } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { certifySection2, openedForm, section1Of, showLicenseAndCard } from './form-i9.ts';
import { call, DESKTOP, follow, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { productDay } from '../support/product-day.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

const DAY_HOURS = 24;
const RECEIPT_DAYS = 90;

/** The steps that remain after a form is signed, and the deadlines that make it late. */
describe('the deadlines of Form I-9', { shuffle: false }, () => {
  let browser: Browser;
  let product: Product;
  let employer: Person;
  let worker: Person;
  let fixture: Fixture;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    employer = await meet(browser, product, { viewport: DESKTOP });
    worker = await meet(browser, product, { viewport: PHONE, locale: 'es-MX' });
    const member = await meet(browser, product, { viewport: PHONE });
    await becomeEmployer(employer);
    await becomeMember(member);
    fixture = new Fixture(employer, member, 'es');
  });
  afterAll(() => product.stop());

  /** Moves the clock without ending any session. */
  const waitDays = (days: number): Promise<void> => fixture.settle(days * DAY_HOURS);

  describe('the deadlines for a job of two days', () => {
    const NAME = 'Kim Short';
    let referral: string;

    it('a hire states when a short job ends', async () => {
      const id = await fixture.interviewing(NAME);
      const days = { firstDay: await productDay(employer, 0), expectedEnd: await productDay(employer, 1) };
      const { payment } = await call(employer, 'PUT', `/api/referrals/${id}/hire`, days);
      await fixture.pay(payment);
      const opened = await openedForm(fixture, NAME);
      referral = opened.referral;
      const signed: Loose = await call(worker, 'PUT', `/api${opened.link}/section1`, section1Of(NAME));
      expect(signed.state).toBe('signed');
    });

    it("a short job's section 2 is due on the first day, and receipts are not accepted", async () => {
      const { page } = employer;
      await page.goto(`/employer/i9/${referral}`);
      await expectSeen(page.getByText(/^Due on the first day, .*Receipts aren't accepted/));
      await showLicenseAndCard(page, '40917265');
      await page.locator('[name="b.isReceipt"]').check();
      await certifySection2(page);
      await page.getByRole('button', { name: 'Sign section 2' }).click();
      await expectSeen(page.locator('[name="b.isReceipt"][aria-invalid="true"]'));
      await expectAccessible(page, 'a receipt for a short job');
    });

    it("a short job's form is late a day later, and is signed with the reason", async () => {
      const { page } = employer;
      await waitDays(1);
      await page.reload();
      await expectSeen(page.getByText(/^Late: /));
      await showLicenseAndCard(page, '40917265');
      await certifySection2(page);
      const sign = page.getByRole('button', { name: 'Sign section 2' });
      await sign.click();
      const reason = page.getByLabel('Why is it late?');
      await expectSeen(reason.and(page.locator('[aria-invalid="true"]')));
      await expectAccessible(page, 'a late section');
      await reason.fill('The office was flooded');
      await sign.click();
      await expectToast(page, 'Section 2 signed');
      const section = page.getByRole('region', { name: 'Section 2: you' });
      await expectText(section, 'The office was flooded');
    });
  });

  describe('the deadline of a receipt', () => {
    const NAME = 'Rex Lost';
    let referral: string;
    let dueOn: string;

    it('a receipt is valid for ninety days', async () => {
      const { page } = employer;
      await fixture.signedLetter(NAME, 0);
      const opened = await openedForm(fixture, NAME);
      referral = opened.referral;
      await call(worker, 'PUT', `/api${opened.link}/section1`, section1Of(NAME));
      await follow(page, `/employer/i9/${referral}`);
      await showLicenseAndCard(page, 'R-2026-118');
      await page.locator('[name="b.isReceipt"]').check();
      await certifySection2(page);
      await page.getByRole('button', { name: 'Sign section 2' }).click();
      await expectToast(page, 'Section 2 signed');
      dueOn = dayWords(await productDay(employer, RECEIPT_DAYS));
      await expectSeen(page.getByText(`Document due by ${dueOn}`, { exact: true }));
      await expectText(page.getByRole('region', { name: 'Section 2: you' }), 'Receipt: ');
    });

    it("the employer is reminded of a receipt's deadline on the board and in messages", async () => {
      const { page } = employer;
      await waitDays(RECEIPT_DAYS + 1);
      await page.goto('/employer/i9');
      const row = page.getByRole('row').filter({ hasText: NAME });
      await expectText(row, `Late: Document due by ${dueOn}`);
      await expectAccessible(page, 'a receipt that is over');
      const texts: Loose[] = await call(employer, 'GET', '/api/dev/outbox?limit=100');
      expect(texts.map(({ body }) => body).join(' ')).toContain('debe ver un documento nuevo');
      await page.goto('/notifications');
      await expectSeen(page.getByText(`A document on ${NAME}'s Form I-9`));
    });

    it("a correction with the new document ends the receipt's deadline", async () => {
      const { page } = employer;
      await page.goto('/employer/i9');
      await page.getByRole('link', { name: new RegExp(`^${NAME}`) }).click();
      await page.getByRole('button', { name: 'Correct section 2' }).click();
      await page.locator('[name="reason"]').fill('The new license came');
      const section = page.getByRole('region', { name: 'Section 2: you' });
      await showLicenseAndCard(section, '40917299');
      await section.getByLabel("I've read this and it's true").check();
      await section.locator('[name="signature"]').fill('Rosa Stone');
      await section.getByRole('button', { name: 'Sign the correction' }).click();
      await expectToast(page, 'Section 2 signed');
      await expectText(section, '40917299');
      await expect.poll(() => page.getByText(/Document due by/).count()).toBe(0);
      await expectSeen(page.getByText('Complete', { exact: true }));
    });
  });

  describe('the deadlines for a worker who waits for a Social Security number', () => {
    const NAME = 'Ana Nueva';
    let link: string;
    let referral: string;

    it('the worker signs without the number on a phone in Spanish', async () => {
      const settings = { usesEverify: true, companyId: '123456', since: '2025-01-15' };
      await call(employer, 'PUT', '/api/i9-settings', settings);
      await fixture.signedLetter(NAME, 0);
      ({ link, referral } = await openedForm(fixture, NAME));
      const { page } = worker;
      await page.goto(link);
      const next = page.getByRole('button', { name: 'Continuar' });
      const { lastName, firstName, address, city, state, zip, birthDate } = section1Of(NAME);
      await expectSeen(page.getByRole('heading', { level: 1 }));
      for (const [name, value] of Object.entries({ lastName, firstName, address, city, zip }))
        await page.locator(`[name="${name}"]`).fill(String(value));
      await page.locator('[name="state"]').selectOption(state);
      await next.click();
      await page.locator('[name="birthDate"]').fill(birthDate);
      await page.getByLabel('Solicité un número y todavía no lo tengo').check();
      await expectNoOverflow(page, 'no number yet');
      await expectAccessible(page, 'no number yet');
      await next.click();
      await page.locator('[name="citizenship"][value="citizen"]').check();
      await next.click();
      await page.locator('[name="attested"]').check();
      await page.locator('[name="signature"]').fill(NAME);
      await page.getByRole('button', { name: 'Firmar la sección 1' }).click();
      await expectSeen(page.getByText('Agregue su número de Seguro Social cuando lo tenga'));
      await expectNoOverflow(page, 'a number is missing');
      await expectAccessible(page, 'a number is missing');
    });

    it('a missing number delays the E-Verify case, but not the work', async () => {
      const { page } = employer;
      await page.goto(`/employer/i9/${referral}`);
      await showLicenseAndCard(page, '40917265');
      await certifySection2(page);
      await page.getByRole('button', { name: 'Sign section 2' }).click();
      await expectToast(page, 'Section 2 signed');
      const card = page.getByRole('region', { name: 'E-Verify' });
      await expectSeen(card.getByText('The case waits for the Social Security number'));
      await expect.poll(() => card.getByRole('button', { name: 'Record the case' }).count()).toBe(0);
      await expectAccessible(page, 'a case that waits');
    });

    it('the worker adds the number, and the case says why it is late', async () => {
      const { page } = worker;
      await waitDays(15);
      await page.reload();
      await page.getByRole('button', { name: 'Agregar mi número' }).click();
      const next = page.getByRole('button', { name: 'Continuar' });
      await next.click();
      await page.locator('[name="ssn"]').fill('536-22-8726');
      await next.click();
      await expectSeen(page.locator('[name="citizenship"]').first());
      await next.click();
      await page.locator('[name="reason"]').fill('Ya llegó el número');
      await page.locator('[name="attested"]').check();
      await page.locator('[name="signature"]').fill(NAME);
      await page.getByRole('button', { name: 'Firmar la corrección' }).click();
      await expectSeen(page.getByText('Termina en 8726'));
      const { page: desk } = employer;
      await desk.reload();
      const card = desk.getByRole('region', { name: 'E-Verify' });
      await card.getByRole('button', { name: 'Record the case' }).click();
      await card.getByLabel('Case number').fill('2026322120000AB');
      await card.getByLabel('Case made on').fill(await productDay(employer, 0));
      await card.getByLabel('Result', { exact: true }).selectOption('authorized');
      await card.getByRole('button', { name: 'Save' }).click();
      await expectText(card, 'Employment authorized');
      await expectText(card, 'Awaiting a Social Security number');
      expect(unexpected(worker)).toEqual([]);
    });
  });
});

function dayWords(day: string): string {
  return formatDate(day, 'en', 'date');
}
