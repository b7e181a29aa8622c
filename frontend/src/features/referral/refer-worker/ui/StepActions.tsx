import { styled } from 'styled-components';

/** The main button, with the secondary one below it. */
export const StepActions = styled.div`
  display: grid;
  gap: var(--space-2);
`;
