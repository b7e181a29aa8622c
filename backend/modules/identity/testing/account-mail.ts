import type { Loose } from '#testing/fixtures/http-client.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';

export const VERIFY_SUBJECT = 'Confirm your email';
export const RESET_SUBJECT = 'Choose a new password';

/** Subjects of what went to an address, the newest first. */
export async function mailsTo(app: TestApplication, to: string): Promise<string[]> {
  return (await outbox(app, to)).map(({ subject }) => subject);
}

/** The token of the newest link to a page. */
export async function tokenTo(
  app: TestApplication,
  to: string,
  page: 'verify-email' | 'reset-password',
): Promise<string> {
  const link = new RegExp(`http://crewvine\\.test/${page}\\?token=([\\w-]{43})(?![\\w-])`);
  const tokens = (await outbox(app, to)).flatMap(({ body }) => link.exec(body)?.[1] ?? []);
  const [newest] = tokens;
  if (newest === undefined) throw new Error(`No link to ${page} went to ${to}`);
  return newest;
}

/** Requests a new password and opens the email. */
export async function resetToken(app: TestApplication, email: string): Promise<string> {
  const { status } = await app.client().post('/api/auth/forgot-password', { email });
  if (status !== 202) throw new Error(`Forgotten password answered ${status}`);
  return tokenTo(app, email, 'reset-password');
}

async function outbox(app: TestApplication, to: string): Promise<Loose[]> {
  await app.settle();
  return (await app.client().get(`/api/dev/outbox?to=${encodeURIComponent(to)}`)).body;
}
