import { keyframes, styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

interface SpinnerProps {
  readonly size?: number;
  /** Announces "Loading…" to a screen reader. Leave it out in a button, which is announced as busy. */
  readonly announced?: boolean;
}

export function Spinner({ size = 24, announced = false }: SpinnerProps) {
  const { t } = useTranslation();
  return (
    <>
      <Ring viewBox="0 0 24 24" width={size} height={size} aria-hidden>
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3.5" opacity="0.28" />
        <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3.5" />
      </Ring>
      {announced && <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>}
    </>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.svg`
  flex: none;
  animation: ${turn} 800ms linear infinite;
`;
