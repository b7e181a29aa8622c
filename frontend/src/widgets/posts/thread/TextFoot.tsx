import { styled } from 'styled-components';
import { Inline } from '#shared/ui/index.ts';

/** The row under a text: its icons stand under the words and end where the card's edge is, their buttons around them. */
export const TextFoot = styled(Inline)`
  margin: 0 calc(-1 * var(--space-3)) calc(-1 * var(--space-3));
`;
