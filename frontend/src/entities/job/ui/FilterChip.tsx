import { styled } from 'styled-components';

/** A filter that is on or off. */
export const FilterChip = styled.button`
  flex: none;
  min-height: 36px;
  padding: 4px 14px;
  border: 1px solid var(--line);
  border-radius: 18px;
  background: transparent;
  color: var(--text-muted);
  font-size: var(--size-14);
  font-weight: 500;
  cursor: pointer;
  &:hover {
    background: var(--neutral-soft);
    color: var(--text);
  }
  &[aria-pressed='true'] {
    border-color: var(--link);
    background: var(--info-soft);
    color: var(--on-info-soft);
    font-weight: 600;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    border-radius: 22px;
  }
`;
