import { describe, expect, it } from 'vitest';
import { chooseSteps } from './choose-steps.ts';
import { steps } from './steps.ts';

const choose = (only?: string, files: readonly string[] = []) => chooseSteps(steps, { only, files });
const namesOf = (...asked: Parameters<typeof choose>) => choose(...asked).map(({ name }) => name);

describe('the choice of checks', () => {
  it('all checks run if none is requested', () => {
    expect(choose()).toEqual(steps);
  });

  it('the requested checks run in the order of the whole run', () => {
    expect(namesOf('rules,lint')).toEqual(['lint', 'rules']);
  });

  it('an unknown name is an error that lists the checks', () => {
    expect(() => choose('lint,typos')).toThrow(/^No such check: typos\. There are format, lint, /);
  });

  it('only the tests of the named files run', () => {
    const [tests, ...others] = choose(undefined, ['backend/kernel']);
    expect(others).toEqual([]);
    expect(tests).toMatchObject({ name: 'tests', args: expect.arrayContaining(['run', 'backend/kernel']) });
  });

  it('the browser tests get the named files if they are requested, and no other program does', () => {
    const [build, browser] = choose('build,e2e', ['sign-in.e2e.ts']);
    expect(build?.args).not.toContain('sign-in.e2e.ts');
    expect(browser?.args).toContain('sign-in.e2e.ts');
  });
});
