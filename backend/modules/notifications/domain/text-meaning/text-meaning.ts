import type { TextMeaning } from '../../contract/vocabulary/text-meanings.ts';
import { FILLERS, PATTERNS } from './stop-phrases.ts';
import { clausesOf } from './written-words.ts';

const START: ReadonlySet<string> = new Set(
  'start|unstop|un stop|resume|subscribe|empezar|iniciar|reanudar|comenzar'.split('|'),
);
const HELP: ReadonlySet<string> = new Set(
  'help|help me|info|information|i need help|ayuda|ayudame|ayudeme|informacion|necesito ayuda|auxilio'.split(
    '|',
  ),
);
/** Begins many sentences of its own: it counts only as the whole text. */
const YES = 'yes';

/**
 * The meaning of a text to us; null for none (rules.md#text-keywords). Any reasonable way of saying stop
 * counts, in English and Spanish. A text that merely contains the word changes nothing.
 */
export function textMeaning(body: string): TextMeaning | null {
  const clauses = clausesOf(body);
  const whole = clauses.join(' ');
  if (whole === YES) return 'start';
  const core = withoutFillers(whole);
  if (START.has(core)) return 'start';
  if (isStop(clauses, core)) return 'stop';
  if (HELP.has(core)) return 'help';
  return isDoubtful(clauses) ? 'doubtful' : null;
}

function withoutFillers(clause: string): string {
  const kept = clause.split(' ').filter((word) => !FILLERS.has(word));
  return kept.join(' ');
}

function isStop(clauses: readonly string[], core: string): boolean {
  if (PATTERNS.word.test(core) || PATTERNS.wordAlone.test(core)) return true;
  const meant = clauses.filter((clause) => withoutFillers(clause) !== '');
  const [first, last] = [meant[0], meant.at(-1)];
  if ([first, last].some((clause) => clause !== undefined && PATTERNS.word.test(withoutFillers(clause))))
    return true;
  return clauses.some((clause) => speaksOfMessages(clause));
}

function speaksOfMessages(clause: string): boolean {
  if (PATTERNS.qualified.test(clause) || PATTERNS.negated.test(clause)) return false;
  return PATTERNS.strong.test(clause) || PATTERNS.plain.test(clause);
}

function isDoubtful(clauses: readonly string[]): boolean {
  return clauses.some((clause) => {
    if (PATTERNS.negated.test(clause)) return false;
    const core = withoutFillers(clause);
    return (
      PATTERNS.mentioned.test(clause) ||
      PATTERNS.doubtfulAlone.test(clause) ||
      PATTERNS.wordAlone.test(core) ||
      PATTERNS.word.test(core)
    );
  });
}
