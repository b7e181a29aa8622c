import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bringTexts } from '../../build/derive-texts.ts';
import { textsOf } from '../../build/texts-of.ts';
import { withTexts } from '#shared/i18n/i18n.ts';

const SRC = join(import.meta.dirname, '..');
const textsOfPage = (page: string): readonly string[] => textsOf(join(SRC, 'pages', page, 'index.ts'));

describe('the texts of code that is loaded later', () => {
  it('are those that it and what it imports draw', () => {
    expect(textsOfPage('account/login')).toEqual(['account']);
    expect(textsOfPage('public/jobs')).toEqual(['apply', 'detect-location', 'job-search', 'jobs']);
  });

  it('are none of those that come with the shell, nor of what is loaded later still', () => {
    expect(textsOfPage('account/dashboard')).toEqual([]);
    // The dialogs of an offer come when they are opened.
    expect(textsOfPage('employer/employer-dashboard')).not.toContain('offer');
  });

  it('are there for every part of the web client: each names its texts so that they can be read', () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
    const parts = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
    expect(() => parts.map((part) => textsOf(join(SRC, part)))).not.toThrow();
  });
});

describe('an import() of the build', () => {
  const file = join(SRC, 'app/any.ts');
  const bring = (path: string): string => bringTexts(`const load = () => import('${path}');`, file);

  it('brings its texts along', () => {
    expect(bring('#pages/account/login/index.ts')).toContain(
      `() => withTexts(["account"], import('#pages/account/login/index.ts'));`,
    );
    expect(bring('../pages/account/login/index.ts')).toContain('withTexts(["account"]');
  });

  it('stays as it is where there are none, or where it is not ours', () => {
    for (const path of ['#pages/account/dashboard/index.ts', 'radix-ui', './styles/base.css']) {
      expect(bring(path)).toBe(`const load = () => import('${path}');`);
    }
  });

  it('waits for both, and gives the code', async () => {
    expect(await withTexts([], Promise.resolve({ Page: 1 }))).toEqual({ Page: 1 });
  });
});
