import { styled } from 'styled-components';
import type { Tone } from './tone.ts';

/** A word in a colored box. For a state use `StatusBadge`, which adds the icon. */
export const Badge = styled.span<{ $tone?: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 26px;
  padding: 2px 8px;
  border-radius: 4px;
  background: ${({ $tone = 'neutral' }) => `var(--${$tone}-soft)`};
  color: ${({ $tone = 'neutral' }) => `var(--on-${$tone}-soft)`};
  font-size: var(--size-14);
  font-weight: 600;
  line-height: 1.3;
  white-space: nowrap;
  svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
`;
