import { styled } from 'styled-components';

/** The mark: a C for crew whose opening holds the person who joins. */
function LogoMark({ size = 34 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
      <rect width="32" height="32" rx="6" fill="#d9480f" />
      <path d="M22 9.6A9 9 0 1 0 22 22.4" fill="none" stroke="#fff" strokeWidth="4.6" />
      <circle cx="22.6" cy="16" r="3.4" fill="#ffc400" />
    </svg>
  );
}

export function Logo() {
  return (
    <Row>
      <LogoMark />
      <Word>Crewvine</Word>
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
`;

const Word = styled.span`
  font: 700 1.75rem / 1 var(--font-display);
  letter-spacing: 0.01em;
`;
