import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpReferrer, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const PASSWORD = 'a-quiet-lighthouse';
let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

/** Runs the command like `npm run admin:create`, while the product uses the same database. */
async function create(args: string[], password?: string): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, 'admin-create.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATABASE_URL: app.databaseUrl,
      ...(password !== undefined && { ADMIN_PASSWORD: password }),
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const [code] = await once(child, 'close');
  return { code: Number(code), said };
}

describe('the command that creates admins', { timeout: 60_000 }, () => {
  it('the command creates an admin who can sign in, and does not print the password', async () => {
    const { code, said } = await create(['--email', 'Chief@example.com'], PASSWORD);
    expect([code, said]).toEqual([0, 'chief@example.com is an admin and signs in with this password.\n']);
    const answer = await app
      .client()
      .post('/api/auth/login', { email: 'chief@example.com', password: PASSWORD });
    expect(answer.body).toMatchObject({ userType: 'admin' });
  });

  it('the command makes someone with an account an admin', async () => {
    const { client, email } = await signUpReferrer(app);
    expect((await create(['--email', email], PASSWORD)).code).toBe(0);
    expect((await client.post('/api/auth/login', { email, password: TEST_PASSWORD })).status).toBe(401);
    const answer = await client.post('/api/auth/login', { email, password: PASSWORD });
    expect(answer.body).toMatchObject({ userType: 'admin' });
  });

  it.each([
    ['a short password', 'short', 'Password must be at least 8 characters'],
    ['a common password', 'password1', 'This password is too common. Please choose another one.'],
    ['no password where there is no terminal', undefined, 'set ADMIN_PASSWORD'],
  ])('the command rejects %s', async (_case, password, message) => {
    const { code, said } = await create(['--email', 'weak@example.com'], password);
    expect([code, said]).toEqual([1, expect.stringContaining(message)]);
    const answer = await app
      .client()
      .post('/api/auth/login', { email: 'weak@example.com', password: password ?? PASSWORD });
    expect(answer.status).toBe(401);
  });

  it('the command shows its usage and takes no password as an argument', async () => {
    const mistakes = [[], ['--email', 'nobody'], ['--email', 'a@example.com', '--password', PASSWORD]];
    const answers = await Promise.all(mistakes.map((args) => create(args, PASSWORD)));
    for (const { code, said } of answers) {
      expect([code, said]).toEqual([1, expect.stringContaining('npm run admin:create -- --email a@b.c')]);
    }
  });
});
