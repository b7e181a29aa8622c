import { styled } from 'styled-components';

/** One line of filters that scrolls horizontally. */
export const FilterRow = styled.div`
  position: relative;
  display: flex;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--space-4));
  padding: 4px var(--space-4);
  overflow-x: auto;
  scrollbar-width: none;
`;
