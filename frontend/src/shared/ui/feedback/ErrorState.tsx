import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../action/Button.tsx';
import { Mark, Notice } from './EmptyState.tsx';

interface ErrorStateProps {
  readonly title?: string | undefined;
  readonly text?: ReactNode;
  readonly onRetry?: (() => unknown) | undefined;
}

/** Stands where a screen's data would, when it could not be read. */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <Notice role="alert">
      <Mark aria-hidden>
        <TriangleAlert />
      </Mark>
      <h2>{title ?? t('error.title')}</h2>
      <p>{text ?? t('error.tryAgain')}</p>
      {onRetry && (
        <Button icon={<RotateCw aria-hidden />} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      )}
    </Notice>
  );
}
