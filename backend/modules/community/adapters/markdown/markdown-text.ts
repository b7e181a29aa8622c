import type { Token } from 'markdown-it';
import { asId, type ImageId, type UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { detectLanguage } from './detect-language.ts';
import { nameOf, withSubjects, type TextSubjects } from './markdown-html.ts';
import { markdownSet } from './markdown-set.ts';
import { addressOf, pictureIn } from './safe-address.ts';
import { sanitizeText } from './sanitize-text.ts';
import { wordsOf } from './words-of.ts';

const markdown = markdownSet();

/** A text taken apart: what it speaks of, and how it is drawn once that was looked up. */
export class MarkdownText {
  private readonly tokens: readonly Token[];

  constructor(text: string) {
    this.tokens = markdown.parse(text, {});
  }

  /** In their order, the same one as often as it is there. */
  get pictures(): readonly ImageId[] {
    return this.inline('image').flatMap((image) => pictureIn(addressOf(image)) ?? []);
  }

  get mentioned(): ReadonlySet<UserId> {
    return new Set(this.inline('mention').map(({ info }) => asId<'user'>(info)));
  }

  get links(): readonly string[] {
    return this.inline('link_open').map(addressOf);
  }

  html(subjects: TextSubjects): string {
    return sanitizeText(markdown.renderer.render([...this.tokens], markdown.options, withSubjects(subjects)));
  }

  plain(subjects: TextSubjects): string {
    return wordsOf(this.tokens, (mention) => nameOf(mention, subjects));
  }

  language(otherwise: Language): Language {
    return detectLanguage(wordsOf(this.tokens), otherwise);
  }

  private inline(type: string): readonly Token[] {
    return this.tokens.flatMap(({ children }) => children ?? []).filter((token) => token.type === type);
  }
}
