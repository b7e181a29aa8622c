import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { CERTIFICATION } from '#contract/checks/certification/certification-text.ts';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { productDay } from '../support/product-day.ts';
import { becomeMember, becomeUncertified } from '../support/sign-up.ts';
import { CARDS, certifyIn, choose, payByCard } from '../support/steps/dashboard.ts';

/** An employer orders the first check with an offer, so the law requires the certification there. */
describe('the certification for checks in the form for an offer', { shuffle: false }, () => {
  let browser: Browser;
  let product: Product;
  let employer: Person;
  let spanish: Person;
  let member: Person;
  let fixture: Fixture;
  let waiting: string;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    employer = await meet(browser, product, { viewport: DESKTOP });
    spanish = await meet(browser, product, { viewport: PHONE, locale: 'es-US' });
    member = await meet(browser, product, { viewport: PHONE });
    await becomeUncertified(employer);
    await becomeUncertified(spanish, 'Elena');
    await becomeMember(member);
    fixture = new Fixture(employer, member);
  });
  afterAll(() => product.stop());

  const offerTo = async (worker: string): Promise<Locator> => {
    await employer.page.goto('/employer/referrals');
    await choose(employer.page, worker, 'Send Offer');
    const dialog = employer.page.getByRole('dialog', { name: 'Create Offer Letter' });
    await expectSeen(dialog);
    return dialog;
  };
  const stateOf = (id: string): Promise<Loose> =>
    call(employer, 'GET', `/api/referrals/${id}/background-check`);
  const links = async (page: string): Promise<string[]> => {
    const messages: Loose[] = await call(employer, 'GET', '/api/dev/outbox?limit=100');
    return messages.flatMap(({ body }) => new RegExp(`/${page}/[\\w-]+`).exec(body)?.[0] ?? []);
  };

  it('an offer without the signature is paid and sent, and only its check waits', async () => {
    waiting = await fixture.interviewing('Ola Paz');
    const { page } = employer;
    const dialog = await offerTo('Ola Paz');
    await dialog.getByLabel('Start date').fill(await productDay(employer, 21));
    await expect.poll(() => dialog.getByText('employment purposes only').count()).toBe(0);
    await dialog.getByLabel(/^Background check/).check();
    await expectText(dialog, 'employment purposes only');
    await expectText(dialog, 'the check you paid for waits');
    await settled(page);
    await expectAccessible(page, 'the certification in the form for an offer', true);
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
    await payByCard(page, CARDS.good);
    await expectToast(page, 'Offer Letter Sent');
    await fixture.settle();
    const [signPath = '/nothing-was-sent'] = await links('sign-offer');
    await fixture.sign(signPath, 'Ola Paz');
    await fixture.settle();
    await expect.poll(async () => (await stateOf(waiting))['needsCertification']).toBe(true);
    expect(await links('background-check-consent')).toEqual([]);
  });

  it('a signature in the form for the next offer starts that check, and is requested once', async () => {
    await fixture.interviewing('Rey Paz');
    const dialog = await offerTo('Rey Paz');
    await dialog.getByLabel(/^Background check/).check();
    await dialog.getByRole('button', { name: 'Certify' }).click();
    await expectText(dialog, 'Please type your full name');
    await certifyIn(dialog, 'Earl Hill');
    await expect.poll(() => dialog.getByText('employment purposes only').count()).toBe(0);
    await fixture.settle();
    expect(await stateOf(waiting)).toMatchObject({
      check: { status: 'awaiting_consent' },
      needsCertification: false,
    });
    await expect.poll(async () => (await links('background-check-consent')).length).toBeGreaterThan(0);
    await dialog.getByLabel(/^Drug test/).check();
    await expect.poll(() => dialog.getByRole('button', { name: 'Certify' }).count()).toBe(0);
    expect(await fixture.booksAreClean()).toBe(true);
    expect(unexpected(employer)).toEqual([]);
  });

  it('an employer certifies in Spanish on a phone', async () => {
    const { page } = spanish;
    const id = await new Fixture(spanish, member).interviewing('Eva Sol');
    await page.goto(`/employer/referrals?letter=${id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Crear carta de oferta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crear carta de oferta' });
    await dialog.getByLabel(/^Verificación de antecedentes/).check();
    await expectText(dialog, 'la verificación que pagó le espera');
    await settled(page);
    await expectNoOverflow(page, 'the certification in the form for an offer, in Spanish');
    await expectAccessible(page, 'the certification in the form for an offer, in Spanish', true);
    await dialog.getByLabel('Firme con su nombre completo').fill('Elena Hill');
    await dialog.getByLabel(CERTIFICATION.es.statement).check();
    await dialog.getByRole('button', { name: 'Certificar' }).click();
    await expectToast(page, 'Gracias. Ya puede pedir verificaciones.');
    expect(await call(spanish, 'GET', '/api/check-certification')).toMatchObject({
      certified: { name: 'Elena Hill', language: 'es' },
    });
    expect(unexpected(spanish)).toEqual([]);
  });
});
