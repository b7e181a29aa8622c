import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { LazyToaster } from '#shared/toast/index.ts';
import { AppShell } from '#widgets/app-shell/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Router } from './router.tsx';
import { ScrollAndFocus } from './ScrollAndFocus.tsx';
import type { AppStore } from './store.ts';

/** The same as in `index.html`, until the table of the screens is there. */
const boot = (
  <div className="boot">
    <img src="/favicon.svg" width={34} height={34} alt="" />
  </div>
);

interface AppProps {
  readonly store: AppStore;
  /** What the page was rendered from on the server; null where it was not. */
  readonly readBefore?: ReturnType<AppStore['getState']> | null;
}

/** Everything inside of the router: the browser's and the server's are two. */
export function App({ store, readBefore = null }: AppProps) {
  return (
    <Provider store={store} {...(readBefore ? { serverState: readBefore } : {})}>
      <Screens />
      <LazyToaster />
    </Provider>
  );
}

/** Where the table of the screens cannot be loaded, the way to others stays; where that is what broke, the words alone do. */
function Screens() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary at={pathname}>
      <ErrorBoundary at={pathname} Frame={AppShell}>
        <ScrollAndFocus />
        <Suspense fallback={boot}>
          <Router />
        </Suspense>
      </ErrorBoundary>
    </ErrorBoundary>
  );
}
