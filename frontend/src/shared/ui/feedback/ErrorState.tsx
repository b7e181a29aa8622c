import { RotateCw, TriangleAlert, WifiOff } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../lib/index.ts';
import { Button } from '../action/Button.tsx';
import { Mark, Notice } from './EmptyState.tsx';

interface ErrorStateProps {
  readonly title?: string | undefined;
  readonly text?: ReactNode;
  readonly onRetry?: (() => unknown) | undefined;
}

/**
 * Replaces a screen's data that failed to load. Without a connection it says so, and retries automatically
 * when the connection returns.
 */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  useRetryOnceOnline(isOnline, onRetry);
  return (
    <Notice role="alert">
      <Mark aria-hidden>{isOnline ? <TriangleAlert /> : <WifiOff />}</Mark>
      <h2>{isOnline ? (title ?? t('error.title')) : t('error.offlineTitle')}</h2>
      <p>{isOnline ? (text ?? t('error.tryAgain')) : t('error.offlineText')}</p>
      {onRetry && (
        <Button icon={<RotateCw aria-hidden />} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      )}
    </Notice>
  );
}

function useRetryOnceOnline(isOnline: boolean, onRetry: ErrorStateProps['onRetry']): void {
  const wasOffline = useRef(false);
  useEffect(() => {
    if (isOnline && wasOffline.current) onRetry?.();
    wasOffline.current = !isOnline;
  }, [isOnline, onRetry]);
}
