import { css, styled } from 'styled-components';
import { onPhone } from '../../theme/index.ts';

const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Read aloud, not seen. */
export const VisuallyHidden = styled.span`
  ${hidden}
`;

/** On a phone only read aloud, because an icon or an example replaces it. */
export const hiddenOnPhone = css`
  ${onPhone} {
    ${hidden}
  }
`;

/** The words of a button that shows only its icon on a phone. */
export const WideWords = styled.span`
  ${hiddenOnPhone}
`;
