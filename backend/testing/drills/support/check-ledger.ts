import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const COMMAND = path.resolve(import.meta.dirname, '../../../app/commands/ledger-check.ts');

/** The result of `npm run ledger:check` for a database; one word if the ledger is balanced. */
export async function checkLedger(databaseUrl: string): Promise<string> {
  const child = spawn(process.execPath, [COMMAND], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl },
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  const [code] = await once(child, 'exit');
  return code === 0 ? 'balanced' : said.trim();
}
