import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '#platform/tokens.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { FOUND_AGAIN, MADE_ONCE, MOVES_NONE, OF_MONEY } from '../../testing/money/keyed-calls.ts';

describe('a call that moves money', () => {
  let app: TestApplication;
  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.stop());

  const mounted = () =>
    app.application
      .all(ROUTES)
      .flat()
      .filter(({ method }) => method !== 'get')
      .map(({ method, path, idempotent = false }) => ({
        call: `${method.toUpperCase()} ${path}`,
        path,
        takesKey: idempotent,
      }));
  const repeated = [...Object.keys(MADE_ONCE), ...FOUND_AGAIN];

  it('every call that moves money is in the table with the reason why a retry moves nothing more', () => {
    const known = new Set([...repeated, ...MOVES_NONE]);
    const calls = mounted().filter(({ path, takesKey }) => takesKey || OF_MONEY.test(path));
    expect(calls.map(({ call }) => call).filter((call) => !known.has(call))).toEqual([]);
    const all = new Set(mounted().map(({ call }) => call));
    expect([...known].filter((call) => !all.has(call))).toEqual([]);
  });

  it('every call that moves money accepts a key', () => {
    const keyless = mounted().filter(({ call, takesKey }) => repeated.includes(call) && !takesKey);
    expect(keyless.map(({ call }) => call)).toEqual([]);
  });

  it.each(Object.entries(MADE_ONCE))('%s stores its effect with its key', (_call, useCase) => {
    expect(readFileSync(useCase, 'utf8')).toContain('effects.once(');
  });
});
