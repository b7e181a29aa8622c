import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { productDay } from '../support/product-day.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeMember, freshPhone, PASSWORD } from '../support/sign-up.ts';

describe('a first action that creates the account on the way', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;
  let member: Person;
  let fixture: Fixture;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    contractor = await meet(browser, product, { viewport: DESKTOP });
    member = await meet(browser, product, { viewport: DESKTOP });
    await Promise.all([becomeEmployer(contractor), becomeMember(member)]);
    fixture = new Fixture(contractor, member);
  });
  afterAll(() => product.stop());

  /** The code in the newest text to a phone. */
  async function codeFor(phone: string): Promise<string> {
    const read = async (): Promise<string> => {
      const [text] = await call(contractor, 'GET', `/api/dev/outbox?to=${encodeURIComponent(`+1${phone}`)}`);
      return /\b\d{6}\b/.exec(text?.body ?? '')?.[0] ?? '';
    };
    await expect.poll(read, { timeout: 20_000 }).not.toBe('');
    return read();
  }
  async function expectGood(page: Page, where: string): Promise<void> {
    await settled(page);
    await expectNoOverflow(page, where);
    await expectAccessible(page, where);
  }

  it('a worker applies in Spanish on the page of a job, by thumb and without a password', async () => {
    const jobId = await fixture.job('Framer');
    const visitor = await meet(browser, product, { viewport: PHONE, locale: 'es-MX' });
    const { page, context } = visitor;
    await page.goto('/jobs');
    await page.getByRole('button', { name: 'Busco trabajo' }).click();
    const card = page.getByRole('article', { name: 'Framer' });
    await expectText(card, '$25/hora');
    await expect.poll(() => card.textContent()).not.toContain('después de la contratación');
    await card.getByRole('link', { name: 'Postularme' }).click();
    await expectSeen(page.getByRole('heading', { name: /Framer/, level: 2 }));
    await expectGood(page, 'applying');
    const phone = freshPhone();
    await page.getByLabel('Su nombre completo').fill('Hector Ruiz');
    await page.getByLabel('Su teléfono').fill(phone);
    await page.getByLabel('Dónde vive').fill('Austin, TX');
    await page.getByLabel('Su oficio').selectOption('Carpentry');
    await page.getByLabel('Nivel de experiencia').selectOption({ index: 2 });
    await page.getByLabel('Salario que busca').fill('$28/hour');
    await page.getByRole('checkbox', { name: /18 años o más/ }).check();
    await page.getByRole('button', { name: 'Enviarme un código' }).click();
    const code = page.getByLabel('Código de 6 dígitos');
    await expectSeen(code);
    await expectGood(page, 'the code to apply');
    await code.fill(await codeFor(phone));
    await page.getByRole('button', { name: 'Enviar postulación' }).click();
    await expectSeen(page.getByRole('heading', { name: 'Postulación enviada' }));
    await expectGood(page, 'applied');
    await page.getByRole('link', { name: 'Ver mis postulaciones' }).click();
    await expectText(page.locator('main'), 'Framer');
    const [application] = await call(contractor, 'GET', `/api/job-referrals/${jobId}`);
    expect(application).toMatchObject({ workerName: 'Hector Ruiz', verificationStatus: 'verified' });
    expect(unexpected(visitor)).toEqual([]);
    await context.close();
  });

  it('a referred worker says yes in Spanish on a phone and follows the referral with the phone and its code', async () => {
    const spanish = new Fixture(contractor, member, 'es');
    const referralId = await spanish.submitted('Luz Vega');
    await spanish.settle();
    const { workerPhone } = await call(member, 'GET', `/api/referrals/${referralId}`);
    const texts = await call(contractor, 'GET', `/api/dev/outbox?to=${encodeURIComponent(workerPhone)}`);
    const visitor = await meet(browser, product, { viewport: PHONE, locale: 'es-MX' });
    const { page, context } = visitor;
    await page.goto(/\/confirm-referral\/[\w-]+/.exec(texts[0].body)?.[0] ?? '');
    await page.getByRole('button', { name: 'Sí, quiero que me recomienden' }).click();
    await page.getByRole('button', { name: 'Seguirla solo con su teléfono' }).click();
    await expectSeen(page.getByRole('heading', { name: 'Siga su recomendación' }));
    await expectGood(page, 'following a referral');
    await expect.poll(() => page.getByLabel('Su nombre completo').inputValue()).toBe('Luz Vega');
    await page.getByRole('checkbox', { name: /18 años o más/ }).check();
    await page.getByRole('button', { name: 'Enviarme un código' }).click();
    const code = page.getByLabel('Código de 6 dígitos');
    await expectSeen(code);
    await expectGood(page, 'the code to follow a referral');
    await code.fill(await codeFor(workerPhone.slice(2)));
    await page.getByRole('button', { name: 'Seguir mi recomendación' }).click();
    await page.waitForURL('**/worker-dashboard?tab=applications');
    await expectText(page.locator('main'), 'Job of Luz Vega');
    const { email, firstName, phone } = await call(visitor, 'GET', '/api/auth/user');
    expect([email, firstName, phone]).toEqual([null, 'Luz', workerPhone]);
    expect(unexpected(visitor)).toEqual([]);
    await context.close();
  });

  it('a visitor refers first: typed text survives a visit to sign-in, and no role question appears', async () => {
    const jobId = await fixture.job('Mason');
    const visitor = await meet(browser, product, { viewport: PHONE });
    const { page, context } = visitor;
    await page.goto(`/job/${jobId}`);
    await page.getByRole('button', { name: 'I know someone' }).click();
    await page.getByRole('button', { name: 'Refer Someone' }).click();
    const form = page.getByRole('dialog', { name: 'Refer a Worker' });
    const [own, workers] = [freshPhone(), freshPhone()];
    await form.getByLabel("Worker's full name").fill('Mo Mortar');
    await form.getByLabel("Worker's phone number").fill(workers);
    await form.getByLabel('How do you know the worker?').selectOption('Friend');
    await form.getByRole('link', { name: 'Login' }).click();
    await expectSeen(page.getByLabel('Email'));
    await page.goBack();
    await page.getByRole('button', { name: 'Refer Someone' }).click();
    await expect.poll(() => form.getByLabel("Worker's full name").inputValue()).toBe('Mo Mortar');
    await form.getByLabel('Your name').fill('Rosa Diaz');
    await form.getByLabel('Your phone number').fill(own);
    await form.getByLabel(/^I confirm that the worker knows/).check();
    await form.getByRole('button', { name: 'Text me a code' }).click();
    await form.getByLabel('Your 6-digit code').fill(await codeFor(own));
    await settled(page);
    await expectAccessible(page, 'the code to refer', true);
    await form.getByRole('button', { name: 'Submit Referral' }).click();
    const sent = page.getByRole('dialog', { name: 'Job Referral Submitted!' });
    await expectSeen(sent.getByRole('button', { name: 'Tell Mo on WhatsApp' }));
    await sent.getByRole('button', { name: 'Verify later' }).click();
    const { email, firstName, userType } = await call(visitor, 'GET', '/api/auth/user');
    expect([email, firstName, userType]).toEqual([null, 'Rosa', 'referrer']);
    await page.goto('/my-referrals');
    await expectText(page.locator('main'), 'Mo Mortar');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.goto('/profile/security');
    await expectGood(page, 'the profile of an account without email');
    await context.close();
  });

  it('a worker answers an interview in Spanish on a phone: yes, another time, no', async () => {
    const referralId = await fixture.invited('Lupe Sol');
    await fixture.settle();
    const texts = await call(contractor, 'GET', '/api/dev/outbox');
    const said = texts.map(({ body }: { body: string }) => body).join();
    const visitor = await meet(browser, product, { viewport: PHONE, locale: 'es-MX' });
    const { page, context } = visitor;
    const employers = async () => (await call(contractor, 'GET', `/api/referrals/${referralId}`)).interview;
    await page.goto(`/interview/${/\/interview\/([\w-]+)/.exec(said)?.[1]}`);
    await page.getByRole('button', { name: 'Sí, puedo' }).click();
    await expectText(page.getByRole('status'), 'Usted dijo que sí');
    await expectGood(page, 'a confirmed interview');
    await page.getByRole('button', { name: 'Pedir otra hora' }).click();
    await page.getByLabel('Hora 1').fill(`${await productDay(contractor, 8)}T10:00`);
    await page.getByRole('button', { name: 'Enviar estas horas' }).click();
    await expectText(page.getByRole('status'), 'Usted pidió otra hora');
    expect(await employers()).toMatchObject({ status: 'proposed' });
    await page.getByRole('button', { name: 'No puedo' }).click();
    const sure = page.getByRole('dialog', { name: '¿No puede?' });
    await sure.getByRole('button', { name: 'No puedo' }).click();
    await expectText(page.getByRole('status'), 'Usted dijo que no');
    expect(await employers()).toMatchObject({ status: 'declined' });
    expect(unexpected(visitor)).toEqual([]);
    await context.close();
  });

  it('a worker who signed opens the first day from the text, in Spanish, with map, foreman, and calendar', async () => {
    const spanish = new Fixture(contractor, member, 'es');
    const referralId = await spanish.interviewing('Rosa Paz');
    const startDate = await productDay(contractor, 21);
    const terms = { startDate, payRate: '25', payType: 'hourly', workLocation: 'Austin, TX' };
    const offerData = { ...terms, onSiteName: 'Beto Rios', onSitePhone: '5125550142' };
    const path = `/api/referrals/${referralId}/create-offer`;
    const { offerLetter, payment } = await call(contractor, 'PUT', path, { offerData });
    await spanish.pay(payment);
    const signPath = await spanish.sendLetter(offerLetter.id);
    const answer = { acceptedTerms: true, signature: 'Rosa Paz', esignConsent: true };
    await call(contractor, 'POST', signPath.replace('/sign-offer/', '/api/offer-letters/sign/'), answer);
    await spanish.settle();
    const texts: { body: string }[] = await call(contractor, 'GET', '/api/dev/outbox');
    const text = texts.find(({ body }) => body.includes('/first-day/'))?.body ?? '';
    expect(text).toMatch(/recibimos su firma.* con Beto Rios, \(512\) 555-0142/);
    const visitor = await meet(browser, product, { viewport: PHONE, locale: 'es-MX' });
    const { page, context } = visitor;
    await page.goto(/\/first-day\/[\w-]+/.exec(text)?.[0] ?? '');
    await expectSeen(page.getByRole('heading', { name: 'Hola, Rosa Paz' }));
    await expectText(page.getByRole('main'), 'Usted firmó para Job of Rosa Paz');
    const leads = (name: string) => page.getByRole('link', { name }).getAttribute('href');
    expect(await leads('Abrir el mapa')).toContain('Austin');
    expect(await leads('Llamar al (512) 555-0142')).toBe('tel:+15125550142');
    const calendar = await context.request.get((await leads('Agregar a mi calendario')) ?? '');
    expect(await calendar.text()).toContain(`DTSTART;VALUE=DATE:${startDate.replaceAll('-', '')}`);
    await expectGood(page, 'the first day');
    expect(unexpected(visitor)).toEqual([]);
    await context.close();
  });

  it('a referrer reminds the worker from a phone in Spanish, once a day, and the text names the referrer', async () => {
    const spanish = new Fixture(contractor, member, 'es');
    await spanish.submitted('Nora Luz');
    await spanish.settle(25);
    const phone = await meet(browser, product, { viewport: PHONE, locale: 'es-MX' });
    const { email } = await call(member, 'GET', '/api/auth/user');
    await call(phone, 'POST', '/api/auth/login', { email, password: PASSWORD });
    const { page, context } = phone;
    await page.goto('/my-referrals?q=Nora+Luz');
    const remind = page.getByRole('button', { name: 'Recordarle a Nora Luz' });
    await remind.click();
    await expectSeen(page.getByText('Recordatorio enviado').first());
    await expectSeen(page.getByText(/Puede enviar un recordatorio desde el/));
    await expect.poll(() => remind.isDisabled()).toBe(true);
    await spanish.settle();
    const texts: { body: string }[] = await call(contractor, 'GET', '/api/dev/outbox');
    const asked = texts.filter(({ body }) => body.includes('Job of Nora Luz'));
    expect(asked.filter(({ body }) => body.includes('Ana Ruiz espera su respuesta'))).toHaveLength(1);
    await expectGood(page, 'referrals after a nudge');
    await context.close();
  });
});
