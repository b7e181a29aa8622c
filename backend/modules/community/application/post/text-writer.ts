import type { UserId } from '#kernel/ids.ts';
import type { Draft } from '../../domain/post/writing.ts';
import type { Place } from '../access/places.ts';
import type { TextRenderer } from '../writing/text-renderer.ts';
import { linksOfHtml } from '../writing/words-of-html.ts';
import type { WritingGuard } from '../writing/writing-guard.ts';

export interface TypedText {
  readonly kind: 'post' | 'reply';
  readonly author: UserId;
  readonly place: Place;
  readonly title: string | null;
  readonly content: string;
  /** The previous version, rendered. */
  readonly htmlBefore?: string;
}

/** (tx) Renders typed text and checks what its author may publish. */
export class TextWriter {
  private readonly renderer: TextRenderer;
  private readonly guard: WritingGuard;

  constructor(renderer: TextRenderer, guard: WritingGuard) {
    this.renderer = renderer;
    this.guard = guard;
  }

  /** @throws as `WritingGuard.judge` and `TextRenderer.render` */
  async draft({ kind, author, place, title, content, htmlBefore }: TypedText): Promise<Draft> {
    const { html, plain, links, mentioned, language } = await this.renderer.render(content, {
      author,
      place,
    });
    const { inReview } = await this.guard.judge(author, {
      kind,
      title,
      text: plain,
      links,
      ...(htmlBefore !== undefined && { linksBefore: linksOfHtml(htmlBefore) }),
    });
    return { content, contentHtml: html, language, mentioned, inReview };
  }
}
