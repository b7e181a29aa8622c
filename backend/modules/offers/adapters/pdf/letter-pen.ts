import type { Language } from '#contract/http/vocabulary/language.ts';
import { INK, type PageFlow, type TextStyle } from '#platform/pdf/page-flow.ts';
import { LetterLanguage } from './letter-language.ts';

/** A text of the letter, in the requested language. */
export type Say = (words: LetterLanguage) => string;

const TEXT_SIZE = 10.5;
const LARGEST_OWN = 12;

/**
 * Writes English, which binds, with the reader's language below it (rules.md#letter-language). Text that is
 * the same in both, such as an employer's own words, is written once.
 */
export class LetterPen {
  readonly flow: PageFlow;
  private readonly english: LetterLanguage;
  private readonly own: LetterLanguage | null;

  constructor(flow: PageFlow, language: Language, timeZone: string) {
    this.flow = flow;
    this.english = new LetterLanguage('en', timeZone);
    this.own = language === 'en' ? null : new LetterLanguage(language, timeZone);
  }

  get writesTwice(): boolean {
    return this.own !== null;
  }

  heading(say: Say): void {
    this.flow.heading(this.inLine(say));
  }

  text(say: Say, style: TextStyle = {}): void {
    const { english, own } = this.both(say);
    if (own === null) return this.flow.text(english, style);
    const { size = TEXT_SIZE, after = 8, ...rest } = style;
    this.flow.text(english, { ...rest, size, after: 1 });
    const quiet = { color: INK.quiet, face: this.flow.faces.text, size: Math.min(size - 0.5, LARGEST_OWN) };
    this.flow.text(own, { ...rest, ...quiet, after });
  }

  /** A label and its text. */
  row(label: Say, value: Say): void {
    const [name, said] = [this.both(label), this.both(value)];
    if (said.own === null) this.flow.row(this.inLines(label), said.english);
    else this.flow.row(name.english, said.english, { label: name.own ?? name.english, value: said.own });
  }

  notice(say: Say): void {
    this.flow.notice(this.inLines(say));
  }

  /** "Pay · Salario". */
  inLine(say: Say): string {
    return this.joined(say, ' · ');
  }

  inLines(say: Say): string {
    return this.joined(say, '\n');
  }

  private joined(say: Say, between: string): string {
    const { english, own } = this.both(say);
    return own === null ? english : `${english}${between}${own}`;
  }

  /** `own` is null if it would repeat the English. */
  private both(say: Say): { english: string; own: string | null } {
    const english = say(this.english);
    const own = this.own && say(this.own);
    return { english, own: own === english ? null : own };
  }
}
