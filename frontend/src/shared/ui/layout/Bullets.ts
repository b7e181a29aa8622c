import { styled } from 'styled-components';

/** A list of sentences: its bullets are inside the padding of what is around it. */
export const Bullets = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-inline-start: var(--space-5);
`;
