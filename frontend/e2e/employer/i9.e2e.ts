import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '#testing/browser/browser.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

/** From the accepted offer to the filed form: the worker on a phone in Spanish, the employer at a desk. */
describe('Form I-9 by two people', { shuffle: false }, () => {
  let browser: Browser;
  let product: Product;
  let employer: Person;
  let worker: Person;
  let referral: string;
  let link: string;

  beforeAll(async () => {
    [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
    employer = await meet(browser, product, { viewport: DESKTOP });
    worker = await meet(browser, product, { viewport: PHONE, locale: 'es-MX' });
    const member = await meet(browser, product, { viewport: PHONE });
    await becomeEmployer(employer);
    await becomeMember(member);
    // The worker behind a link is spoken to in the language of who referred them.
    await call(member, 'PUT', '/api/auth/preferences', { language: 'es' });
    const fixture = new Fixture(employer, member);
    await fixture.signedLetter('Bo Li');
    await fixture.settle();
    const messages: Loose[] = await call(employer, 'GET', '/api/dev/outbox');
    link = messages.flatMap(({ body }) => /\/i9\/[\w-]+/.exec(body)?.[0] ?? [])[0] ?? '/no-link';
    const forms: Loose[] = await call(employer, 'GET', '/api/i9-forms');
    referral = forms[0]?.referralId;
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  it('is signed by the worker on a phone, page by page', async () => {
    const { page } = worker;
    await page.goto(link);
    await expectSeen(page.getByRole('heading', { level: 1 }));
    await settled(page);
    await expectAccessible(page, 'section 1');
    await page.locator('[name="lastName"]').fill('Li');
    await page.locator('[name="firstName"]').fill('Bo');
    await page.locator('[name="address"]').fill('12 Elm St');
    await page.locator('[name="city"]').fill('Austin');
    await page.locator('[name="state"]').selectOption('TX');
    await page.locator('[name="zip"]').fill('78701');
    const next = page.getByRole('button', { name: 'Continuar' });
    await next.click();
    await page.locator('[name="birthDate"]').fill('1990-04-12');
    await page.locator('[name="ssn"]').fill('536-22-8726');
    await next.click();
    await page.locator('[name="citizenship"][value="authorized_alien"]').check();
    await page.locator('[name="uscisNumber"]').fill('A098765432');
    await expectNoOverflow(page, 'the status');
    await expectAccessible(page, 'the status');
    await next.click();
    await expectSeen(page.getByText(/^I am aware that federal law provides/));
    await page.locator('[name="attested"]').check();
    await page.locator('[name="signature"]').fill('Bo Li');
    await expectNoOverflow(page, 'the signature');
    await expectAccessible(page, 'the signature');
    await page.getByRole('button', { name: 'Firmar la sección 1' }).click();
    await expectSeen(page.getByRole('heading', { name: 'La sección 1 está firmada' }));
    expect(unexpected(worker)).toEqual([]);
  });

  it('is found on the board, and signed by the employer with two documents', async () => {
    const { page } = employer;
    await page.goto('/employer/i9');
    await page.getByRole('link', { name: /^Bo Li/ }).click();
    await expectSeen(page.getByText('536-22-8726'));
    await settled(page);
    await expectAccessible(page, 'the form');
    await page.getByLabel('One from List B and one from List C').check();
    await page.getByLabel('List B document').selectOption('drivers_license');
    await page.getByLabel('List C document').selectOption('ssn_card');
    await page.locator('[name="b.authority"]').fill('Texas');
    await page.locator('[name="b.number"]').fill('40917265');
    await page.locator('[name="b.expiresOn"]').fill('2020-01-01');
    await page.locator('[name="representativeName"]').fill('Stone, Rosa');
    await page.locator('[name="representativeTitle"]').fill('Owner');
    await page.locator('[name="businessAddress"]').fill('500 Congress Ave, Austin, TX 78701');
    await page.getByLabel("I've read this and it's true").check();
    await page.locator('[name="signature"]').fill('Rosa Stone');
    await page.getByRole('button', { name: 'Sign section 2' }).click();
    await expectSeen(page.getByText('This document has expired. Ask for one that is still valid').first());
    await page.locator('[name="b.expiresOn"]').fill('2040-01-01');
    await page.getByRole('button', { name: 'Sign section 2' }).click();
    await expectToast(page, 'Section 2 signed');
    await expectText(page.getByRole('region', { name: 'Section 2: you' }), '40917265');
    await expectAccessible(page, 'the complete form');
  });

  it('is there as a PDF, for its parties alone', async () => {
    const path = `/api/i9-forms/${referral}/document`;
    const answer = await employer.context.request.get(path);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await worker.context.request.get(path)).status()).toBe(401);
  });
});
