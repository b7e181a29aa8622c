import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const page = readFileSync(path.join(root, 'docs/adding-a-use-case.md'), 'utf8');
const example = /npm run new -- use-case (\S+?)`/.exec(page)?.[1] ?? '';

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'example-'));
  for (const part of ['package.json', 'tsconfig.json', '.oxfmtrc.json', 'backend']) {
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stdout}${stderr}`);
  return stdout;
};

it('a reader who follows the page of use cases gets files that start and a test that passes', () => {
  const written = run('backend/testing/generator/new.ts', 'use-case', example);
  const test = /\S+\.test\.ts/.exec(written)?.[0] ?? '';
  const [, context = ''] = /modules\/([^/]+)/.exec(test) ?? [];
  expect(written).toContain(`backend/modules/${context}/adapters/wire-${context}.ts`);

  // The settings of the repository start a database, which the test of a use case does not need.
  writeFileSync(path.join(copy, 'plain.config.ts'), 'export default {};\n');
  run('node_modules/vitest/vitest.mjs', 'run', '--config', 'plain.config.ts', test);

  // The application imports every context.
  run('--input-type=module', '--eval', "await import('#app/container.ts')");
});
