import type { ImageId, UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { Place } from '../access/places.ts';

/** A text ready for display. */
export interface RenderedText {
  /** Sanitized: no tag, attribute or scheme outside the list. */
  readonly html: string;
  /** The plain words, for excerpts, notices, and search. */
  readonly plain: string;
  /** Absolute addresses that the text links to, in its order. */
  readonly links: readonly string[];
  readonly imageIds: readonly ImageId[];
  /** Five at most, all of whom may read the place; never the author. */
  readonly mentioned: readonly UserId[];
  readonly language: Language;
}

/** The author and place of a text. */
export interface WritingContext {
  readonly author: UserId;
  readonly place: Place;
  /** The field an error names; `content` by default. */
  readonly field?: string;
}

/** Turns the small Markdown set into HTML (rules.md#markdown-set). */
export interface TextRenderer {
  /**
   * @throws DomainError `community.text_too_long`, `community.too_many_pictures`, `community.not_own_picture` (invalid):
   *   more than a text may have, or a picture that is not the author's own
   */
  render(markdown: string, context: WritingContext): Promise<RenderedText>;
}
