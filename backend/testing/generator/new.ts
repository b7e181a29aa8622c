import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatted } from './formatted.ts';
import { readUseCaseName, useCaseFiles, withContainer } from './use-case-files.ts';

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

const index = path.join(root, 'backend/modules', use.context, 'index.ts');
if (!existsSync(index)) fail(`There is no context "${use.context}" in backend/modules`);
const entered = withContainer(readFileSync(index, 'utf8'), use.name);
if (entered === null) fail(`${index} has no list of containers`);

const files = useCaseFiles(use);
const taken = files.find(({ path: file }) => existsSync(path.join(root, file)));
if (taken) fail(`${taken.path} is there already; nothing was written`);

for (const { path: file, text } of [...files, { path: path.relative(root, index), text: entered }]) {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, await formatted(file, text));
  console.log(file);
}
console.log('Next: write the rule and its test, then the answer (docs/adding-a-use-case.md).');
