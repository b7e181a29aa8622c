import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
/** The arguments of the command that a page of the documentation shows. */
function exampleIn(page: string, kind: string): readonly string[] {
  const text = readFileSync(path.join(root, 'docs', page), 'utf8');
  return new RegExp(`npm run new -- (${kind} [^\\x60]+)\\x60`).exec(text)?.[1]?.split(' ') ?? [];
}

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'example-'));
  for (const part of ['package.json', 'tsconfig.json', '.oxfmtrc.json', 'backend', 'docs']) {
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

/** Runs the command, then the generated test, and imports the application, which imports every context. */
function follow(example: readonly string[]): string {
  const written = run('backend/testing/generator/new.ts', ...example);
  const test = /\S+\.test\.ts/.exec(written)?.[0] ?? '';
  const [, context = ''] = /modules\/([^/]+)/.exec(test) ?? [];
  expect(written).toContain(`backend/modules/${context}/adapters/wire-${context}.ts`);

  // The settings of the repository start a database, which the test does not need.
  writeFileSync(path.join(copy, 'plain.config.ts'), 'export default {};\n');
  run('node_modules/vitest/vitest.mjs', 'run', '--config', 'plain.config.ts', test);
  run('--input-type=module', '--eval', "await import('#app/container.ts')");
  return written;
}

it('a reader who follows the page of use cases gets files that start and a test that passes', () => {
  expect(follow(exampleIn('adding-a-use-case.md', 'use-case'))).toContain('.routes.ts');
});

it('a reader who follows the page of notices gets a sweep that starts, a test that passes, and its line of due work', () => {
  expect(follow(exampleIn('adding-a-notice.md', 'sweep'))).toContain('docs/architecture.md');
});
