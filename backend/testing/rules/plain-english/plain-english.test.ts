import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { documents, filesBelow, pathOf, textOf } from '../repository-files.ts';
import {
  COMMENT_PATTERNS,
  COMMIT_PATTERNS,
  SUMMARY_PATTERNS,
  TITLE_PATTERNS,
  type Pattern,
} from './patterns.ts';
import {
  commentLinesOf,
  commentsOf,
  linesOf,
  offenses,
  summariesOf,
  titlesOf,
  type Passage,
} from './plain-english.ts';

/** Later commits follow the conventions. */
const FIRST_COMMIT = '08fbc8c3798b02af9ddcdebdeb4c27d107d9aa4e';

const sources = ['backend', 'frontend/src', 'frontend/e2e', 'frontend/build']
  .flatMap((folder) => ['.ts', '.tsx', '.mjs'].flatMap((ending) => filesBelow(folder, ending)))
  .filter((file) => !file.includes('/bad-examples/') && !file.includes('/plain-english/'));

/** The changelog is history, and the notices are generated. */
const pages = [
  ...documents.filter((file) => !/(?:changelog|notices)\.md$/.test(file)),
  '.env.example',
  'docker/alerts.yaml',
];

/** Files with comments in lines of their own. */
const scripts = [
  ...filesBelow('backend', '.sql'),
  ...filesBelow('.github', '.yml'),
  'docker/compose.yaml',
  'docker/Dockerfile',
];

/** Empty if Git or the history is not available, as in an archive of the sources. */
function commitSubjects(): Passage[] {
  try {
    const log = execFileSync('git', ['log', '--format=%h %s', `${FIRST_COMMIT}..HEAD`], {
      cwd: pathOf('.'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return log
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ at: line.slice(0, line.indexOf(' ')), text: line.slice(line.indexOf(' ') + 1) }));
  } catch {
    return [];
  }
}

const found = (text: string, patterns: readonly Pattern[]): number =>
  offenses([{ at: 'here', text }], patterns).length;

describe('English in the repository', () => {
  it('comments use the phrases of American engineers', () => {
    const comments = sources.flatMap((file) => commentsOf(file, textOf(file)));
    expect(offenses(comments, COMMENT_PATTERNS)).toEqual([]);
    const inScripts = scripts.flatMap((file) => commentLinesOf(file, textOf(file)));
    expect(inScripts.length).toBeGreaterThan(30);
    expect(offenses(inScripts, COMMENT_PATTERNS)).toEqual([]);
  });

  it('test titles are sentences with a subject', () => {
    const titles = sources.flatMap((file) => titlesOf(file, textOf(file)));
    expect(offenses(titles, TITLE_PATTERNS)).toEqual([]);
  });

  it('the summaries of calls begin with a verb in the imperative', () => {
    const summaries = sources.flatMap((file) => summariesOf(file, textOf(file)));
    expect(summaries.length).toBeGreaterThan(400);
    expect(offenses(summaries, SUMMARY_PATTERNS)).toEqual([]);
  });

  it('the documentation uses the phrases of American engineers', () => {
    const lines = pages.flatMap((file) => linesOf(file, textOf(file)));
    expect(offenses(lines, COMMENT_PATTERNS)).toEqual([]);
  });

  it('commit subjects name an action and its object', () => {
    expect(offenses(commitSubjects(), COMMIT_PATTERNS)).toEqual([]);
  });
});

describe('the patterns', () => {
  it.each([
    'What a job has is in a few lists.',
    'The key is random. Whose a referral is says ADR 0012.',
    'Of the browsers that exist, three push.',
    'In which the worker was texted.',
    'Which of its links a token is.',
    'As it was typed.',
    'As many as the screen shows first.',
    'What stood in it goes.',
    'The referrer is told of it.',
    'Kept for a year.',
    'The row is there at once.',
    'Nobody hears of it any more.',
    'The list beside the map.',
    'Whoever begins has read the list.',
    'For admins alone.',
    'Null where none is open.',
    'Defined anew.',
    'Deleted for good.',
    'Ends by itself.',
    'The call was in vain.',
    'Asks for a code.',
    'The rest goes back to the employer.',
    'Work goes on.',
    'The event is called off.',
    'The old card gives way.',
    'Its name is a wish.',
    'Shows one’s own posts.',
    'Waits until it is mended.',
    'The employer hears of it.',
    'A defect of ours, which is seldom found.',
  ])('a comment that says "%s" is refused', (comment) => {
    expect(found(comment, COMMENT_PATTERNS)).toBeGreaterThan(0);
  });

  it.each([
    'A job’s fields are defined in a few lists.',
    'Stored for a year, and no more than once.',
    'Leave the other rows alone.',
    'What happens if two clients call? The second one waits.',
    'Of course the total is the same.',
    'As the worker signs, the page sends a copy.',
    'Which side reads? The caller decides.',
    'As of this release, the column is empty.',
    'The connection is kept-alive; a fake stands in for the provider.',
    'It shows no more than twenty rows.',
  ])('a comment that says "%s" is accepted', (comment) => {
    expect(offenses([{ at: 'here', text: comment }], COMMENT_PATTERNS)).toEqual([]);
  });

  it.each(["is nobody's", 'what a worker sees', 'has a limit', 'an old link keeps working'])(
    'the title "%s" is refused',
    (title) => {
      expect(found(title, TITLE_PATTERNS)).toBeGreaterThan(0);
    },
  );

  it.each(["another employer's request returns 403", 'an expired link shows the way to a new one'])(
    'the title "%s" is accepted',
    (title) => {
      expect(offenses([{ at: 'here', text: title }], TITLE_PATTERNS)).toEqual([]);
    },
  );

  it.each([
    'Posts a job',
    'What one was paid',
    'Whether a post is left',
    'Own payments',
    'Get a report as PDF',
  ])('the summary "%s" is refused', (summary) => {
    expect(found(summary, SUMMARY_PATTERNS)).toBeGreaterThan(0);
  });

  it.each(['Post a job', 'Express interest', 'List payments, newest first', 'Get a report as a PDF'])(
    'the summary "%s" is accepted',
    (summary) => {
      expect(offenses([{ at: 'here', text: summary }], SUMMARY_PATTERNS)).toEqual([]);
    },
  );

  it.each(['admin: let the headings of a case breathe', 'jobs: what a search costs'])(
    'the commit subject "%s" is refused',
    (subject) => {
      expect(found(subject, COMMIT_PATTERNS)).toBeGreaterThan(0);
    },
  );
});

describe('the reader of source code', () => {
  const SOURCE = [
    '/** Whose it is, in `kept` code and a "told" quotation. */',
    'export const link = "https://example.org/what"; // one line',
    '// goes on in the next',
    '',
    "it.each([1])('is the title %s', () => {});",
    '/** An anchor is a name (rules.md#always-told). */',
  ].join('\n');

  it('comments come without markers, code, quotations, and anchors, and lines in a row are joined', () => {
    expect(commentsOf('a.ts', SOURCE)).toEqual([
      { at: 'a.ts:1', text: 'Whose it is, in … code and a … quotation.' },
      { at: 'a.ts:2', text: 'one line goes on in the next' },
      { at: 'a.ts:6', text: 'An anchor is a name (…).' },
    ]);
  });

  it('pages come without code, quotations, links, and the names of rules', () => {
    const page = [
      '- <a id="kept"></a>**kept**: See [it](page.md#kept) and "told" `anew`.',
      '```',
      'told',
      '```',
    ];
    expect(linesOf('a.md', page.join('\n'))).toEqual([{ at: 'a.md:1', text: 'See [it… and … ….' }]);
  });

  it('titles of parameterized tests are found', () => {
    expect(titlesOf('a.ts', SOURCE)).toEqual([{ at: 'a.ts:5', text: 'is the title %s' }]);
  });
});
