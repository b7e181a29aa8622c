import { styled } from 'styled-components';

/** Fields side by side if they fit. */
export const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  align-items: start;
  gap: var(--space-4);
`;
