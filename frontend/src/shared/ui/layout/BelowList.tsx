import { styled } from 'styled-components';

/** Content below a list. Invisible while the list's skeleton shows, because the loaded list would move it. */
export const BelowList = styled.div`
  :has(div[aria-busy='true']) ~ & {
    visibility: hidden;
  }
`;
