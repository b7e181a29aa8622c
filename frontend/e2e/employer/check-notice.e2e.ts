import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { CARDS } from '../support/steps/dashboard.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { call, DESKTOP, meet, PHONE, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

/** Longer than five business days with a weekend and a holiday on each side. */
const WAIT_HOURS = 14 * 24;

describe('a notice because of a background check in the browser', () => {
  let browser: Browser;
  let product: Product;
  let employer: Person;
  let candidate: Person;
  let fixture: Fixture;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    employer = await meet(browser, product, { viewport: DESKTOP, serviceWorkers: 'block' });
    candidate = await meet(browser, product, { viewport: PHONE, locale: 'es-US' });
    const member = await meet(browser, product, { viewport: PHONE });
    await becomeEmployer(employer);
    await becomeMember(member);
    fixture = new Fixture(employer, member);
  });
  afterAll(() => product.stop());

  const sentLink = async (page: string): Promise<string> => {
    const messages: Loose[] = await call(employer, 'GET', '/api/dev/outbox');
    const links = messages.flatMap(({ body }) => new RegExp(`/${page}/[\\w-]+`).exec(body)?.[0] ?? []);
    return links[0] ?? '/nothing-was-sent';
  };
  async function checked(worker: string): Promise<string> {
    const id = await fixture.interviewing(worker);
    const path = `/api/referrals/${id}/background-check`;
    const { payment } = await call(employer, 'POST', path, { packageType: 'standard' });
    const card = { cardNumber: CARDS.good, expMonth: 12, expYear: 2099, cvc: '123' };
    await call(employer, 'POST', `/api/sandbox-payments/${payment.paymentIntentId}/confirm`, {
      ...card,
      clientSecret: payment.clientSecret,
    });
    await fixture.settle();
    const consent = (await sentLink('background-check-consent')).replace('/background', '/api/background');
    await call(employer, 'POST', consent, { consentGiven: true, candidateSignature: worker });
    await fixture.settle();
    await fixture.settle(1);
    return id;
  }
  async function openCheck(worker: string): Promise<void> {
    await employer.page.goto('/employer/referrals');
    await employer.page.getByRole('button', { name: `Select Action for ${worker}` }).click();
    await employer.page.getByRole('menuitem', { name: 'Background check' }).click();
  }

  it('a candidate reads the notice, the whole report, and the rights in Spanish on a phone', async () => {
    const id = await checked('Cora Concern');
    await call(employer, 'POST', `/api/referrals/${id}/adverse-action`, { note: 'Because of the report' });
    await fixture.settle();
    const { page } = candidate;
    const notice = await sentLink('background-check-notice');
    await page.goto(`${notice}?lang=es`);
    await settled(page);
    await expectSeen(page.getByRole('heading', { name: 'Aviso antes de una decisión' }));
    const report = page.getByRole('link', { name: 'Leer el informe completo (PDF)' });
    const file = await page.request.get((await report.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    await expectText(
      page.locator('main'),
      'Se le debe avisar si la información de su expediente se usó en su contra.',
    );
    await page.getByText('Read this summary in English').click();
    await expectText(
      page.locator('main'),
      'You must be told if information in your file has been used against you.',
    );
    await expectNoOverflow(page, 'the notice in Spanish');
    await expectAccessible(page, 'the notice in Spanish');
    await page.setViewportSize(DESKTOP);
    await expectAccessible(page, 'the notice in Spanish on a desktop');
  });

  it('an employer can withdraw a letter because of a report only through the two notices', async () => {
    const worker = 'Rita Concern';
    const id = await checked(worker);
    const signPath = await fixture.offerTo(id);
    const { page } = employer;
    const letterDialog = async () => {
      await page.goto(`/employer/referrals?letter=${id}`);
      await page.getByRole('tab', { name: 'Actions' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Withdraw Offer' }).click();
      return page.getByRole('dialog', { name: `Withdraw the offer to ${worker}?` });
    };
    const withdraw = async (words: string): Promise<void> => {
      const box = await letterDialog();
      await box.getByRole('button', { name: 'Withdraw Offer' }).click();
      await box.getByRole('radio', { name: /^Yes/ }).check();
      await expectAccessible(page, 'the question about the report in the letter');
      await box.getByRole('button', { name: 'Withdraw Offer' }).click();
      await expectToast(page, words);
    };
    await withdraw('Because the report plays a part, send the candidate the notice first.');
    await call(employer, 'POST', `/api/referrals/${id}/adverse-action`, { note: 'Because of the report' });
    await fixture.settle();
    const notice = await sentLink('background-check-notice');
    await withdraw("Wait until it's final, or cancel it first.");

    await candidate.page.setViewportSize(PHONE);
    await candidate.page.goto(`${signPath}?lang=es`);
    await expectSeen(candidate.page.getByRole('button', { name: 'Rechazar' }));
    await fixture.settle(WAIT_HOURS);
    await candidate.page.goto(`${notice}?lang=es`);
    await expectSeen(candidate.page.getByRole('heading', { name: 'Se tomó una decisión' }));
    await expectNoOverflow(candidate.page, 'a decision that was made, in Spanish');
    await expectAccessible(candidate.page, 'a decision that was made, in Spanish');
    await candidate.page.goto(`${signPath}?lang=es`);
    await expectSeen(candidate.page.getByRole('heading', { name: 'Esta oferta fue retirada' }));
    expect(await call(employer, 'GET', `/api/offer-letters/referral/${id}`)).toMatchObject({
      status: 'withdrawn',
    });
    expect(await call(employer, 'GET', `/api/referrals/${id}`)).toMatchObject({ status: 'rejected' });
  });

  it('after a notice, an employer rejects for another reason only with that reason, in Spanish on a phone', async () => {
    const worker = 'Nora Concern';
    const id = await checked(worker);
    await call(employer, 'POST', `/api/referrals/${id}/adverse-action`, { note: 'Because of the report' });
    await call(employer, 'PUT', '/api/auth/preferences', { language: 'es' });
    const { page } = employer;
    await page.setViewportSize(PHONE);
    await page.goto('/employer/referrals?lang=es');
    await page.getByRole('button', { name: `Elegir acción para ${worker}` }).click();
    await page.getByRole('menuitem', { name: 'No seleccionado' }).click();
    const box = page.getByRole('dialog', { name: 'No seleccionado' });
    await box.getByRole('radio', { name: /^De ningún modo/ }).check();
    await box.getByLabel('Su nota').fill('La obra cerró');
    await box.getByRole('button', { name: 'Rechazar candidato' }).click();
    const reason = box.getByLabel('El otro motivo');
    await expectSeen(reason);
    await expectText(box, 'Escriba el otro motivo de su decisión.');
    await settled(page);
    await expectNoOverflow(page, 'the other reason, in Spanish on a phone');
    await expectAccessible(page, 'the other reason, in Spanish on a phone', true);
    await reason.fill('La obra cerró por falta de permisos');
    await box.getByRole('button', { name: 'Rechazar candidato' }).click();
    await expect
      .poll(async () => (await call(employer, 'GET', `/api/referrals/${id}`)).status)
      .toBe('rejected');
    await page.setViewportSize(DESKTOP);
    await call(employer, 'PUT', '/api/auth/preferences', { language: 'en' });
  });

  it('an employer records who mailed the notice, and when, if no message reached the candidate', async () => {
    const id = await checked('Carl Concern');
    await call(employer, 'POST', `/api/referrals/${id}/adverse-action`, { note: 'Because of the report' });
    const { page } = employer;
    await page.route(`**/api/referrals/${id}/background-check`, async (route) => {
      const answer = await route.fetch();
      const state: Loose = await answer.json();
      const notice = { ...state['adverseAction'].notice, state: 'to_mail', reachedAt: null, reachedBy: null };
      const lost = { finalDueAt: null, toMail: 'notice', actions: ['mail', 'take_back'], notice };
      const adverseAction = { ...state['adverseAction'], ...lost };
      await route.fulfill({ json: { ...state, adverseAction } });
    });
    await openCheck('Carl Concern');
    const box = page.getByRole('dialog', { name: 'Background check' });
    await expectText(box, 'Please mail the notice to Carl Concern');
    await expectText(box, 'starts when the notice arrives');
    await box.getByRole('button', { name: 'I mailed it' }).click();
    await expectText(box, 'Please enter your name');
    await expectAccessible(page, 'a notice that is to be mailed', true);
    await box.getByLabel('Who mailed it').fill('Ana Ruiz');
    await box.getByLabel('Mailed on').fill('2026-11-20');
    // The notice had arrived, so the server refuses.
    await box.getByRole('button', { name: 'I mailed it' }).click();
    await expectToast(page, 'This notice does not have to be mailed');
    await page.setViewportSize(PHONE);
    await expectNoOverflow(page, 'a notice that is to be mailed, on a phone');
    // A refetch may still be in the handler when the page closes.
    await page.unrouteAll({ behavior: 'wait' });
  });
});
