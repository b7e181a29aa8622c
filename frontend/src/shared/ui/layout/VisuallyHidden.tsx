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

/** Only read aloud on a phone, where an icon or an example says it. */
export const hiddenOnPhone = css`
  ${onPhone} {
    ${hidden}
  }
`;

/** Words of a button that is its icon alone on a phone. */
export const WideWords = styled.span`
  ${hiddenOnPhone}
`;
