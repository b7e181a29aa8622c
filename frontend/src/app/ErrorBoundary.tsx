import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, Page } from '#shared/ui/index.ts';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
}

/** A screen that breaks leaves the rest of the product standing and can be tried again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Broken onRetry={() => (isLoadFailure(error) ? location.reload() : this.setState({ error: null }))} />
    );
  }
}

/** Browsers remember a module that failed to load: only a reload asks for it again. */
function isLoadFailure(error: Error): boolean {
  return /dynamically imported module|importing a module script|error loading|preload/i.test(error.message);
}

function Broken({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Page>
      <ErrorState title={t('error.pageTitle')} text={t('error.pageText')} onRetry={onRetry} />
    </Page>
  );
}
