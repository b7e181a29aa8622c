import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { LazyToaster } from '../shared/toast/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Router } from './router.tsx';
import { ScrollAndFocus } from './ScrollAndFocus.tsx';
import { store } from './store.ts';

const nonce = globalThis.__webpack_nonce__;

export function App() {
  return (
    <StyleSheetManager {...(nonce ? { nonce } : {})}>
      <Provider store={store}>
        <BrowserRouter>
          <ErrorBoundary>
            <ScrollAndFocus />
            <Router />
          </ErrorBoundary>
          <LazyToaster />
        </BrowserRouter>
      </Provider>
    </StyleSheetManager>
  );
}
