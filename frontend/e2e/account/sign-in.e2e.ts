import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeNow } from '#modules/identity/testing/authenticator.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { expectAccessible, expectNoOverflow } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { textsTo } from '../support/steps/outbox.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Look, type Person } from '../support/person.ts';
import { ADMIN, startProduct, type Product } from '../support/product.ts';
import { openProfile, section, userOf } from '../support/steps/profile.ts';
import { becomeMember, freshPhone } from '../support/sign-up.ts';

let browser: Browser;
let product: Product;

const meeting = (look: Look): Promise<Person> => meet(browser, product, look);

/** The newest code sent to a phone, once it has received this many texts. */
async function codeTo(person: Person, phone: string, texts: number): Promise<string> {
  const sent = (): Promise<Loose[]> => call(person, 'GET', `/api/dev/outbox?to=%2B1${phone}`);
  await expect.poll(async () => (await sent()).length).toBe(texts);
  return /\b\d{6}\b/.exec((await sent())[0].body)?.[0] ?? '';
}

describe('a phone that signs in', () => {
  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
  });
  afterAll(() => product.stop());

  it('a text confirms the phone on the profile, and the phone then signs in elsewhere without a password', async () => {
    const person = await openProfile(browser, product, becomeMember, PHONE, 'security');
    const { page } = person;
    const phone = freshPhone();
    const part = section(page, 'Sign-in & security');
    await expectText(part, 'Confirm it, and you can sign in with a code we text you.');
    await part.getByRole('button', { name: 'Confirm phone' }).click();
    await part.getByLabel('Phone', { exact: true }).fill(phone);
    await part.getByRole('button', { name: 'Text me a code' }).click();
    const form = part.getByRole('form', { name: 'Enter your code' });
    const code = await codeTo(person, phone, 1);
    await expectAccessible(page, 'the code of a phone');
    await expectNoOverflow(page, 'the code of a phone');
    await form.getByLabel('6-digit code').fill(code === '000000' ? '000001' : '000000');
    await form.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expectText(form.getByRole('alert'), 'Invalid Code');
    await form.getByLabel('6-digit code').fill(code);
    await form.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expectToast(page, 'Phone confirmed');
    await expectText(part, 'You can sign in with a code we text to this phone.');
    expect(await userOf(person)).toMatchObject({ phone: `+1${phone}`, phoneVerifiedAt: expect.any(String) });
    // Saving the first part of the profile does not restore the old number.
    await page.getByRole('link', { name: 'Who I am' }).click();
    const about = section(page, 'Your profile');
    await about.getByLabel('About you').fill('Twelve years on roofs.');
    await about.getByRole('button', { name: 'Save profile' }).click();
    await expectToast(page, 'Profile Updated!');
    expect((await userOf(person)).phoneVerifiedAt).not.toBeNull();

    const other = await meeting({ viewport: PHONE });
    await other.page.goto('/login?returnTo=/jobs');
    await other.page.getByRole('button', { name: 'Text me a code instead' }).click();
    await other.page.getByLabel('Phone', { exact: true }).fill(phone);
    await expectAccessible(other.page, 'signing in by text');
    await expectNoOverflow(other.page, 'signing in by text');
    await other.page.getByRole('button', { name: 'Text me a code' }).click();
    await other.page.getByLabel('6-digit code').fill(await codeTo(person, phone, 2));
    await other.page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await other.page.waitForURL((url) => url.pathname === '/jobs');
    expect((await userOf(other)).id).toBe((await userOf(person)).id);
    const texts = await textsTo(other, `+1${phone}`);
    await expectText(texts, 'is your sign-in code');
    expect([unexpected(person), unexpected(other)]).toEqual([[], []]);
  });

  it('the response for an unknown phone is the same, in Spanish, and leads back to the password', async () => {
    const { page } = await meeting({ viewport: DESKTOP, locale: 'es-MX' });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Mejor enviarme un código' }).click();
    await page.getByLabel('Teléfono', { exact: true }).fill('12');
    await page.getByRole('button', { name: 'Enviarme un código' }).click();
    await expectSeen(page.getByText('Escriba un número de teléfono válido'));
    await page.getByLabel('Teléfono', { exact: true }).fill(freshPhone());
    await page.getByRole('button', { name: 'Enviarme un código' }).click();
    await expectText(page.getByRole('form', { name: 'Escriba su código' }), 'está confirmado en una cuenta');
    await page.getByLabel('Código de 6 dígitos').fill('123456');
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await expectSeen(page.getByText('Ese código no es correcto o ya venció'));
    await page.getByRole('button', { name: 'Enviar otra vez' }).click();
    await expectSeen(page.getByText('Solo vale el más reciente.'));
    await page.getByRole('button', { name: 'Usar su contraseña' }).click();
    await expectSeen(page.getByLabel('Correo electrónico'));
  });
});

describe('an admin who needs a second step', () => {
  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct({ ADMIN_MFA: 'required' })]);
  });
  afterAll(() => product.stop());

  it('the admin is sent to the setup, and then to the requested page', async () => {
    const { page } = await meeting({ viewport: DESKTOP });
    await page.goto('/admin-panel?role=worker');
    await page.waitForURL('**/login?**');
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    // The redirect interrupts the loading of the admin page, which a wait for an address would report as a
    // failure.
    await expectSeen(page.getByText('Admins need a second step'));
    expect(new URL(page.url()).pathname).toBe('/profile/second-step');
    await page.getByRole('button', { name: 'Set it up' }).click();
    await expectSeen(page.getByRole('img', { name: 'QR code for your authenticator app' }));
    const secret = (await page.getByRole('main').locator('code').innerText()).replaceAll(/\s/g, '');
    await page.getByLabel('Code from your app').fill(codeNow(secret));
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await page.getByRole('button', { name: 'I saved them' }).click();
    await page.waitForURL((url) => url.pathname === '/admin-panel' && url.search === '?role=worker');
    await expectSeen(page.getByRole('heading', { level: 1 }));
    await expect.poll(() => page.getByText('Set up a second step').count()).toBe(0);
  });
});
