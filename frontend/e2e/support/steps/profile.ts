import type { Browser, Locator, Page } from 'playwright';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { settled } from '../audit.ts';
import { call, DESKTOP, meet, type Person } from '../person.ts';
import type { Product } from '../product.ts';
import { becomeMember } from '../sign-up.ts';

export type Become = (person: Person) => Promise<void>;

/** A new person with a part of their profile open. */
export async function openProfile(
  browser: Browser,
  product: Product,
  become: Become = becomeMember,
  viewport = DESKTOP,
  part = 'about',
): Promise<Person> {
  const person = await meet(browser, product, { viewport });
  await become(person);
  await person.page.goto(`/profile/${part}`);
  await settled(person.page);
  return person;
}

export function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

export function userOf(person: Person): Promise<Loose> {
  return call(person, 'GET', '/api/auth/user');
}
