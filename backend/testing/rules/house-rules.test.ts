import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const examples = path.join(import.meta.dirname, 'bad-examples');
const house = path.join(examples, 'house');

/** Runs one of the checkers on bad examples and returns its output. */
function check(script: string, args: string[], cwd: string): string {
  const run = spawnSync(process.execPath, [path.join(root, 'node_modules', script), ...args], {
    cwd,
    encoding: 'utf8',
  });
  return run.status === 0 ? 'no complaint' : run.stdout + run.stderr;
}

/** The file name of a bad example begins with the rule that it violates. */
const badHouseFiles = readdirSync(house, { recursive: true, encoding: 'utf8' }).map((file) =>
  path.basename(file),
);

describe('the dependency rules', async () => {
  const { forbidden = [], options } = await extractConfig(path.join(root, '.dependency-cruiser.mjs'));
  const names = [...new Set(forbidden.map((rule) => rule.name ?? 'unnamed'))];
  const broken: { rule: string; file: string }[] = [];

  beforeAll(async () => {
    const ruleSet = { forbidden };
    const { output } = await cruise(['backend', 'frontend'], {
      ...options,
      ruleSet,
      validate: true,
      baseDir: house,
    });
    const { summary } = output as ICruiseResult;
    broken.push(
      ...summary.violations.map(({ rule, from }) => ({ rule: rule.name, file: path.basename(from) })),
    );
  });

  it.each(names)('the rule %s rejects its bad examples', (name) => {
    const wanted = badHouseFiles.filter((file) => file.startsWith(name));
    const found = broken.filter(({ rule }) => rule === name).map(({ file }) => file);
    expect(wanted.length).toBeGreaterThan(0);
    expect(found).toEqual(expect.arrayContaining(wanted));
  });

  it('no rule rejects other files', () => {
    const blamed = broken.filter(({ file }) => !names.some((name) => file.startsWith(name)));
    expect(blamed).toEqual([]);
  });
});

describe('the linter', () => {
  let said = '';
  const copy = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'crewvine-lint-')));
  beforeAll(() => {
    // The configuration excludes the bad examples, so they are checked in a copy.
    cpSync(path.join(examples, 'lint'), copy, { recursive: true });
    const config = path.join(root, '.oxlintrc.json');
    said = check('oxlint/bin/oxlint', ['-c', config, '--type-aware', '--deny-warnings', '-f', 'unix'], copy);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each(['no-floating-promises', 'no-explicit-any', 'no-default-export', 'max-lines'])(
    'the linter rejects %s',
    (rule) => {
      const complaint = said.split('\n').find((line) => line.includes(`(${rule})`));
      expect(complaint).toContain(`${rule}.ts`);
    },
  );

  it('the linter rejects imports that climb and those that we replace', () => {
    const lines = [...said.matchAll(/no-restricted-imports\.ts:(\d+):.*\(no-restricted-imports\)/g)];
    expect(new Set(lines.map(([, line]) => line))).toEqual(new Set(['1', '2', '3']));
  });

  it('the linter rejects real dates, times, and sleeps in test code', () => {
    const lines = [...said.matchAll(/testing\/no-real-time\.ts:(\d+):.*\(no-real-time\)/g)].map(
      ([, line]) => line,
    );
    expect(lines).toEqual(expect.arrayContaining(['1', '3', '4', '5']));
  });

  it.each([
    ['no-late-wait', [5, 9]],
    ['no-single-look', [5, 10, 11]],
  ])('the linter rejects %s in a browser test', (rule, lines) => {
    const complaints = said.split('\n').filter((line) => line.includes(`(${rule})`));
    expect(complaints.map((line) => /([\w-]+\.e2e\.ts:\d+)/.exec(line)?.[1])).toEqual(
      lines.map((line) => `${rule}.e2e.ts:${line}`),
    );
  });
});

describe('the other checks', () => {
  it('the type check rejects wrong types, including those of our own declarations for packages', () => {
    const args = ['-c', path.join(examples, 'types/oxlint.json'), '--type-aware', '--type-check'];
    const said = check('oxlint/bin/oxlint', [...args, '-f', 'unix', path.join(examples, 'types')], root);
    const complaints = [...said.matchAll(/([\w-]+\.tsx?):(\d+):.*\((TS\d+)\)/g)];
    expect(complaints.map(([, file, line, code]) => `${file}:${line} ${code}`).sort()).toEqual([
      'index-access.ts:2 TS2532',
      'no-enum.ts:1 TS1294',
      'styled-part.tsx:6 TS2339',
      'styled-part.tsx:8 TS2741',
      'styled-part.tsx:9 TS2322',
      'unknown-text.ts:2 TS2345',
      'unknown-text.ts:3 TS2345',
    ]);
  });

  it('the check for unused code rejects an unused file, export, and dependency', () => {
    const said = check('knip/bin/knip.js', ['--reporter', 'compact'], path.join(examples, 'unused'));
    for (const unused of ['unused-file.ts', 'unusedExport', 'zod']) expect(said).toContain(unused);
  });

  it('the check for secrets rejects a secret', () => {
    const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'crewvine-secret-')));
    // Composed here, because the check would find a literal key in this file.
    writeFileSync(
      path.join(folder, 'settings.ts'),
      `export const key = '${['sk', 'live', '51H8xkLJ2e'.repeat(9)].join('_')}';\n`,
    );
    const config = path.join(root, '.secretlintrc.json');
    const said = check('secretlint/bin/secretlint.js', ['--secretlintrc', config, '**/*'], folder);
    rmSync(folder, { recursive: true, force: true });
    expect(said).toContain('STRIPE_SECRET_KEY_LIVE');
  });

  it('the formatter rejects bad formatting', () => {
    // Uses another configuration, because ours excludes the bad examples.
    const config = path.join(examples, 'format/oxfmt.json');
    const said = check('oxfmt/bin/oxfmt', ['-c', config, '--check', path.join(examples, 'format')], root);
    expect(said).toContain('badly-formatted.ts');
  });
});
