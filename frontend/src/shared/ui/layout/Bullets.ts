import { styled } from 'styled-components';

/** A list of sentences with its bullets inside the padding of its container. */
export const Bullets = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-inline-start: var(--space-5);
`;
