import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { refetchAll, type ApiDispatch } from '../../api/index.ts';
import { isLoadFailure } from '../../lib/index.ts';
import { ErrorState } from './ErrorState.tsx';

interface Props {
  readonly children: ReactNode;
  /** Replaces the error in parts that are too small to show one. */
  readonly fallback?: ReactNode;
}

interface State {
  readonly error: Error | null;
}

/** One part of a page, such as a tile or a tab: if it cannot be drawn, the rest of the page still works. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, fallback } = this.props;
    if (!error) return children;
    // Only a reload of the page helps, and the page's own boundary offers it.
    if (isLoadFailure(error)) throw error;
    return fallback ?? <BrokenPart onRetry={() => this.setState({ error: null })} />;
  }
}

function BrokenPart({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const dispatch = useDispatch<ApiDispatch>();
  const retry = (): void => {
    refetchAll(dispatch);
    onRetry();
  };
  return <ErrorState title={t('error.partTitle')} text={t('error.partText')} onRetry={retry} />;
}
