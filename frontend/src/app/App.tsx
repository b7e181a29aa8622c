import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { LazyToaster } from '../shared/toast/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { styleNonce } from './nonce.ts';
import { Router } from './router.tsx';
import { ScrollAndFocus } from './ScrollAndFocus.tsx';
import { store } from './store.ts';

export function App() {
  return (
    <StyleSheetManager nonce={styleNonce}>
      <Provider store={store}>
        <BrowserRouter>
          <ErrorBoundary>
            <ScrollAndFocus />
            <Suspense>
              <Router />
            </Suspense>
          </ErrorBoundary>
          <LazyToaster />
        </BrowserRouter>
      </Provider>
    </StyleSheetManager>
  );
}
