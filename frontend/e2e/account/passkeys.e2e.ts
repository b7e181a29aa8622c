import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, leaveScreen, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { userOf } from '../support/steps/profile.ts';
import { becomeMember, PASSWORD } from '../support/sign-up.ts';

let browser: Browser;
let product: Product;

beforeAll(async () => {
  // Browsers accept passkeys for host names but not for IP addresses.
  [browser, product] = await Promise.all([openBrowser(), startProduct({ HOST: 'localhost' })]);
});
afterAll(() => product.stop());

/** A device that unlocks with its owner's fingerprint. The owner always agrees. */
async function withFinger({ context, page }: Person): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

it('a passkey is created on the profile, signs in, replaces a code, and is removed', async () => {
  const person = await meet(browser, product, { viewport: PHONE });
  const { page } = person;
  await withFinger(person);
  await becomeMember(person);
  const { id, email } = await userOf(person);
  await page.goto('/profile/second-step');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expectSeen(page.getByText("Save these now. You won't see them again."));
  await page.getByRole('button', { name: 'I saved them' }).click();
  const own = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expectText(own, 'not used yet');
  await expectAccessible(page, 'the passkeys of a person');
  await expectNoOverflow(page, 'the passkeys of a person');

  // The device knows the account, so the user types nothing.
  await leaveScreen(person);
  await person.context.request.get('/api/logout');
  await page.goto('/login?returnTo=/profile/second-step');
  await settled(page);
  await expectAccessible(page, 'signing in with a passkey');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL((url) => url.pathname === '/profile/second-step');
  expect((await userOf(person)).id).toBe(id);
  await expectText(own, 'last used');

  // After the password, in place of a code.
  await leaveScreen(person);
  await person.context.request.get('/api/logout');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectSeen(page.getByRole('form', { name: 'Enter your code' }));
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');

  const events = await call(person, 'GET', '/api/auth/security-events');
  expect(events[0]).toMatchObject({ kind: 'signed_in', detail: 'passkey', isNewDevice: false });
  await page.goto('/profile/second-step');
  await own.getByRole('button', { name: /^Remove the passkey of / }).click();
  await expectToast(page, 'Passkey removed');
  await expect.poll(() => own.count()).toBe(0);
  expect(unexpected(person)).toEqual([]);
});
