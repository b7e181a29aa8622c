import { parseArgs } from 'node:util';
import { forgotPasswordRequestSchema, newPasswordSchema } from '#contract/identity/index.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { readSettings, SettingsError } from '#platform/settings.ts';
import { askHidden } from './ask-hidden.ts';

const USAGE =
  'Say whom: npm run admin:create -- --email a@b.c\n' +
  'The password is read from ADMIN_PASSWORD, else asked for; it is never an argument.';

/** An error that the user can correct. */
class CommandError extends Error {
  override readonly name = 'CommandError';
}

function emailOf(args: string[]): string {
  let given: string | undefined;
  try {
    given = parseArgs({ args, options: { email: { type: 'string' } } }).values.email;
  } catch {
    throw new CommandError(USAGE);
  }
  const parsed = forgotPasswordRequestSchema.safeParse({ email: given });
  if (!parsed.success) throw new CommandError(USAGE);
  return parsed.data.email;
}

function checked(password: string): string {
  const parsed = newPasswordSchema.safeParse(password);
  if (!parsed.success) throw new CommandError(parsed.error.issues[0]?.message ?? USAGE);
  return parsed.data;
}

async function passwordOf(given: string | undefined): Promise<string> {
  if (given) return checked(given);
  const { stdin, stderr } = process;
  if (!stdin.isTTY) throw new CommandError(`There's no terminal to ask in: set ADMIN_PASSWORD.\n${USAGE}`);
  const password = checked((await askHidden('Password: ', stdin, stderr)) ?? '');
  if ((await askHidden('Again: ', stdin, stderr)) !== password) {
    throw new CommandError("The passwords don't match. Nothing was changed.");
  }
  return password;
}

async function createAdmin(args: string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const email = emailOf(args);
  const password = await passwordOf(environment['ADMIN_PASSWORD']);
  const settings = readSettings({ ...environment, ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined });
  // Imported late, because loading the product is slow and a wrong argument should fail immediately.
  const { makeAdmin } = await import('./make-admin.ts');
  await makeAdmin(email, password, settings);
  return email;
}

try {
  const email = await createAdmin(process.argv.slice(2), process.env);
  process.stdout.write(`${email} is an admin and signs in with this password.\n`);
} catch (error) {
  const isExpected = [CommandError, SettingsError, DomainError].some((kind) => error instanceof kind);
  process.stderr.write(`${isExpected ? (error as Error).message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
