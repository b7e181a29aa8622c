import { css } from 'styled-components';
import { onPaper } from '../../theme/index.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'md' | 'sm';

export interface ButtonLook {
  readonly $variant: ButtonVariant;
  readonly $size: ButtonSize;
  readonly $block: boolean;
  readonly $inactive?: boolean;
}

const variants = {
  primary: css`
    background: var(--action);
    border-color: var(--action);
    color: var(--on-action);
    box-shadow: inset 0 -3px 0 var(--action-edge);
    &:hover {
      background: var(--action-hover);
      border-color: var(--action-hover);
    }
  `,
  secondary: css`
    background: var(--surface);
    border-color: var(--line-strong);
    color: var(--text);
    &:hover {
      background: var(--neutral-soft);
    }
  `,
  ghost: css`
    background: transparent;
    border-color: transparent;
    color: var(--link);
    &:hover {
      background: var(--neutral-soft);
      color: var(--text);
    }
  `,
  danger: css`
    background: var(--danger-fill);
    border-color: var(--danger-fill);
    color: var(--on-danger);
    box-shadow: inset 0 -3px 0 var(--danger-edge);
    &:hover {
      background: var(--danger-fill-hover);
      border-color: var(--danger-fill-hover);
    }
  `,
};

const inactive = css`
  &,
  &:hover {
    background: var(--neutral-soft);
    border-color: var(--line);
    color: var(--text-muted);
    box-shadow: none;
    cursor: not-allowed;
  }
`;

/** Shared by buttons and by links that look like buttons. Sturdy, with a visible edge to press. */
export const buttonStyle = css<ButtonLook>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  ${({ $block }) => $block && 'width: 100%;'}
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: ${({ $size }) => ($size === 'sm' ? '36px' : '46px')};
  padding: ${({ $size }) => ($size === 'sm' ? '4px 12px' : '8px 20px')};
  border: 1.5px solid;
  border-radius: var(--radius);
  font: 600 ${({ $size }) => ($size === 'sm' ? 'var(--size-14)' : 'var(--size-16)')} / 1.25 var(--font-text);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  user-select: none;
  ${({ $variant }) => variants[$variant]}
  ${({ $inactive }) => $inactive && inactive}
  &:active:not([aria-disabled='true']) {
    transform: translateY(1px);
  }
  svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
  @media (pointer: coarse), (max-width: 719.98px) {
    min-height: ${({ $size }) => ($size === 'sm' ? '44px' : '48px')};
  }
  ${onPaper} {
    display: none;
  }
`;
