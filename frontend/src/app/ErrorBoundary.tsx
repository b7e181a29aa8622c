import { Component, Fragment, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLoadFailure, StaleCode } from '#shared/lib/index.ts';
import { ErrorState, Page } from '#shared/ui/index.ts';
import { Usable } from './Usable.tsx';

interface Props {
  readonly children: ReactNode;
  /** The address. A change clears the error. */
  readonly at: string;
  /** The frame around the error message, so that other screens stay reachable. */
  readonly Frame?: ComponentType<{ readonly children: ReactNode }>;
}

interface State {
  readonly error: Error | null;
  readonly at: string;
}

/** A screen that breaks does not affect the rest of the product, and the user can try it again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, at: this.props.at };

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { error: null, at };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof StaleCode) location.reload();
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, Frame = Fragment } = this.props;
    if (!error) return children;
    return (
      <Frame>
        <Broken onRetry={() => (isLoadFailure(error) ? location.reload() : this.setState({ error: null }))} />
      </Frame>
    );
  }
}

function Broken({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Page>
      <Usable />
      <ErrorState title={t('error.pageTitle')} text={t('error.pageText')} onRetry={onRetry} />
    </Page>
  );
}
