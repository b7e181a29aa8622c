import 'reflect-metadata';
import { makeFilter } from '#modules/identity/index.ts';

const RATE = 0.001;

/**
 * Creates the file for BREACHED_PASSWORDS from a list with a password or its SHA-1 in each line
 * (rules.md#passwords).
 */
const [list, target] = process.argv.slice(2);
if (list && target) {
  const { passwords, bytes } = await makeFilter(list, target, RATE);
  process.stdout.write(`${passwords} passwords in ${bytes} bytes\n`);
} else {
  process.stderr.write('npm run passwords:filter -- <list> <filter>\n');
  process.exitCode = 1;
}
