import type { Locator } from 'playwright';
import { expectSeen } from '../expectations.ts';
import { call, type Person } from '../person.ts';

/** Sends all waiting messages first. The outbox shows the messages from the moment it was opened. */
export async function openOutbox(person: Person): Promise<void> {
  await call(person, 'POST', '/api/dev/clock', { advanceHours: 0 });
  await person.page.goto('/dev/outbox');
}

/** The texts to a phone, newest first, in the outbox of the development installation. */
export async function textsTo(person: Person, phone: string): Promise<Locator> {
  await openOutbox(person);
  const messages = person.page.getByRole('article').filter({ hasText: phone });
  await expectSeen(messages);
  return messages;
}

/** Moves the product's clock with the tool on the outbox screen. */
export async function waitDays({ page }: Person, days: 1 | 7 | 30 | 60): Promise<void> {
  await page.goto('/dev/outbox');
  await page.getByRole('button', { name: days === 1 ? '+1 day' : `+${days} days` }).click();
  // The bell has a status of its own.
  await expectSeen(page.getByRole('status').filter({ hasText: 'It is now' }));
}
