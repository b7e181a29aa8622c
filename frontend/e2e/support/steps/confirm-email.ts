import { vi } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { PATIENCE_MS } from '../expectations.ts';
import { call, type Person } from '../person.ts';

/** Follows the emailed link. Posts in the community require a confirmed email. */
export async function confirmEmail(person: Person): Promise<void> {
  const { email } = await call(person, 'GET', '/api/auth/user');
  const token = await vi.waitFor(
    async () => {
      const mails: Loose[] = await call(person, 'GET', `/api/dev/outbox?to=${encodeURIComponent(email)}`);
      const [found] = mails.flatMap(({ body }) => /verify-email\?token=([\w.~-]+)/.exec(body)?.[1] ?? []);
      if (found === undefined) throw new Error(`Nothing to confirm came to ${email}`);
      return found;
    },
    { timeout: PATIENCE_MS },
  );
  await call(person, 'POST', '/api/auth/verify-email', { token });
}
