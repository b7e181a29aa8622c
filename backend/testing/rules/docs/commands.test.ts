import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { chooseSteps } from '../../runner/choose-steps.ts';
import { steps } from '../../runner/steps.ts';
import { documents, filesBelow, isThere, pathOf, textOf } from '../repository-files.ts';

const workflows = filesBelow('.github', '.yml');
const manifest: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));

const SCRIPT = /\bnpm run ([\w:-]+)/g;
const CHECKS = /\bnpm test -- --only=([\w,]+)/g;
const TESTED = /\bnpm (?:test|run test:watch) -- ((?:backend|frontend)\/[\w./-]+)/g;
const BOOTSTRAP = /backend\/bootstrap\.mjs ([\w-]+)/g;

const named = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map(([, name = '']) => name);
const found = (file: string, what: RegExp): string[] => named(textOf(file), what);

describe.each([...documents, ...workflows])('%s', (file) => {
  it('every named npm command exists', () => {
    const missing = found(file, SCRIPT).filter((name) => !Object.hasOwn(manifest.scripts, name));
    expect(missing).toEqual([]);
  });

  it('every named check and test exists', () => {
    for (const only of found(file, CHECKS)) chooseSteps(steps, { only, files: [] });
    expect(found(file, TESTED).filter((tests) => !isThere(tests))).toEqual([]);
  });
});

it('package.json uses exactly the commands of bootstrap.mjs', () => {
  // Without a command, it lists its commands before it installs anything.
  const { stderr } = spawnSync(process.execPath, [pathOf('backend/bootstrap.mjs')], { encoding: 'utf8' });
  const known = /bootstrap\.mjs (.*)/.exec(stderr)?.[1]?.split(' | ') ?? [];
  expect(known).toContain('start');
  const called = Object.values(manifest.scripts).flatMap((script) => named(script, BOOTSTRAP));
  expect(called.toSorted()).toEqual(known.toSorted());
});

describe('the jobs of a change', () => {
  const groups = found('.github/workflows/ci.yml', CHECKS).map((only) => only.split(','));

  it('the jobs together run every check once', () => {
    expect(groups.flat().toSorted()).toEqual(steps.map(({ name }) => name).toSorted());
  });

  it('a check runs in the same job as the one that it needs', () => {
    const torn = steps.filter(
      ({ name, needs }) => needs && !groups.some((group) => group.includes(name) && group.includes(needs)),
    );
    expect(torn).toEqual([]);
  });
});
