import type { MarkedText } from '#modules/community/contract/search/search-community.ts';

/** `marked_words` puts these around matched words. */
const START = '\u0002';
const STOP = '\u0003';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const plain = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? '');

/** The pieces of a text. `isHtml`: its tags are gone, what was escaped in it is still escaped. */
export function markedText(marked: string, isHtml = false): MarkedText {
  const pieces = marked.replaceAll(/\s+/g, ' ').trim().split(START);
  return pieces
    .flatMap((piece, index) => {
      const end = index === 0 ? -1 : piece.indexOf(STOP);
      const [found, rest] = [piece.slice(0, Math.max(0, end)), piece.slice(end + 1)];
      return [
        { text: found, isHit: true },
        { text: rest, isHit: false },
      ];
    })
    .filter(({ text }) => text !== '')
    .map(({ text, isHit }) => ({
      text: (isHtml ? plain(text) : text).replaceAll(START, '').replaceAll(STOP, ''),
      isHit,
    }));
}
