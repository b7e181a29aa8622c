import { PICTURE_PATH } from '#contract/community/vocabulary/markdown.ts';

/** A picture in a text. */
export interface TextPicture {
  readonly id: string;
  readonly url: string;
  /** A description for people who cannot see it. */
  readonly alt: string;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ANY = new RegExp(`!\\[([^\\]\\n]*)\\]\\((${PICTURE_PATH}(${UUID}))\\)`, 'g');
const ONE = (id: string): RegExp => new RegExp(`!\\[[^\\]\\n]*\\]\\(${PICTURE_PATH}${id}\\)`, 'g');

export function picturesIn(text: string): readonly TextPicture[] {
  const found = new Map<string, TextPicture>();
  for (const [, alt = '', url = '', id = ''] of text.matchAll(ANY)) {
    if (!found.has(id)) found.set(id, { id, url, alt });
  }
  return [...found.values()];
}

export function pictureText(url: string, alt = ''): string {
  return `![${alt.replaceAll(/[[\]\\\n]/g, ' ')}](${url})`;
}

/** The text with a new description of the picture. */
export function withAlt(text: string, { id, url }: TextPicture, alt: string): string {
  return text.replaceAll(ONE(id), () => pictureText(url, alt));
}

/** The text without the picture, and without its line if it has no other content. */
export function withoutPicture(text: string, { id }: TextPicture): string {
  const alone = new RegExp(`^${ONE(id).source}[ \\t]*\\n?`, 'gm');
  return text.replaceAll(alone, '').replaceAll(ONE(id), '');
}
