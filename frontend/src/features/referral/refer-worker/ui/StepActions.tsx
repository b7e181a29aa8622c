import { styled } from 'styled-components';

/** The loud button first, the quiet way out below it. */
export const StepActions = styled.div`
  display: grid;
  gap: var(--space-2);
`;
