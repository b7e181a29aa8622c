import { describe, expect, it } from 'vitest';
import { filesBelow, textOf } from './repository-files.ts';

interface Rule {
  /** A rule or list with one home. */
  readonly title: string;
  readonly home: string;
  readonly spelling: RegExp;
  readonly example: string;
}

const RULES: readonly Rule[] = [
  {
    title: 'the languages of the product',
    home: 'backend/platform/http/contract/vocabulary/language.ts',
    spelling: /'en' \| 'es'|z\.enum\(\['en', 'es'\]/,
    example: "readonly language: 'en' | 'es';",
  },
  {
    title: 'a successful hire',
    home: 'backend/modules/hiring/contract/vocabulary/referral-status.ts',
    spelling: /[[(]'hired',\s*'completed'[\])]|=== 'hired' \|\| .*=== 'completed'/,
    example: "where r.status in ('hired', 'completed')",
  },
  {
    title: 'an unanswered letter',
    home: 'backend/modules/hiring/contract/vocabulary/offer-status.ts',
    spelling: /[[(]'sent',\s*'viewed'[\])]|=== 'sent' \|\| .*=== 'viewed'|!== 'sent' && .*!== 'viewed'/,
    example: "letter.status === 'sent' || letter.status === 'viewed'",
  },
  {
    title: 'a check with a result, and an ended check',
    home: 'backend/modules/checks/contract/vocabulary/order/check-status.ts',
    spelling: /[[(]'clear',\s*'concerns'(, 'canceled')?[\])]|=== 'clear' \|\| .*=== 'concerns'/,
    example: "return step === 'clear' || step === 'concerns';",
  },
];

/** A stored column is a fact. */
const DECIDED_IN_SQL = /(?<!\bcan_rollback) as "(?:may|can)[A-Z]\w*"/;

const sources = ['backend', 'frontend/src']
  .flatMap((folder) => ['.ts', '.tsx'].flatMap((end) => filesBelow(folder, end)))
  .filter((file) => !/\.test\.tsx?$|\/testing\/|\/migrations\//.test(file));

describe.each(RULES)('$title', ({ home, spelling, example }) => {
  it('one file writes it, and others import it', () => {
    expect(sources.filter((file) => file !== home && spelling.test(textOf(file)))).toEqual([]);
  });

  it('the rule recognizes a second spelling', () => {
    expect(example).toMatch(spelling);
  });
});

describe('an allowed command', () => {
  it('no statement decides it: SQL reads the facts, and a predicate decides', () => {
    expect(sources.filter((file) => DECIDED_IN_SQL.test(textOf(file)))).toEqual([]);
  });

  it('the rule recognizes a decision in SQL, and accepts a stored column', () => {
    expect(`x.state = 'open' as "mayExplain",`).toMatch(DECIDED_IN_SQL);
    expect('r.can_rollback as "canRollback",').not.toMatch(DECIDED_IN_SQL);
  });
});
