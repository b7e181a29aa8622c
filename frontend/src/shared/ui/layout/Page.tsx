import { styled } from 'styled-components';
import { onWide } from '../../theme/index.ts';

/** The column that holds a screen: 1200 px of content, forms 640 px. */
export const Page = styled.div<{ $width?: 'page' | 'form' }>`
  width: 100%;
  max-width: calc(
    ${({ $width = 'page' }) => ($width === 'form' ? 'var(--form-width)' : 'var(--page-width)')} + 2 *
      var(--space-6)
  );
  margin-inline: auto;
  padding: var(--space-5) var(--space-4) var(--space-12);
  ${onWide} {
    padding: var(--space-8) var(--space-6) var(--space-16);
  }
`;
