import { styled } from 'styled-components';
import type { MarkedText } from '#contract/community/search/search-community.ts';

/** A text with highlighted matches; none of it is HTML, and none of it turns the words around it. */
export function Marked({ text }: { readonly text: MarkedText }) {
  let from = 0;
  return text.map((piece) => {
    // Pieces have no IDs, so the start position is the key.
    const key = from;
    from += piece.text.length;
    return piece.isHit ? <Found key={key}>{piece.text}</Found> : <bdi key={key}>{piece.text}</bdi>;
  });
}

const Found = styled.mark`
  unicode-bidi: isolate;
  padding-inline: 1px;
  border-radius: 2px;
  background: var(--warning-soft);
  color: var(--on-warning-soft);
  font-weight: 600;
`;
