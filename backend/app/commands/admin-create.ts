import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { forgotPasswordRequestSchema, newPasswordSchema, TERMS_VERSION } from '#contract/identity/index.ts';
import { MAKE_ADMIN } from '#modules/identity/index.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { migrateDatabase } from '#platform/persistence/migrate.ts';
import { readSettings, SettingsError } from '#platform/settings.ts';
import { askHidden } from './ask-hidden.ts';
import { openCommandDatabase } from './command-database.ts';
import { buildApplication } from '../container.ts';
import { processLog } from '../log.ts';

const USAGE =
  'Say whom: npm run admin:create -- --email a@b.c\n' +
  'The password is read from ADMIN_PASSWORD, else asked for; it is never an argument.';

/** What someone at the command line has to put right. */
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

/** Makes an admin, or makes someone one (rules.md#admins-by-admins). */
async function createAdmin(args: string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const email = emailOf(args);
  const password = await passwordOf(environment['ADMIN_PASSWORD']);
  const settings = readSettings({ ...environment, ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined });
  const database = await openCommandDatabase(settings);
  try {
    await migrateDatabase(database.url);
    const { log } = processLog('error', 2);
    const parts = { settings: { ...settings, process: 'web' }, databaseUrl: database.url, log } as const;
    const application = await buildApplication(parts);
    try {
      await application.get(MAKE_ADMIN).run({ email, password, termsVersion: TERMS_VERSION });
    } finally {
      await application.stop();
    }
  } finally {
    await database.stop();
  }
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
