import { css } from 'styled-components';

/** The box of a text field. Phones would zoom into text smaller than 16 px. */
export const controlStyle = css`
  width: 100%;
  min-height: 48px;
  padding: 10px 12px;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  font: 400 var(--size-16) / 1.5 var(--font-text);
  &::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
  &:focus-visible {
    outline-offset: 0;
    border-color: var(--focus);
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 3px 0 0 var(--danger);
  }
  &:disabled,
  &[readonly] {
    background: var(--sunken);
    color: var(--text-muted);
  }
`;
