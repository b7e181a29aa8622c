import type { UserId } from '#kernel/ids.ts';
import type { Place } from '../access/places.ts';

/** What someone wrote, ready to be shown. */
export interface RenderedText {
  /** Sanitised: no tag, attribute or scheme outside the list. */
  readonly html: string;
  /** The words alone, for excerpts, notices and search. */
  readonly plain: string;
  /** Absolute addresses that the text links to, in its order. */
  readonly links: readonly string[];
  readonly imageIds: readonly string[];
  /** Five at most, all of whom may read the place; never the author. */
  readonly mentioned: readonly UserId[];
  readonly language: 'en' | 'es';
}

/** Turns the small Markdown set into HTML (rules.md#markdown-set). */
export interface TextRenderer {
  /** Refuses (400) more pictures than a post may have, and pictures that are not the author's own. */
  render(
    markdown: string,
    context: { readonly author: UserId; readonly place: Place },
  ): Promise<RenderedText>;
}
