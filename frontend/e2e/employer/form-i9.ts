import type { Locator, Page } from 'playwright';
import { vi } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { PATIENCE_MS } from '../support/expectations.ts';
import type { Fixture } from '../support/fixture.ts';
import { call } from '../support/person.ts';

/** Returns the form that opened with a hire or a signed letter, and the link to it that the worker got by text. */
export async function openedForm(
  fixture: Fixture,
  workerName: string,
): Promise<{ referral: string; link: string }> {
  await fixture.settle();
  const { employer } = fixture;
  const forms: Loose[] = await call(employer, 'GET', '/api/i9-forms');
  const { referralId } = forms.find((one) => one.workerName === workerName);
  // The employer sees the phone only after the worker has confirmed.
  const { workerPhone } = await call(fixture.member, 'GET', `/api/referrals/${referralId}`);
  const outbox = `/api/dev/outbox?to=${encodeURIComponent(workerPhone)}`;
  const link = await vi.waitFor(async () => {
    const texts: Loose[] = await call(employer, 'GET', outbox);
    const [newest] = texts.flatMap(({ body }) => /\/i9\/[\w-]+/.exec(body)?.[0] ?? []);
    if (newest === undefined) throw new Error(`No link to the form of ${workerName} was sent`);
    return newest;
  }, PATIENCE_MS);
  return { referral: referralId, link };
}

/** The API's input for section 1 of a citizen. */
export function section1Of(name: string): Loose {
  const [firstName, lastName] = name.split(' ');
  return {
    lastName,
    firstName,
    address: '12 Elm St',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    birthDate: '1990-04-12',
    ssn: '536-22-8726',
    citizenship: 'citizen',
    attested: true,
    signature: name,
  };
}

/** A driver's license of list B and a Social Security card of list C. */
export async function showLicenseAndCard(form: Locator | Page, licenseNumber: string): Promise<void> {
  await form.getByLabel('One from List B and one from List C').check();
  await form.getByLabel('List B document').selectOption('drivers_license');
  await form.getByLabel('List C document').selectOption('ssn_card');
  await form.locator('[name="b.authority"]').fill('Texas');
  await form.locator('[name="b.number"]').fill(licenseNumber);
  await form.locator('[name="b.expiresOn"]').fill('2040-01-01');
}

export async function certifySection2(form: Locator | Page): Promise<void> {
  await form.locator('[name="representativeName"]').fill('Stone, Rosa');
  await form.locator('[name="representativeTitle"]').fill('Owner');
  await form.locator('[name="businessAddress"]').fill('500 Congress Ave, Austin, TX 78701');
  await form.getByLabel("I've read this and it's true").check();
  await form.locator('[name="signature"]').fill('Rosa Stone');
}
