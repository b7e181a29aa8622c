import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-style.ts';

interface LinkButtonProps {
  /** A screen. Paths under `/api` and `tel:`, `mailto:`, `sms:` leave the client and are browser navigations. */
  readonly to: string;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly block?: boolean | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly newTab?: boolean | undefined;
  /** Passed to the screen without appearing in the address or a log. */
  readonly state?: object | undefined;
  /** The server's answer is saved as a file. */
  readonly download?: boolean | undefined;
}

export function LinkButton({
  to,
  variant = 'secondary',
  size = 'md',
  block = false,
  icon,
  children,
  onClick,
  newTab = false,
  state,
  download,
}: LinkButtonProps) {
  const look = { $variant: variant, $size: size, $block: block };
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  if (isBrowserNavigation(to)) {
    return (
      <StyledAnchor href={to} onClick={onClick} download={download} {...look} {...tab}>
        {icon}
        {children}
      </StyledAnchor>
    );
  }
  return (
    <StyledLink to={to} state={state} onClick={onClick} {...look} {...tab}>
      {icon}
      {children}
    </StyledLink>
  );
}

export function isBrowserNavigation(to: string): boolean {
  return to.startsWith('/api/') || /^[a-z]+:/i.test(to);
}

const StyledAnchor = styled.a<ButtonLook>`
  ${buttonStyle}
`;

const StyledLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
