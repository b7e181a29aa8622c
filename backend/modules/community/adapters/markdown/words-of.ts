import type { Token } from 'markdown-it';

type NameOf = (mentioned: Token) => string;
const asTyped: NameOf = ({ content }) => content;

/** The plain words of a text, with one line per paragraph, heading, and list item. */
export function wordsOf(tokens: readonly Token[], nameOf: NameOf = asTyped): string {
  const words: string[] = [];
  for (const token of tokens) {
    if (token.type === 'inline') words.push(wordsOf(token.children ?? [], nameOf), '\n');
    else if (token.type === 'image') words.push(wordsOf(token.children ?? [], nameOf));
    else if (token.type === 'mention') words.push('@', nameOf(token));
    else if (token.type === 'softbreak' || token.type === 'hardbreak') words.push('\n');
    else if (token.type === 'fence') words.push(token.content, '\n');
    else if (token.content) words.push(token.content);
  }
  return words.join('').trim();
}
