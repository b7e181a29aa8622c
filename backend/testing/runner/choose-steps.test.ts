import { describe, expect, it } from 'vitest';
import { chooseSteps } from './choose-steps.ts';
import { steps } from './steps.ts';

const choose = (only?: string, files: readonly string[] = []) => chooseSteps(steps, { only, files });
const namesOf = (...asked: Parameters<typeof choose>) => choose(...asked).map(({ name }) => name);

describe('the choice of checks', () => {
  it('is all of them where nothing is asked for', () => {
    expect(choose()).toEqual(steps);
  });

  it('keeps the order of the whole run', () => {
    expect(namesOf('rules,lint')).toEqual(['lint', 'rules']);
  });

  it('refuses a name that no check has, and says which there are', () => {
    expect(() => choose('lint,typos')).toThrow(/^No such check: typos\. There are format, lint, /);
  });

  it('runs the tests of the named files alone', () => {
    const [tests, ...others] = choose(undefined, ['backend/kernel']);
    expect(others).toEqual([]);
    expect(tests).toMatchObject({ name: 'tests', args: expect.arrayContaining(['run', 'backend/kernel']) });
  });

  it('hands the named files to the browser tests when these are asked for, and to no other program', () => {
    const [build, browser] = choose('build,e2e', ['sign-in.e2e.ts']);
    expect(build?.args).not.toContain('sign-in.e2e.ts');
    expect(browser?.args).toContain('sign-in.e2e.ts');
  });
});
