import type { Browser } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unlockedFiles } from '#testing/product/unlocked-files.ts';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { certifySection2, openedForm, section1Of, showLicenseAndCard } from './form-i9.ts';
import { call, DESKTOP, follow, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { productDay } from '../support/product-day.ts';
import { pdfText } from '../support/pdf-text.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

/** From the accepted offer to the filed form: the worker on a phone in Spanish, the employer on a desktop. */
describe('a Form I-9 that two people fill in', { shuffle: false }, () => {
  let browser: Browser;
  let product: Product;
  let employer: Person;
  let worker: Person;
  let fixture: Fixture;
  let referral: string;
  let link: string;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    employer = await meet(browser, product, { viewport: DESKTOP });
    worker = await meet(browser, product, { viewport: PHONE, locale: 'es-MX' });
    const member = await meet(browser, product, { viewport: PHONE });
    await becomeEmployer(employer);
    await becomeMember(member);
    // The pages of a link use the language of the member who referred the worker.
    await call(member, 'PUT', '/api/auth/preferences', { language: 'es' });
    fixture = new Fixture(employer, member);
    ({ referral, link } = await accepted('Bo Li'));
  });
  afterAll(() => product.stop());

  async function accepted(name: string): Promise<{ referral: string; link: string }> {
    await fixture.signedLetter(name);
    return openedForm(fixture, name);
  }

  it('the worker signs on a phone, page by page', async () => {
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
    await page.locator('[name="workUntil"]').fill('2032-01-31');
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

  it('the employer finds the form on the board and signs it with two documents', async () => {
    const { page } = employer;
    await page.goto('/employer/i9');
    await page.getByRole('link', { name: /^Bo Li/ }).click();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expectSeen(page.getByText('536-22-8726'));
    await settled(page);
    await expectAccessible(page, 'the form');
    await showLicenseAndCard(page, '40917265');
    await page.locator('[name="b.expiresOn"]').fill('2020-01-01');
    await certifySection2(page);
    await page.getByRole('button', { name: 'Sign section 2' }).click();
    await expectSeen(page.getByText('This document had expired on the day you examined it').first());
    await page.locator('[name="b.expiresOn"]').fill('2040-01-01');
    await page.getByRole('button', { name: 'Sign section 2' }).click();
    await expectToast(page, 'Section 2 signed');
    await expectText(page.getByRole('region', { name: 'Section 2: you' }), '40917265');
    await expectAccessible(page, 'the complete form');
  });

  it('the worker corrects the form through the same link, without typing the numbers again', async () => {
    const { page } = worker;
    await page.getByRole('button', { name: 'Corregir algo' }).click();
    await page.locator('[name="apartment"]').fill('4B');
    const next = page.getByRole('button', { name: 'Continuar' });
    for (const step of ['2', '3', '4']) {
      await next.click();
      await expect.poll(() => new URL(page.url()).searchParams.get('step')).toBe(step);
    }
    await page.locator('[name="reason"]').fill('Faltaba el apartamento');
    await page.locator('[name="attested"]').check();
    await page.locator('[name="signature"]').fill('Bo Li');
    await expectNoOverflow(page, 'the correction');
    await page.getByRole('button', { name: 'Firmar la corrección' }).click();
    await expectSeen(page.getByText('Termina en 8726'));
    await expectSeen(page.getByText(/12 Elm St, 4B, Austin/));
    await expectAccessible(page, 'what was signed');
  });

  it('the employer reverifies with a newer document, and corrects the form with a reason', async () => {
    const { page } = employer;
    await page.getByRole('button', { name: 'Add an entry' }).click();
    await page.getByLabel('New document').selectOption('employment_authorization');
    await page.locator('[name="document.number"]').fill('SRC9876543210');
    await page.locator('[name="document.expiresOn"]').fill('2035-06-30');
    const supplement = page.getByRole('region', { name: 'Reverification, rehire or new name' });
    await supplement.getByLabel("I've read this and it's true").check();
    await supplement.locator('[name="signature"]').fill('Rosa Stone');
    await supplement.getByRole('button', { name: 'Sign the entry' }).click();
    await expectToast(page, 'Entry signed');
    await expectSeen(page.getByText('Reverify by Jun 30, 2035'));
    await page.getByRole('button', { name: 'Correct section 2' }).click();
    await page.locator('[name="reason"]').fill('The license number was misread');
    await showLicenseAndCard(page, '40917266');
    const section2 = page.getByRole('region', { name: 'Section 2: you' });
    await section2.getByLabel("I've read this and it's true").check();
    await section2.locator('[name="signature"]').fill('Rosa Stone');
    await section2.getByRole('button', { name: 'Sign the correction' }).click();
    await expectText(section2, '40917266');
    await expectText(section2, 'The license number was misread');
    // The document that was shown last still sets the date of the next check.
    await expectSeen(page.getByText('Reverify by Jun 30, 2035'));
    await expectAccessible(page, 'the corrected form');
    // The server refused the expired document.
    expect(unexpected(employer).filter((words) => !words.includes('status of 422'))).toEqual([]);
  });

  it('the export for an inspection includes the earlier states of the form', async () => {
    const { page } = employer;
    await follow(page, '/employer/i9?tab=all');
    await page.getByRole('button', { name: 'Show the password' }).click();
    await expectAccessible(page, 'the password of an export');
    const password = (await page.locator('code').textContent()) ?? '';
    const download = page.getByRole('link', { name: 'Download the ZIP' });
    const answer = await employer.context.request.get((await download.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/zip');
    const files = await unlockedFiles(await answer.body(), password);
    // The worker corrected section 1, then the employer section 2. Each earlier state has a file.
    const pdfs = [...files].filter(([name]) => name.endsWith('.pdf'));
    const said = await Promise.all(pdfs.map(async ([, pdf]) => pdfText(pdf)));
    expect(said.map((words) => [words.includes('4B'), /4091726\d/.exec(words)?.[0]])).toEqual([
      [true, '40917266'],
      [false, '40917265'],
      [true, '40917265'],
    ]);
    const index = files.get('index.csv')?.toString('utf8') ?? '';
    expect(index).toContain('forms/0001-Li-Bo.pdf,Bo Li');
    expect(index).not.toMatch(/8726|5432|0917|3210/);
  });

  it('only the parties can read the form as a PDF', async () => {
    const path = `/api/i9-forms/${referral}/document`;
    const answer = await employer.context.request.get(path);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const filed = await pdfText(await answer.body());
    const today = (await productDay(employer, 0)).replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
    const numbers = ['536-22-8726', '098765432', '40917266', 'SRC9876543210'];
    const days = ['04/12/1990', '01/31/2032', '01/01/2040', '06/30/2035'];
    const reasons = ['Faltaba el apartamento', 'The license number was misread'];
    for (const words of [
      'Last Name (Family Name) Li First Name (Given Name) Bo',
      `12 Elm St Apt. Number (if any) 4B (was blank, BL ${today}) City or Town Austin State TX ZIP Code 78701`,
      `40917266 (was 40917265, RS ${today})`,
      'Stone, Rosa, Owner',
      `Signature of Employee /s/ Bo Li Today’s Date (mm/dd/yyyy) ${today}`,
      `Signature of Employer or Authorized Representative /s/ Rosa Stone Today’s Date (mm/dd/yyyy) ${today}`,
      ...numbers,
      ...days,
      ...reasons,
    ])
      expect(filed).toContain(words);
    expect((await worker.context.request.get(path)).status()).toBe(401);
  });

  it('the form has copies of the documents once the employer decides to keep copies of everyone’s', async () => {
    const { page } = employer;
    await follow(page, '/employer/i9');
    await page
      .getByRole('region', { name: 'Your I-9 rules' })
      .getByRole('button', { name: 'Change' })
      .click();
    await page.getByLabel('We use E-Verify for every new hire').check();
    await page.locator('[name="companyId"]').fill('123456');
    await page.locator('[name="since"]').fill('2025-01-15');
    await page.getByLabel("We keep copies of everyone's documents").check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Settings saved');
    ({ referral, link } = await accepted('Mia Cruz'));
    await call(worker, 'PUT', `/api${link}/section1`, section1Of('Mia Cruz'));
    await follow(page, `/employer/i9/${referral}`);
    await page.getByLabel('One document from List A').check();
    await page.getByLabel('List A document').selectOption('us_passport');
    await page.locator('[name="a.number"]').fill('483920175');
    await page.locator('[name="a.expiresOn"]').fill('2040-05-01');
    await certifySection2(page);
    await page.getByRole('button', { name: 'Sign section 2' }).click();
    await expectSeen(page.getByText('Add a copy of each side').first());
    await page.locator('[data-copy="us_passport-front"]').setInputFiles(await photo());
    await expectSeen(page.getByText('Added', { exact: true }));
    await expectAccessible(page, 'a form with copies');
    await page.getByRole('button', { name: 'Sign section 2' }).click();
    await expectToast(page, 'Section 2 signed');
    const copy = page.getByRole('region', { name: 'Copies of documents' }).getByRole('link');
    const answer = await employer.context.request.get((await copy.getAttribute('href')) ?? '');
    expect(answer.headers()).toMatchObject({ 'content-type': 'image/jpeg' });
    expect(answer.headers()['content-disposition']).toMatch(/^attachment/);
    expect((await worker.context.request.get(answer.url())).status()).toBe(401);
  });

  it('only the worker decides about a mismatch in the E-Verify case', async () => {
    const { page } = employer;
    const today = await productDay(employer, 0);
    const card = page.getByRole('region', { name: 'E-Verify' });
    await card.getByRole('button', { name: 'Record the case' }).click();
    await card.getByLabel('Case number').fill('2026322120000AB');
    await card.getByLabel('Case made on').fill(today);
    await card.getByLabel('Result', { exact: true }).selectOption('mismatch');
    await card.getByRole('button', { name: 'Save' }).click();
    await expectSeen(card.getByText('Nothing may happen to the worker because of this'));
    await card.getByRole('button', { name: 'I told Mia Cruz' }).click();
    await card.getByLabel('When did you tell them?').fill(today);
    await card.getByLabel(/^I talked to Mia Cruz in private/).check();
    await expectAccessible(page, 'a mismatch');
    await card.getByRole('button', { name: 'Save and text the worker' }).click();
    await expectSeen(card.getByText(/^We texted Mia Cruz a private link/));
    const { page: phone } = worker;
    await phone.goto(link);
    await expectSeen(phone.getByRole('heading', { name: 'E-Verify encontró una discrepancia' }));
    await settled(phone);
    await expectAccessible(phone, 'the notice of a mismatch');
    await expectNoOverflow(phone, 'the notice of a mismatch');
    await phone.getByLabel(/^Sí, tomaré medidas/).check();
    await phone.locator('[name="signature"]').fill('Mia Cruz');
    await phone.getByRole('button', { name: 'Firmar mi decisión' }).click();
    await expectSeen(phone.getByText(/^Usted decidió tomar medidas/));
    await page.reload();
    await expectText(card, 'Takes action (the worker');
    await card.getByRole('button', { name: 'Record a result' }).click();
    await card.getByLabel('Result', { exact: true }).selectOption('referred');
    await card.getByLabel('Since when?').fill(today);
    await card.getByRole('button', { name: 'Save' }).click();
    await expectText(card, 'Worker contacts the agency by');
  });
});

async function photo(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background: '#9aa4b2' } });
  return { name: 'passport.jpg', mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() };
}
