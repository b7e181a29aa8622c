import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bringTexts } from '../../build/derive-texts.ts';
import { textsOf } from '../../build/texts-of.ts';
import { withTexts } from '#shared/i18n/i18n.ts';

const SRC = join(import.meta.dirname, '..');
const textsOfPage = (page: string): readonly string[] => textsOf(join(SRC, 'pages', page));

describe('the texts of code that is loaded later', () => {
  it("a page's texts are those that the page and its imports draw", () => {
    expect(textsOfPage('account/login/ui/LoginPage.tsx')).toEqual(['account']);
    expect(textsOfPage('public/jobs/ui/JobsPage.tsx')).toEqual([
      'apply',
      'detect-location',
      'job-search',
      'jobs',
    ]);
  });

  it("a page's texts exclude the texts of the shell and of code that loads later", () => {
    expect(textsOfPage('account/dashboard/ui/DashboardPage.tsx')).toEqual([]);
    // The dialogs of an offer load when they are opened.
    expect(textsOfPage('employer/employer-dashboard/ui/EmployerDashboardPage.tsx')).not.toContain('offer');
  });

  it('every part of the web client names its texts in a way that the build can read', () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
    const parts = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
    expect(() => parts.map((part) => textsOf(join(SRC, part)))).not.toThrow();
  });
});

describe('a dynamic import in the build', () => {
  const file = join(SRC, 'app/any.ts');
  const bring = (path: string): string => bringTexts(`const load = () => import('${path}');`, file);

  it('the import of a page also loads its texts', () => {
    expect(bring('#pages/account/login/ui/LoginPage.tsx')).toContain(
      `() => withTexts(["account"], import('#pages/account/login/ui/LoginPage.tsx'));`,
    );
    expect(bring('../pages/account/login/ui/LoginPage.tsx')).toContain('withTexts(["account"]');
  });

  it('an import without texts or from a package stays unchanged', () => {
    for (const path of ['#pages/account/dashboard/ui/DashboardPage.tsx', 'radix-ui', './styles/base.css']) {
      expect(bring(path)).toBe(`const load = () => import('${path}');`);
    }
  });

  it('the import waits for code and texts, and returns the code', async () => {
    expect(await withTexts([], Promise.resolve({ Page: 1 }))).toEqual({ Page: 1 });
  });
});
