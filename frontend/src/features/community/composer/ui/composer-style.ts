import { styled } from 'styled-components';
import { onPhone } from '#shared/theme/index.ts';

/** One box around everything, which makes it look like a single field. */
export const ComposerFrame = styled.div`
  min-width: 0;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  &:has(textarea:focus-visible) {
    border-color: var(--focus);
    outline: 3px solid var(--focus);
  }
  &[data-invalid] {
    border-color: var(--danger);
    box-shadow: inset 3px 0 0 var(--danger);
  }
`;

export const ToolRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  border-bottom: 1px solid var(--line);
  ${onPhone} {
    > * {
      flex: 1 1 100%;
    }
    > :nth-child(2) {
      border-top: 1px solid var(--line);
    }
  }
`;
