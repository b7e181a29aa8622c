import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { CARDS, choose, payByCard } from '../support/steps/dashboard.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { expectSignedCopy, openLetter } from '../support/steps/open-letter.ts';
import { call, DESKTOP, follow, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

const WORKER = 'Luz Vega';

/** One letter in three versions. Each test continues where the one before ended. */
describe('an offer that both sides change', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;
  let candidate: Person;
  let fixture: Fixture;
  let letter: Awaited<ReturnType<Fixture['sentLetter']>>;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    contractor = await meet(browser, product, { viewport: DESKTOP });
    const member = await meet(browser, product, { viewport: PHONE });
    candidate = await meet(browser, product, { viewport: PHONE });
    await Promise.all([becomeEmployer(contractor), becomeMember(member)]);
    fixture = new Fixture(contractor, member, 'es');
    letter = await fixture.sentLetter(WORKER);
  });
  afterAll(() => product.stop());

  const openManagement = async (): Promise<Locator> => {
    const { page } = contractor;
    await page.goto('/employer-dashboard');
    await choose(page, WORKER, 'Manage Offer Letter');
    return page.getByRole('dialog', { name: 'Offer Letter Management' });
  };
  const payOf = (words: RegExp): Promise<void> => expectText(candidate.page.locator('dl'), words);
  const spent = async (): Promise<string[]> => {
    const payments = await call(contractor, 'GET', '/api/billing/payments');
    return payments.map(({ amount }: { amount: string }) => amount).toSorted();
  };

  const textedCode = async (): Promise<string> => {
    await fixture.settle();
    const messages = await call(contractor, 'GET', '/api/dev/outbox?limit=100');
    const codes = messages.map(({ body }: { body: string }) => /use (\d{6}) para la oferta/.exec(body)?.[1]);
    return codes.find(Boolean) ?? '';
  };

  it('the employer changes the offer and pays the difference', async () => {
    const { page } = contractor;
    const management = await openManagement();
    await management.getByRole('tab', { name: 'Actions' }).click();
    await management.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Change Offer' }).click();
    const form = page.getByRole('dialog', { name: 'Change Offer' });
    await form.getByLabel('Pay rate').fill('27');
    await expectText(form, 'You pay the difference before the new link goes out.');
    await expectAccessible(page, 'the change of an offer', true);
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expectSeen(page.getByRole('dialog', { name: 'Payment' }));
    // Payment is a step of the form and replaces it.
    await expect.poll(() => page.locator('[data-dialog]:visible').count()).toBe(1);
    await payByCard(page, CARDS.good);
    await expectToast(page, /^Offer Changed/);
    await fixture.settle();
    expect(await spent()).toEqual(['32.00', '925.00']);
  });

  it('the old link leads the worker to the new offer, which says what changed', async () => {
    const { page } = candidate;
    await page.goto(letter.signPath);
    await expectSeen(page.getByRole('heading', { name: 'Esta oferta cambió' }));
    await expectAccessible(page, 'a link that was replaced');
    await page.getByRole('link', { name: 'Abrir la oferta nueva' }).click();
    await expectSeen(page.getByText('Hill Country Builders cambió una cosa en esta oferta'));
    await payOf(/27[^]*25/);
    await expectAccessible(page, 'an offer that changed');
  });

  it('the worker’s link answers with a change request, which the employer grants', async () => {
    const { page } = candidate;
    await page.getByRole('button', { name: 'Pedir un cambio' }).click();
    const request = page.getByRole('dialog', { name: 'Pedir un cambio' });
    await request.getByLabel(/^Salario/).fill('30');
    await request.getByLabel(/^Algo más/).fill('Tengo doce años de experiencia.');
    await expectAccessible(page, 'asking for a change', true);
    await request.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expectToast(page, /^Solicitud enviada/);

    const management = await openManagement();
    await expectSeen(management.getByText('Tengo doce años de experiencia.'));
    const accept = management.getByRole('button', { name: 'Accept Change' });
    // The button is enabled once the price has loaded.
    await expect.poll(() => accept.isEnabled()).toBe(true);
    await expectAccessible(contractor.page, 'an offer with a request for a change', true);
    await accept.click();
    await payByCard(contractor.page, CARDS.good);
    await expectToast(contractor.page, /^Change Accepted/);
    await fixture.settle();
    expect(await spent()).toEqual(['32.00', '48.00', '925.00']);
  });

  it('the worker signs in Spanish through a copied link with a code, and both sides receive a copy', async () => {
    const { page } = candidate;
    await page.reload();
    await page.getByRole('link', { name: 'Abrir la oferta nueva' }).click();
    await payOf(/30[^]*27/);
    const { signingUrl } = await call(contractor, 'GET', `/api/offer-letters/referral/${letter.referralId}`);
    await follow(page, new URL(signingUrl).pathname);
    await page.getByRole('button', { name: 'Enviarme el código' }).click();
    await expectToast(page, /^Código enviado/);
    await expectAccessible(page, 'an offer that asks for a code');
    await openLetter(page, 'Abrir la carta de oferta (PDF)');
    await page.getByLabel('Firme con su nombre completo').fill(WORKER);
    await page.getByLabel(/^Acepto la oferta de/).check();
    await page.getByLabel(/^Acepto usar documentos electrónicos/).check();
    const code = await textedCode();
    const field = page.getByLabel('Código de 6 dígitos');
    await field.fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
    await expectSeen(page.getByText('Código incorrecto').first());
    await expectAccessible(page, 'a code that is wrong', true);
    await field.fill(code);
    await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
    await expectSeen(page.getByRole('heading', { name: 'Usted aceptó esta oferta' }));
    await expectAccessible(page, 'an offer that was signed', true);
    await fixture.settle();
    const messages = await call(contractor, 'GET', '/api/dev/outbox?limit=100');
    const copies = messages.filter(({ body }: { body: string }) =>
      /recibimos su firma|your copy/i.test(body),
    );
    expect(copies.map(({ channel }: { channel: string }) => channel).toSorted()).toEqual(['email', 'sms']);
    await expectSignedCopy(page);
    expect(await fixture.booksAreClean()).toBe(true);
  });

  it('the pages logged no unexpected errors', () => {
    expect([contractor, candidate].flatMap(unexpected)).toEqual([]);
  });
});
