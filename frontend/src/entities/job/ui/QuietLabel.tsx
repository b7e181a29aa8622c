import { styled } from 'styled-components';

/** Words of a quiet button: in a narrow card the icon stands alone and the words are only read aloud. */
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
