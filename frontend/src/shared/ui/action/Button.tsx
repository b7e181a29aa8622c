import {
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../feedback/Spinner.tsx';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-style.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'disabled'> {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly block?: boolean | undefined;
  readonly icon?: ReactNode;
  /** Shows progress in place and ignores presses. A promise from `onClick` does the same until it settles. */
  readonly loading?: boolean | undefined;
  /** Replaces the label while loading, e.g. "Verifying...". */
  readonly loadingText?: string | undefined;
  /** Cannot be pressed, but receives focus, so that it can be explained. */
  readonly disabled?: boolean | undefined;
  /** Looks and announces itself disabled, but still reacts to a press: the handler says what is missing. */
  readonly softDisabled?: boolean | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button({
  variant = 'secondary',
  size = 'md',
  block = false,
  icon,
  loading = false,
  loadingText,
  disabled = false,
  softDisabled = false,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const [busy, press] = usePressOnce(onClick);
  const working = loading || busy;
  const blocked = working || disabled;
  return (
    <StyledButton
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $block={block}
      $inactive={disabled || softDisabled}
      aria-disabled={blocked || softDisabled || undefined}
      aria-busy={working || undefined}
      onClick={(event) => (blocked ? event.preventDefault() : press(event))}
    >
      {working ? <Spinner size={20} /> : icon}
      {working && loadingText ? loadingText : children}
    </StyledButton>
  );
}

type Press = (event: MouseEvent<HTMLButtonElement>) => void;

function usePressOnce(onClick: ButtonProps['onClick']): [boolean, Press] {
  const [busy, setBusy] = useState(false);
  // A second press may come before React has rendered the first one.
  const held = useRef(false);
  const press: Press = (event) => {
    if (held.current) {
      event.preventDefault();
      return;
    }
    const outcome = onClick?.(event);
    if (!(outcome instanceof Promise)) return;
    held.current = true;
    setBusy(true);
    const release = (): void => {
      held.current = false;
      setBusy(false);
    };
    outcome.then(release, release);
  };
  return [busy, press];
}

const StyledButton = styled.button<ButtonLook>`
  ${buttonStyle}
`;
