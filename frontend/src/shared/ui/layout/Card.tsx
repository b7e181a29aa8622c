import { styled } from 'styled-components';
import { onWide } from '../../theme/index.ts';

/** A bordered box. `$tight` is for lists with many cards, `$mark` for the card that needs attention. */
export const Card = styled.section<{ $tight?: boolean; $mark?: boolean }>`
  min-width: 0;
  padding: ${({ $tight }) => ($tight ? 'var(--space-3) var(--space-4)' : 'var(--space-4)')};
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  ${({ $mark }) => $mark && 'border-left: 4px solid var(--accent);'}
  ${onWide} {
    padding: ${({ $tight }) => ($tight ? 'var(--space-3) var(--space-4)' : 'var(--space-6)')};
  }
`;
