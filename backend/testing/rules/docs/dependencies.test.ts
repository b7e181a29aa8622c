import { describe, expect, it } from 'vitest';
import { textOf } from '../repository-files.ts';

const page = textOf('docs/dependencies.md');
const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(textOf('package.json'));
const versions = new Map(
  ['dependencies', 'optionalDependencies', 'devDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}),
  ),
);

/** The packages in the first column of a part's tables. */
const namedIn = (part: string): string[] =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));

const [explained = '', updating = ''] = page.split('## Updating');

it('the page explains exactly the current dependencies', () => {
  expect(namedIn(explained).toSorted()).toEqual([...versions.keys()].toSorted());
});

describe('the packages with held-back updates', () => {
  const npm = textOf('.github/dependabot.yml').split('package-ecosystem: github-actions')[0] ?? '';
  const held = [...npm.matchAll(/dependency-name: '?([^'\n]+)'?\n\s+versions: \['(>=?) ([\d.]+)'\]/g)];

  it('the page explains every held-back package', () => {
    expect(held.map(([, name = '']) => name).toSorted()).toEqual(namedIn(updating).toSorted());
  });

  it.each(held.map(([, ...parts]) => parts))(
    '%s: nothing installed is %s %s',
    (pattern = '', above = '', limit = '') => {
      const family = pattern.endsWith('*') ? pattern.slice(0, -1) : undefined;
      const installed = [...versions].filter(
        ([name]) => name === pattern || (family && name.startsWith(family)),
      );
      expect(installed.length).toBeGreaterThan(0);
      for (const [, version] of installed) {
        if (above === '>') expect(version).toBe(limit);
        else expect(Number.parseInt(version, 10)).toBeLessThan(Number(limit));
      }
    },
  );
});
