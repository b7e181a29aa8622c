import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, Inline } from '#shared/ui/index.ts';

interface AskFirstProps {
  readonly onAgree: () => Promise<void>;
  readonly onDecline: () => void;
}

/** Explains how we use the location before the browser requests it. */
export function AskFirst({ onAgree, onDecline }: AskFirstProps) {
  const { t } = useTranslation('detect-location');
  const id = useId();
  const agree = useRef<HTMLButtonElement>(null);
  useEffect(() => agree.current?.focus(), []);
  return (
    <Box role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <strong id={`${id}-title`}>{t('ask.title')}</strong>
      <p id={`${id}-text`}>{t('ask.text')}</p>
      <Inline $gap={2}>
        <Button ref={agree} loadingText={t('ask.looking')} onClick={onAgree}>
          {t('ask.agree')}
        </Button>
        <Button variant="ghost" onClick={onDecline}>
          {t('ask.decline')}
        </Button>
      </Inline>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--sunken);
`;
