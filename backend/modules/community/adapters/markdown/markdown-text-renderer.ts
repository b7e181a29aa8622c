import type { AccountReader } from '#modules/identity/index.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { withoutTurns } from '#platform/text/direction-marks.ts';
import type { ImageId, UserId } from '#kernel/ids.ts';
import { MOST_MENTIONS, MOST_PICTURES, MOST_TEXT_LENGTH } from '../../contract/vocabulary/markdown.ts';
import type { Mentions } from '../../application/writing/mentions.ts';
import type { OwnPictures, PictureSize } from '../../application/writing/own-pictures.ts';
import type { RenderedText, TextRenderer, WritingContext } from '../../application/writing/text-renderer.ts';

interface MarkdownTextRendererNeeds {
  readonly pictures: OwnPictures;
  readonly mentions: Mentions;
  readonly accounts: AccountReader;
}

/** Markdown to HTML in two walls: a parser that knows only the set, and a list that lets nothing else out. */
export class MarkdownTextRenderer implements TextRenderer {
  private readonly needs: MarkdownTextRendererNeeds;

  constructor(needs: MarkdownTextRendererNeeds) {
    this.needs = needs;
  }

  async render(written: string, context: WritingContext): Promise<RenderedText> {
    const { author, field = 'content' } = context;
    if (written.length > MOST_TEXT_LENGTH) {
      throw refusal('community.text_too_long', 'Write up to 20,000 characters', field);
    }
    // With the first text: the worker and the commands start without the parser.
    const { MarkdownText } = await import('./markdown-text.ts');
    const text = new MarkdownText(written);
    const sizes = await this.sizesOf(text.pictures, author, field);
    const names = await this.needs.mentions.namesOf(lookedUp(text.mentioned, author), context);
    const person = await this.needs.accounts.person(author);
    const subjects = { sizes, names };
    return {
      // A link could read as another: the words of one may be written as entities, so it is done last.
      html: withoutTurns(text.html(subjects)),
      plain: withoutTurns(text.plain(subjects)),
      links: text.links,
      imageIds: [...sizes.keys()],
      mentioned: [...names.keys()],
      language: text.language(person?.language ?? 'en'),
    };
  }

  private async sizesOf(
    ids: readonly ImageId[],
    author: UserId,
    field: string,
  ): Promise<ReadonlyMap<ImageId, PictureSize>> {
    if (ids.length === 0) return new Map();
    if (ids.length > MOST_PICTURES) {
      throw refusal('community.too_many_pictures', 'Use up to 4 pictures', field);
    }
    const sizes = await this.needs.pictures.sizesOf(author, ids);
    if (ids.every((id) => sizes.has(id))) return sizes;
    throw refusal('community.not_own_picture', 'Use only pictures you uploaded here', field);
  }
}

function refusal(code: string, message: string, path: string): DomainError {
  return new DomainError(code, 'invalid', message, { path });
}

/** The first people who are named; looking up more would make a list of names an expensive text. */
function lookedUp(mentioned: ReadonlySet<UserId>, author: UserId): readonly UserId[] {
  return [...mentioned].filter((id) => id !== author).slice(0, MOST_MENTIONS);
}
