import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { LazyToaster } from '#shared/toast/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { styleNonce } from './nonce.ts';
import { Router } from './router.tsx';
import { ScrollAndFocus } from './ScrollAndFocus.tsx';
import { store } from './store.ts';

/** The same as in `index.html`, until the table of the screens is there. */
const boot = (
  <div className="boot">
    <img src="/favicon.svg" width={34} height={34} alt="" />
  </div>
);

export function App() {
  return (
    <StyleSheetManager nonce={styleNonce}>
      <Provider store={store}>
        <BrowserRouter>
          <ErrorBoundary>
            <ScrollAndFocus />
            <Suspense fallback={boot}>
              <Router />
            </Suspense>
          </ErrorBoundary>
          <LazyToaster />
        </BrowserRouter>
      </Provider>
    </StyleSheetManager>
  );
}
