import type { StateCore, Token } from 'markdown-it';
import { addressOf, isWebAddress, pictureIn } from './safe-address.ts';
import { wordsOf } from './words-of.ts';

type Make = (type: string, tag: string, nesting: 1 | -1) => Token;

/**
 * Leaves of the links those that lead into the web and of the pictures those that are ours. Another site's picture would
 * tell that site who reads the text: it becomes a link to it.
 */
export function tidyTokens(state: StateCore): void {
  const make: Make = (type, tag, nesting) => new state.Token(type, tag, nesting);
  for (const token of state.tokens) if (token.children) token.children = tidyLine(token.children, make);
}

function tidyLine(tokens: readonly Token[], make: Make): Token[] {
  let within: 'link' | 'dropped' | null = null;
  return tokens.flatMap((token) => {
    if (token.type === 'link_open') {
      within = isWebAddress(addressOf(token)) ? 'link' : 'dropped';
      return within === 'link' ? [token] : [];
    }
    if (token.type === 'link_close') {
      const wasLink = within === 'link';
      within = null;
      return wasLink ? [token] : [];
    }
    if (token.type !== 'image' || pictureIn(addressOf(token)) !== null) return [token];
    return linked(token, within === null, make);
  });
}

function linked(image: Token, mayLink: boolean, make: Make): Token[] {
  const address = addressOf(image);
  const words = Object.assign(make('text', '', 1), { nesting: 0, content: wordsOf([image]) || address });
  if (!mayLink || !isWebAddress(address)) return [words];
  const open = make('link_open', 'a', 1);
  open.attrSet('href', address);
  return [open, words, make('link_close', 'a', -1)];
}
