import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const RULES = 'docs/rules.md';
const FOLDERS = ['backend', 'frontend', 'docs'];
const SINGLE_FILES = ['README.md', '.env.example', '.dependency-cruiser.mjs'];
const WRITTEN_BY_HAND = /\.(?:ts|tsx|mjs|sql|md|html|css)$/;
const NOT_OURS = /(?:^|\/)(?:node_modules|dist)\//;

const ANCHOR = /<a id="([^"]*)"><\/a>/g;
const ONE_RULE = /^- <a id="([a-z0-9-]+)"><\/a>\*\*\1\*\*: \S.*\.$/;
const CITATION = /rules\.md#([\w-]*)/g;
/** Numbers of requirements that only their authors can look up. A section of the law is public. */
const NUMBERED = /\bdecisions? \d|\bdocuments? \d|(?<!U\.S\.C\. )§ ?\d/i;

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

function filesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => WRITTEN_BY_HAND.test(file) && !NOT_OURS.test(file));
}

const files = [...FOLDERS.flatMap(filesOf), ...SINGLE_FILES];
const ids = [...textOf(RULES).matchAll(ANCHOR)].map(([, id = '']) => id);
const citations = files
  .filter((file) => file !== RULES)
  .flatMap((file) => [...textOf(file).matchAll(CITATION)].map(([, id = '']) => ({ file, id })));

describe('the business rules', () => {
  it('each business rule is one line with an anchor that resembles its name', () => {
    const lines = textOf(RULES)
      .split('\n')
      .filter((line) => line.startsWith('- '));
    expect(lines.filter((line) => !ONE_RULE.test(line))).toEqual([]);
    expect(lines).toHaveLength(ids.length);
  });

  it('each business rule has a unique anchor', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('each citation names an existing business rule', () => {
    const known = new Set(ids);
    expect(citations.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('each business rule is cited by code, tests, or docs', () => {
    const cited = new Set(citations.map(({ id }) => id));
    expect(ids.filter((id) => !cited.has(id))).toEqual([]);
  });

  it('business rules are cited by name, never by number', () => {
    const numbered = files.flatMap((file) =>
      textOf(file)
        .split('\n')
        .filter((line) => NUMBERED.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(numbered).toEqual([]);
  });

  it.each(['see decision N', '(Decisions N, N)', '(document N §N.N)', 'as §N.N says'])(
    'the check finds a number in "%s"',
    (comment) => {
      expect(comment.replaceAll('N', '7')).toMatch(NUMBERED);
    },
  );

  it('a section of the law may be cited by number', () => {
    expect('15 U.S.C. § 1681m').not.toMatch(NUMBERED);
  });
});
