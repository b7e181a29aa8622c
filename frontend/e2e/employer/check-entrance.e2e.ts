import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { readElectronically, showConsent } from '../support/check-pages.ts';
import { certifyIn } from '../support/steps/dashboard.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { call, DESKTOP, meet, PHONE, withEndedSession, type Person } from '../support/person.ts';
import { pdfText } from '../support/pdf-text.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeMember, becomeUncertified } from '../support/sign-up.ts';

/** The steps before a background check. */
describe('the steps before a background check in the browser', () => {
  let browser: Browser;
  let product: Product;
  let employer: Person;
  let worker: Person;
  /** Receives mocked responses. */
  let reader: Person;
  let fixture: Fixture;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    employer = await meet(browser, product, { viewport: DESKTOP });
    worker = await meet(browser, product, { viewport: PHONE });
    reader = await meet(browser, product, { viewport: PHONE });
    // With an ended session, the server draws no page, so the browser makes the calls that the test mocks.
    await withEndedSession(reader);
    const member = await meet(browser, product, { viewport: PHONE });
    await becomeUncertified(employer);
    await becomeMember(member);
    fixture = new Fixture(employer, member, 'es');
  });
  afterAll(() => product.stop());

  const open = async (name: string, item: string): Promise<Locator> => {
    await employer.page.goto('/employer/referrals');
    await employer.page.getByRole('button', { name: `Select Action for ${name}` }).click();
    await employer.page.getByRole('menuitem', { name: item }).click();
    const dialog = employer.page.getByRole('dialog', { name: item });
    await expectSeen(dialog);
    return dialog;
  };

  it('an employer signs the certification only once', async () => {
    await fixture.submitted('Cy First');
    const box = await open('Cy First', 'Background check');
    await expectText(box, 'employment purposes only');
    await expectAccessible(employer.page, 'the certification', true);
    await box.getByRole('button', { name: 'Certify' }).click();
    await expectText(box, 'Please type your full name');
    await certifyIn(box, 'Earl Hill');
    await expectText(box, 'Basic · $30');
    await expectText(await open('Cy First', 'Drug test'), 'Order');
  });

  it('a worker completes the steps in Spanish on a phone, including the paper copy', async () => {
    await fixture.requestedConsent('Luz Vega');
    await fixture.settle();
    const messages: Loose[] = await call(employer, 'GET', '/api/dev/outbox');
    const links = messages.flatMap(({ body }) => /\/background-check-consent\/[\w-]+/.exec(body)?.[0] ?? []);
    const { page } = worker;
    const audit = async (where: string): Promise<void> => {
      await expectNoOverflow(page, where);
      await expectAccessible(page, where);
    };
    await page.goto(links[0] ?? '/nothing-was-sent');
    await settled(page);
    await audit('the consent page in Spanish');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expectText(page.locator('main'), 'No está obligado a hacerlo electrónicamente.');
    await audit('the consent to read electronically');
    await page.getByRole('button', { name: 'Mejor en papel' }).click();
    await page.getByRole('button', { name: 'Pedir en papel' }).click();
    await expectText(page.locator('main'), 'Usted lo pidió en papel');
    const check = await open('Luz Vega', 'Background check');
    await expectText(check, 'Luz Vega wants this on paper');
    const forms = check.getByRole('link', { name: 'Print the forms' });
    const printed = await employer.context.request.get((await forms.getAttribute('href')) ?? '');
    expect(await pdfText(await printed.body())).toContain('Aviso sobre una verificación de antecedentes');
    await expectAccessible(employer.page, 'a candidate who wants paper', true);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Leer el aviso' }).click();
    await expectSeen(page.getByRole('heading', { name: 'Aviso sobre una verificación de antecedentes' }));
    await audit('the disclosure in Spanish');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('textbox').first().fill('Luz Vega');
    await page.getByRole('checkbox').check();
    await audit('the authorization in Spanish');
    await page.getByRole('button', { name: 'Autorizar' }).click();
    await expectSeen(page.getByRole('link', { name: /PDF/ }));
    await audit('a consent given in Spanish');
  });

  it('a candidate continues at the agency, and enters an email address if the agency needs one', async () => {
    const { page } = reader;
    let done = await showConsent(reader.page, {
      decision: 'authorized',
      consentAlreadyGiven: true,
      agencyStep: { status: 'asking', url: 'https://agency.example/apply/1' },
    });
    const link = page.getByRole('link', { name: 'Continue at The Agency' });
    await expect(link.getAttribute('href')).resolves.toBe('https://agency.example/apply/1');
    await expectAccessible(page, 'the step to the agency');
    await done();
    done = await showConsent(reader.page, { needsEmail: true });
    await readElectronically(page);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Sign with your full name').fill('Ana Sol');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Authorize background check' }).click();
    await expectToast(page, 'Missing InformationPlease complete all required fields and acknowledgments.');
    await expectSeen(page.getByText('Please enter a valid email address'));
    await done();
  });
});
