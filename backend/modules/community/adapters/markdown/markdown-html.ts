import type { Env, MarkdownIt, RendererRule, Token } from 'markdown-it';
import type { ImageId, UserId } from '#kernel/ids.ts';
import { asId } from '#kernel/ids.ts';
import { LINK_REL, MENTION_CLASS } from '../../contract/vocabulary/markdown.ts';
import type { PictureSize } from '../../application/writing/own-pictures.ts';
import { addressOf, pictureIn } from './safe-address.ts';
import { wordsOf } from './words-of.ts';

/** Names and other data that the renderer needs, loaded in advance. */
export interface TextSubjects {
  readonly names: ReadonlyMap<UserId, string>;
  readonly sizes: ReadonlyMap<ImageId, PictureSize>;
}

export function nameOf(mention: Token, { names }: TextSubjects): string {
  return names.get(asId(mention.info)) ?? mention.content;
}

/** Under which name a text's subjects travel to the rules. */
const SUBJECTS = Symbol('subjects of a text');

export function withSubjects(subjects: TextSubjects): Env {
  return { [SUBJECTS]: subjects };
}

const subjectsOf = (env: Env | undefined): TextSubjects => env?.[SUBJECTS] as TextSubjects;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const heading =
  (html: string): RendererRule =>
  () =>
    html;

/** Draws what plain Markdown draws otherwise: a heading is a bold line, as in talk among people there are no chapters. */
export function addRenderRules({ renderer }: MarkdownIt): void {
  const { rules } = renderer;
  rules['heading_open'] = heading('<p><strong>');
  rules['heading_close'] = heading('</strong></p>\n');
  rules['fence'] = (tokens, index) => `<pre><code>${escape(tokens[index]?.content ?? '')}</code></pre>\n`;
  rules['link_open'] = (tokens, index) => {
    const token = tokens[index];
    return `<a href="${escape(token ? addressOf(token) : '')}" rel="${LINK_REL}">`;
  };
  rules['image'] = (tokens, index, _options, env) => {
    const token = tokens[index];
    return token ? picture(token, subjectsOf(env)) : '';
  };
  rules['mention'] = (tokens, index, _options, env) => {
    const token = tokens[index];
    return token ? mentionTag(token, subjectsOf(env)) : '';
  };
}

function picture(token: Token, { sizes }: TextSubjects): string {
  const source = addressOf(token);
  const id = pictureIn(source);
  const size = id === null ? undefined : sizes.get(id);
  if (!size) return escape(wordsOf([token]));
  const { width, height } = size;
  return `<img src="${source}" alt="${escape(wordsOf([token]))}" width="${width}" height="${height}" loading="lazy">`;
}

function mentionTag(token: Token, subjects: TextSubjects): string {
  const name = `@${escape(nameOf(token, subjects))}`;
  return subjects.names.has(asId(token.info)) ? `<span class="${MENTION_CLASS}">${name}</span>` : name;
}
