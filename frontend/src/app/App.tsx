import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { LazyToaster } from '#shared/toast/index.ts';
import { AppShell } from '#widgets/app-shell/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Router } from './routing/router.tsx';
import { ScrollAndFocus } from './routing/ScrollAndFocus.tsx';
import { WaitingBar } from './WaitingBar.tsx';
import type { AppStore } from './store.ts';

/** The same markup as in `index.html`, shown until the table of the screens is loaded. */
const boot = (
  <div className="boot">
    <img src="/favicon.svg" width={34} height={34} alt="" />
  </div>
);

interface AppProps {
  readonly store: AppStore;
  /** The data that the server rendered the page from; null if the server did not render it. */
  readonly readBefore?: ReturnType<AppStore['getState']> | null;
}

/** Everything inside the router. The browser and the server use different routers. */
export function App({ store, readBefore = null }: AppProps) {
  return (
    <Provider store={store} {...(readBefore ? { serverState: readBefore } : {})}>
      <Screens />
      <WaitingBar />
      <LazyToaster />
    </Provider>
  );
}

/** If the table of screens fails to load, navigation stays. If navigation itself breaks, only the words remain. */
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
