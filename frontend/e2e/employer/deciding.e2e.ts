import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { productDay } from '../support/product-day.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

/** 80 characters, the limit of a name. */
const LONG_NAME = `Guadalupe ${'Hernández '.repeat(6)}Castañeda1`;

describe('an employer who decides on a phone in Spanish', { shuffle: false }, () => {
  let browser: Browser;
  let product: Product;
  let boss: Person;
  let fixture: Fixture;
  let page: Page;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    boss = await meet(browser, product, { viewport: PHONE, locale: 'es-MX' });
    const member = await meet(browser, product, { viewport: DESKTOP });
    await Promise.all([becomeEmployer(boss), becomeMember(member)]);
    fixture = new Fixture(boss, member, 'es');
    await fixture.submitted('Lupe Sol');
    await confirm('Lupe Sol');
    ({ page } = boss);
  });
  afterAll(() => product.stop());

  /** The newest text about the worker's job that matches. */
  async function textAbout(worker: string, pattern: RegExp): Promise<string> {
    await fixture.settle();
    const messages: { body: string }[] = await call(boss, 'GET', '/api/dev/outbox?limit=100');
    return messages.find(({ body }) => body.includes(`Job of ${worker}`) && pattern.test(body))?.body ?? '';
  }
  /** Answers the text that a referred worker received. */
  async function confirm(worker: string): Promise<void> {
    const text = await textAbout(worker, /confirm-referral/);
    const token = /\/confirm-referral\/([\w.~-]+)/.exec(text)?.[1];
    await call(boss, 'POST', `/api/referral-confirmation/${token}`, { accept: true });
  }
  const press = (where: Page | Locator, name: string): Promise<void> =>
    where.getByRole('button', { name, exact: true }).tap();
  async function expectGood(where: string): Promise<void> {
    await settled(page);
    await expectNoOverflow(page, where);
    await expectAccessible(page, where, true);
  }

  it('a message to a worker is texted in the employer’s name, and the toast undoes the contact', async () => {
    await page.goto('/employer/referrals');
    await press(page, 'Contactar al trabajador: Lupe Sol');
    const dialog = page.getByRole('dialog', { name: 'Contactar a Lupe Sol' });
    await dialog.getByLabel('Mensaje de texto').fill('¿Puede hablar hoy a las 5?');
    await expectGood('the dialog to contact a worker');
    await press(dialog, 'Enviar mensaje');
    await expectToast(page, 'Lupe Sol');
    expect(await textAbout('Lupe Sol', /hoy a las 5/)).toContain('Hill Country Builders');
    await press(page, 'Deshacer');
    await expectToast(page, 'Acción deshecha');
    await expectSeen(page.getByRole('button', { name: 'Contactar al trabajador: Lupe Sol' }));
  });

  it('a worker receives the time and place of the interview with a link to answer', async () => {
    await press(page, 'Contactar al trabajador: Lupe Sol');
    await press(page.getByRole('dialog'), 'Marcar como contactado');
    await press(page, 'Programar entrevista: Lupe Sol');
    const dialog = page.getByRole('dialog', { name: 'Programar entrevista con Lupe Sol' });
    await press(dialog, 'Enviar la hora');
    await expectText(dialog, 'Elija el día y la hora');
    await dialog.getByLabel('Día y hora').fill(`${await productDay(boss, 7)}T09:30`);
    await dialog.getByLabel('Cómo van a hablar').selectOption('En persona');
    await dialog.getByLabel('Lugar o número').fill('500 Congress Ave, Austin, TX');
    await expectGood('the dialog to schedule an interview');
    await press(dialog, 'Enviar la hora');
    await expect.poll(() => dialog.count()).toBe(0);
    const text = await textAbout('Lupe Sol', /\/interview\//);
    expect(text).toMatch(/9:30/);
  });

  it('several workers are contacted at the same time, without those who have not confirmed', async () => {
    await fixture.submitted('Ana Cal');
    await fixture.submitted('Beto Rey');
    await confirm('Ana Cal');
    await page.reload();
    await expectSeen(page.getByLabel('Seleccionar a Ana Cal'));
    await expect.poll(() => page.getByRole('button', { name: /^Contactar \(/ }).count()).toBe(0);
    for (const name of ['Ana Cal', 'Beto Rey']) await page.getByLabel(`Seleccionar a ${name}`).check();
    await press(page, 'Contactar (2)');
    const dialog = page.getByRole('dialog', { name: 'Contactar a 2 personas' });
    await expectText(dialog, '1 todavía no confirma la recomendación.');
    await expectGood('the dialog to contact several workers');
    await press(dialog, 'Solo a 1 que confirmó');
    await expectSeen(page.getByRole('button', { name: 'Programar entrevista: Ana Cal' }));
    await expectSeen(page.getByRole('button', { name: 'Contactar al trabajador: Beto Rey' }));
  });

  it('the longest name covers no control of the candidate’s drawer and of the rejection', async () => {
    expect(LONG_NAME.length).toBe(80);
    await fixture.submitted(LONG_NAME);
    await page.goto('/employer/referrals');
    await page.getByRole('button', { name: LONG_NAME, exact: true }).tap();
    const drawer = page.getByRole('dialog', { name: LONG_NAME });
    await expectGood('the drawer of a long name');
    await press(drawer, 'Cerrar');
    await press(page, `Elegir acción para ${LONG_NAME}`);
    await page.getByRole('menuitem', { name: 'No seleccionado' }).tap();
    const rejection = page.getByRole('dialog');
    await expectGood('the rejection of a long name');
    await press(rejection, 'Cancelar');
    expect(unexpected(boss)).toEqual([]);
  });
});
