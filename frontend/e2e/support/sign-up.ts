import type { Page } from 'playwright';
import type { Person } from './person.ts';
import { call } from './person.ts';
import { CERTIFICATION } from '#contract/checks/certification/certification-text.ts';
import { ADMIN } from './product.ts';

export const PASSWORD = 'sturdy-hammer-9';

let people = 0;

/** A valid number that no one else has. */
export function freshPhone(): string {
  people += 1;
  return `512555${String(2000 + people)}`;
}

function freshEmail(name: string): string {
  people += 1;
  return `${name}-${people}@example.com`;
}

const account = (name: string, lastName: string) => ({
  firstName: name,
  lastName,
  email: freshEmail(name.toLowerCase()),
  phone: freshPhone(),
  password: PASSWORD,
  acceptTerms: true,
});

/** Includes the certification for checks. Without it, the employer sees a screen that has a separate test. */
export async function becomeEmployer(person: Person, name = 'Earl'): Promise<void> {
  await becomeUncertified(person, name);
  await certify(person, `${name} Hill`);
}

/** Signs the certification that an employer needs before the first check. */
export async function certify(person: Person, name: string): Promise<void> {
  const signed = { version: CERTIFICATION.version, language: 'en', name, certified: true };
  await call(person, 'POST', '/api/check-certification', signed);
}

export async function becomeUncertified(person: Person, name = 'Earl'): Promise<void> {
  await call(person, 'POST', '/api/employer-signup', {
    ...account(name, 'Hill'),
    companyName: 'Hill Country Builders',
    companySize: '11-50',
    industry: 'construction',
    location: 'Austin, TX',
  });
}

/** Signs up without choosing a role. */
export async function arrive(person: Person, name = 'Ana'): Promise<void> {
  await call(person, 'POST', '/api/auth/signup', account(name, 'Ruiz'));
}

export async function becomeMember(person: Person, name = 'Ana'): Promise<void> {
  await arrive(person, name);
  await call(person, 'PUT', '/api/user/role', { userType: 'referrer' });
}

export async function becomeWorker(person: Person, name = 'Wes'): Promise<void> {
  await arrive(person, name);
  await call(person, 'PUT', '/api/user/role', { userType: 'worker' });
}

export async function becomeAdmin(person: Person): Promise<void> {
  await call(person, 'POST', '/api/auth/login', ADMIN);
}

/** The fields that every sign-up shares. */
export async function fillAccount(page: Page, name: string, emailLabel: string): Promise<void> {
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Last name').fill(name === 'Ana' ? 'Ruiz' : 'Hill');
  await page.getByLabel(emailLabel).fill(freshEmail(name.toLowerCase()));
  await page.getByLabel('Phone').fill(freshPhone());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('I am 18 or older').check();
}
