import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatted } from './formatted.ts';
import { readUseCaseName, useCaseFiles, wiringOf, withUseCase } from './use-case-files.ts';

// npm run new -- use-case hiring/withdraw-referral

const root = path.resolve(import.meta.dirname, '../../..');
const USAGE = 'Say what to make: npm run new -- use-case <context>/[<subject>/]<verb-noun>';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const [kind, typed = ''] = process.argv.slice(2);
const use = kind === 'use-case' ? readUseCaseName(typed) : null;
if (!use) fail(USAGE);

const wiring = wiringOf(use);
const before = path.join(root, wiring);
if (!existsSync(before)) fail(`There is no context "${use.context}" in backend/modules`);
const after = withUseCase(readFileSync(before, 'utf8'), use);
if (after === null) fail(`${wiring} returns no routes`);

const files = useCaseFiles(use);
const taken = files.find(({ path: file }) => existsSync(path.join(root, file)));
if (taken) fail(`${taken.path} is there already; nothing was written`);

for (const { path: file, text } of [...files, { path: wiring, text: after }]) {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, await formatted(file, text));
  console.log(file);
}
console.log('Next: write the rule and its test, then the answer (docs/adding-a-use-case.md).');
