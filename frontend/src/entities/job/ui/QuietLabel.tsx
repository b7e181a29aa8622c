import { styled } from 'styled-components';

/** The label of a quiet button. A narrow card shows only the icon; screen readers still read the label. */
export const QuietLabel = styled.span`
  @container job-card (max-width: 479.98px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
