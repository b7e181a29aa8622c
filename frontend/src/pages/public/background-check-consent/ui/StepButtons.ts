import { styled } from 'styled-components';
import { onWide } from '#shared/theme/index.ts';

/** The buttons Back and Continue. */
export const StepButtons = styled.div`
  display: grid;
  grid-template-columns: 1fr 2fr;
  gap: var(--space-2);
  ${onWide} {
    display: flex;
    justify-content: space-between;
  }
`;
